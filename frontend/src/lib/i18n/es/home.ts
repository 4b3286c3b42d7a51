// Words of the way in, in Spanish: a name, a seat, the tables that are open.

export const home = {
  name: {
    label: '¿Cómo te llamas?',
    help: 'Hasta 20 letras.',
    placeholder: 'Tu nombre',
    greeting: (name: string) => `Hola, ${name}.`,
    change: 'Cambiar',
    keep: 'Guardar con una cuenta',
    needed: 'Escribe un nombre para seguir.',
  },

  gate: { sit: 'Sentarme a jugar', watch: 'Solo mirar' },

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
};
