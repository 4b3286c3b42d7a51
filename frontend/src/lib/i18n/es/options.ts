// Labels and help for the options of the games, by the option's key. An option missing here shows the server's own title.

export interface OptionWords {
  label: string;
  help: string;
  /** A word after the number, when one helps. */
  unit?: string;
}

export const options: { words: Record<string, OptionWords>; choice: (key: string, value: string) => string } = {
  words: {
    starting_chips: {
      label: 'Fichas iniciales',
      help: 'Con cuántas fichas empieza cada quien. Es también lo que cuesta el asiento.',
      unit: 'fichas',
    },
    ante: { label: 'Ante', help: 'Lo que todos ponen en el pozo antes de repartir.', unit: 'fichas' },
    max_hands: {
      label: 'Manos',
      help: 'La partida termina tras estas manos, o antes si solo queda alguien con fichas.',
    },
    turn_seconds: {
      label: 'Tiempo por turno',
      help: 'Si se acaba, se pasa cuando se puede; si no, se retira.',
      unit: 'segundos',
    },
    allow_refill: {
      label: 'Permitir recargas',
      help: 'Quien se queda en 0 puede volver a comprar sus fichas entre manos.',
    },
    limit: { label: 'Límite de puntos', help: 'Quien llega a este total queda fuera.', unit: 'puntos' },
    hand_size: { label: 'Cartas por mano', help: 'Con cinco o más personas se puede jugar con 5.', unit: 'cartas' },
    last_card_penalty: {
      label: 'Castigo por no decir «me queda una»',
      help: 'Cartas que roba quien se olvida.',
      unit: 'cartas',
    },
    target_points: {
      label: 'Puntos para terminar',
      help: 'La partida acaba cuando alguien llega aquí.',
      unit: 'puntos',
    },
  },
  choice: (_key, value) => value,
};
