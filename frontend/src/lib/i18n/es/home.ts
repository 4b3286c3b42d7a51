// Words of the start page, the lobby and the form for a new table in Spanish.

export const home = {
  title: 'Inicio',
  headline: 'La mesa ya está puesta',
  lead: 'Cartas en vivo, con amigos o contra bots. Sin cuenta.',

  name: {
    label: '¿Cómo te llamas?',
    help: 'Hasta 20 letras.',
    placeholder: 'Tu nombre',
    greeting: (name: string) => `Hola, ${name}.`,
    change: 'Cambiar',
    keep: 'Guardar con una cuenta',
    needed: 'Escribe un nombre para seguir.',
  },

  play: {
    title: 'Jugar ahora',
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

  gate: { sit: 'Sentarme a jugar', watch: 'Solo mirar' },

  friends: {
    title: 'Con los tuyos',
    text: 'Crea una mesa, manda el enlace por el chat y empiecen cuando quieran. Entran con solo tocarlo.',
  },

  create: {
    link: 'Crear mesa',
    title: 'Crear una mesa',
    lead: 'Tú pones las reglas de la casa. Quedan fijas cuando empieza la partida.',
    game: 'Juego',
    who: '¿Quién puede entrar?',
    private: 'Solo con el enlace',
    private_help: 'Compártelo con quien quieras; nadie más la encuentra.',
    public: 'Cualquiera',
    public_help: 'Aparece en la sala para quien busque mesa.',
    name: 'Nombre de la mesa',
    name_help: 'Opcional. Por ejemplo: «La de los jueves».',
    seats: 'Asientos',
    house_rules: 'Reglas de la casa',
    practice: 'Mesa de práctica',
    practice_help: 'No mueve el saldo de nadie ni cuenta para la clasificación. Con un bot en la mesa siempre es así.',
    stake: 'Apuesta por persona',
    stake_help: 'Lo que cada quien pone al empezar. Se lo lleva quien gana.',
    cost: (chips: string) => `Sentarse costará ${chips} fichas a cada persona cuando empiece la partida.`,
    cost_none: 'Sentarse no cuesta nada.',
    range: (min: string, max: string) => `De ${min} a ${max}.`,
    submit: 'Crear la mesa',
    creating: 'Poniendo la mesa…',
    between: (min: string, max: string) => `Escribe un número entero de ${min} a ${max}.`,
    together: (options: string) => `Estos datos no van juntos: ${options}. Revísalos.`,
  },

  join: {
    title: 'Abrir un enlace',
    label: 'Enlace o código',
    help: 'Pega aquí el enlace que te enviaron.',
    button: 'Abrir',
    invalid: 'Eso no parece un enlace de mesa. Tiene que terminar en /t/ y un código.',
  },

  lobby: {
    title: 'Mesas abiertas',
    lead: 'Cualquiera puede sentarse o mirar.',
    empty: 'Ahora no hay mesas públicas. Crea una y aparecerá aquí.',
    offline: 'Sin conexión con la sala. Volvemos a intentarlo…',
    seats: (taken: string, seats: string) => `${taken} de ${seats} asientos`,
    free: (n: number) => (n === 0 ? 'completa' : n === 1 ? '1 libre' : `${n} libres`),
    watchers: (n: number) => (n === 1 ? '1 mirando' : `${n} mirando`),
    waiting: 'esperando',
    playing: 'en juego',
    finished: 'terminada',
    closed: 'cerrada',
    practice: 'práctica',
    buy_in: (chips: string) => `entrada ${chips}`,
    stake: (chips: string) => `apuesta ${chips}`,
    ante: (chips: string) => `ante ${chips}`,
    sit: 'Sentarse',
    watch: 'Mirar',
  },

  learn: {
    title: '¿Primera vez?',
    link: (game: string) => `Reglas de ${game}`,
  },
};
