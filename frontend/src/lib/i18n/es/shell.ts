// Words of the frame around every page in Spanish: header, notices, settings, error states.

export const shell = {
  app: 'Sobremesa',
  tagline: 'Juegos de cartas, como después de comer',
  description: 'Juegos de cartas de sobremesa, en vivo, con amigos o con bots. Sin instalar nada.',
  skip: 'Saltar al contenido',
  home: 'Inicio',
  main_nav: 'Principal',
  footer_nav: 'Más',
  loading: 'Un momento…',
  settings: 'Ajustes',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  saved: 'Guardado.',
  retry: 'Intentar de nuevo',
  back_home: 'Volver al inicio',
  yes: 'Sí',
  no: 'No',
  copy: 'Copiar',
  copied: 'Copiado.',
  new_version: 'Hay una versión nueva de la página.',

  nav: {
    rules: 'Reglas',
    glossary: 'Glosario',
    fair: 'Juego limpio',
    me: 'Tu perfil',
    enter: 'Entrar',
    create: 'Crear mesa',
  },

  glossary: {
    title: 'Glosario',
    lead: 'Las palabras de la mesa. En el juego, toca cualquiera de ellas para ver su línea.',
  },

  footer_note: 'Fichas de juguete. Sin anuncios, sin dinero.',

  chips: (n: string) => `${n} fichas`,
  chip: '1 ficha',
  balance: (n: string) => `Saldo: ${n} fichas`,
  in_play: (n: string) => `${n} en juego`,
  in_play_long: (n: string) => `${n} fichas en juego en una mesa`,

  your_seat: {
    title: 'Tienes un asiento',
    at: (name: string) => `Tu asiento en ${name} te espera.`,
    plain: 'Tu asiento en una mesa te espera.',
    back: 'Volver a la mesa',
  },

  not_found: {
    title: 'Aquí no hay ninguna mesa',
    text: 'La página que buscas no existe. Puede que el enlace esté incompleto: pide que te lo envíen de nuevo.',
  },
  failed: {
    title: 'La página no se pudo abrir',
    text: 'Puede que la red haya fallado o que haya una versión nueva.',
    part: 'Esta parte no se pudo cargar: puede que la red haya fallado.',
  },

  connection: {
    connecting: 'Conectando…',
    waiting: 'Sin conexión. Reintentando…',
    restarting: 'El servidor se reinicia y vuelve solo en segundos.',

    retry_now: 'Intentar ya',
  },
  closed_title: 'La mesa ya no está',
  closed: {
    taken_over: 'Esta mesa se abrió en otra pestaña o dispositivo. Aquí ya no se actualiza.',
    kicked: 'Quien lleva la mesa te pidió que la dejaras.',
    banned: 'Tu cuenta está suspendida. Si crees que es un error, escribe a quien administra el sitio.',
    table_closed: 'La mesa se cerró.',
    expired: 'Tu sesión caducó. Elige un nombre para seguir.',
    logged_out: 'Cerraste la sesión en este navegador.',
    no_session: 'Elige un nombre para sentarte o mirar.',
    not_found: 'Esta mesa no existe, o su enlace cambió. Pide un enlace nuevo a quien te invitó.',
    restarting: 'El servidor se reinicia y vuelve solo en segundos.',
    take_back: 'Seguir aquí',
  },
};
