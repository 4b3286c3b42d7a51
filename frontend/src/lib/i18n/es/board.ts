// Words that every game's board shares, in Spanish.

export const board = {
  hand_of: (n: string, max: string) => `Mano ${n} de ${max}`,
  hand: (n: string) => `Mano ${n}`,
  phases: {
    between_hands: 'Entre manos',
    betting_1: 'Primera ronda',
    draw: 'Descarte',
    betting_2: 'Segunda ronda',
    playing: 'En juego',
    match_over: 'Fin de la partida',
  },
  bar: 'Tus jugadas',
  no: 'No',
  pause: {
    next: 'Siguiente mano',
    first: 'Repartir',
    ready: 'Listo',
    waiting_for: (names: string) => `Falta ${names}`,
    in_seconds: (n: string) => `Sigue en ${n} s`,
    to_end: 'Ver la clasificación',
  },
  scores: {
    region: 'Resultado de la mano',
    total: (points: string) => `total ${points}`,
  },
  watching: 'Estás mirando.',
  plays: (name: string) => `Juega ${name}`,
  sending: 'Un momento…',
};
