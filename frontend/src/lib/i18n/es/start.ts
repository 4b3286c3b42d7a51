// Words of the start page in Spanish.

export const start = {
  headline: 'La mesa ya está puesta',
  lead: 'Cartas en vivo, con amigos o contra bots. Sin cuenta.',
  play: {
    button: 'Jugar ahora contra bots',
    game: 'Juego',
    level: 'Nivel de los bots',
    easy: 'Tranquilo',
    normal: 'Parejo',
    hard: 'Duro',
    note: 'De práctica: no mueve tu saldo.',
    preparing: 'Poniendo la mesa…',
    table_name: (name: string) => `Práctica de ${name}`,
  },
  friends: {
    title: 'Con los tuyos',
    text: 'Crea una mesa, manda el enlace por el chat y empiecen cuando quieran. Entran con solo tocarlo.',
  },
  join: {
    title: 'Abrir un enlace',
    label: 'Enlace o código',
    help: 'Pega aquí el enlace que te enviaron.',
    button: 'Abrir',
    invalid: 'Eso no parece un enlace de mesa. Tiene que terminar en /t/ y un código.',
  },
  learn: {
    title: '¿Primera vez?',
    link: (game: string) => `Reglas de ${game}`,
  },
};
