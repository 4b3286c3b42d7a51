// Words about one's own chips and sessions in Spanish: asking for a refill, receipts, where one is logged in.

export const purse = {
  guest: {
    title: 'Esta visita vive solo en este navegador',
    text: (chips: string) =>
      `Si borras sus datos, o pasan 180 días sin que entres, se pierden este nombre y sus ${chips} fichas. Con una cuenta los conservas y entras desde cualquier lugar.`,
    link: 'Crear una cuenta',
    login: (chips: string) =>
      `Al entrar con otra cuenta, esta visita se cierra y no se puede recuperar: su nombre y sus ${chips} fichas no pasan a la cuenta. Para conservarlas, crea una cuenta con ella.`,
  },

  refill: {
    title: 'Pedir fichas',
    lead: 'Quien administra el sitio lo ve enseguida y decide.',
    amount: 'Cuántas',
    amount_help: (most: string) => `De 1 a ${most}.`,
    note: 'Nota',
    note_help: 'Opcional. Por ejemplo: «para la revancha».',
    ask: 'Pedir',
    asked: 'Petición enviada.',
    range: (most: string) => `Escribe un número entero de 1 a ${most}.`,
    note_wrong: 'La nota tiene hasta 200 letras, sin signos ocultos.',
    pending: (chips: string) => `Pediste ${chips} fichas. En espera de respuesta.`,
    approved: (chips: string) => `Recibiste ${chips} fichas.`,
    denied: 'Esta vez no se concedió.',
    answer: (text: string) => `Respuesta: «${text}»`,
    own_note: (text: string) => `Tu nota: «${text}»`,
    meanwhile:
      'Mientras tanto puedes jugar sin fichas: la práctica contra bots y las mesas sin apuesta no cuestan nada.',
    play: 'Jugar de práctica',
  },

  poor: {
    title: (missing: string) => `Te faltan ${missing} fichas para esta mesa`,
    text: 'Puedes pedir fichas, jugar de práctica contra bots o abrir una mesa más pequeña o sin apuesta.',
    asked: 'Tu petición está en espera. Mientras, la práctica y las mesas sin apuesta no cuestan nada.',
    ask: 'Pedir fichas',
    play: 'Jugar de práctica',
    create: 'Abrir otra mesa',
  },

  receipt: {
    title: 'En fichas',
    buy_in: 'Entrada',
    refills: 'Recargas',
    pay_out: 'Te llevaste',
    net: 'Resultado',
  },

  sessions: {
    title: 'Dónde tienes la sesión abierta',
    lead: 'Cierra las que no reconozcas.',
    current: 'este navegador',
    unknown: 'Navegador desconocido',
    on: (browser: string, system: string) => `${browser} en ${system}`,
    used: (when: string) => `Último uso: ${when}`,
    end: 'Cerrar',
    end_one: (device: string) => `Cerrar la sesión de ${device}`,
    end_others: 'Cerrar todas las demás',
    ended: 'Sesión cerrada.',
  },

  password: {
    common:
      'Esa contraseña es de las primeras que se prueban. Elige otra: varias palabras sin relación funcionan bien.',
    simple: 'Esa contraseña se repite demasiado. Mezcla más letras distintas.',
    username: 'La contraseña no puede ser el nombre de usuario. Elige otra.',
  } as Record<string, string>,

  banned: (until: string | null) =>
    until
      ? `Esta cuenta está suspendida hasta el ${until}. Si crees que es un error, habla con quien administra el sitio.`
      : 'Esta cuenta está suspendida. Si crees que es un error, habla con quien administra el sitio.',

  desk: { title: 'Administración', text: 'Recargas, personas, mesas y libros.', link: 'Abrir el escritorio' },
};
