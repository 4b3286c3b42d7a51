// The terms that the glossary explains, in the order in which it lists them.

export const TERMS = [
  'ajiley',
  'ante',
  'apostar',
  'comodin',
  'descarte',
  'ficha',
  'igualar',
  'mano',
  'mano_jugada',
  'mazo',
  'palo',
  'partida',
  'pasar',
  'pinta',
  'pozo',
  'practica',
  'recarga',
  'repartidor',
  'resto',
  'retirarse',
  'ronda',
  'showdown',
  'subir',
] as const;

export type Term = (typeof TERMS)[number];
