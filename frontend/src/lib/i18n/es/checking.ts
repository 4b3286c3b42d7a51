// Words of checking a deal in Spanish.

export const checking = {
  lead: 'Antes de repartir, el servidor fija el orden del mazo con una huella. Después puedes comprobar que ninguna carta que viste cambió.',
  commitment: 'Huella de la semilla de esta mano',
  root: 'Raíz del mazo barajado',
  none: 'Aparece cuando se reparte.',
  seed: 'Tu texto para la mezcla',
  seed_help: 'Se mezcla con la semilla del servidor en el próximo reparto. Opcional.',
  seed_save: 'Usarlo',
  seed_saved: 'Entrará en la próxima mezcla.',
  check: 'Comprobar mis cartas',
  checking: 'Comprobando…',
  sound: (n: string) => `${n} cartas comprobadas: todas estaban en el mazo fijado antes de repartir.`,
  sound_one: '1 carta comprobada: estaba en el mazo fijado antes de repartir.',
  unsound: (cards: string) =>
    `No coincide con el mazo fijado: ${cards}. Guarda esta pantalla y avisa a quien administra el sitio.`,
  other_root: 'La raíz recibida no es la que se anunció en esta mano.',
  nothing: 'Todavía no has visto cartas que comprobar.',
  positions: 'Carta y su lugar en el mazo',
  place: (n: string) => `lugar ${n}`,
  ok: 'coincide',
  bad: 'no coincide',
  more: 'Cómo funciona',
};
