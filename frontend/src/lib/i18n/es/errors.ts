// Refusals in Spanish: each names the rule and the way out.
import type { ErrorData } from '../context';
import type { ErrorCode } from '../error-codes';

const figure = (data: ErrorData, key: string): string | null => {
  const value = data[key];
  return typeof value === 'number' ? new Intl.NumberFormat('es').format(value) : null;
};

/** Why cards are no meld, by the server's reason. */
const MELDS: Record<string, string> = {
  too_few_cards: 'Una combinación tiene al menos tres cartas. Añade otra.',
  too_many_cards: 'Un grupo de iguales tiene cuatro cartas como mucho. Quita una.',
  two_jokers: 'Solo puede haber un comodín por combinación. Quita uno.',
  neither_rank_nor_suit: 'Las cartas no son ni del mismo número ni del mismo palo. Elige otras.',
  joker_as: 'El comodín no puede representar esa carta aquí. Elige otra.',
  suit_twice: 'En un grupo cada palo va una sola vez. Cambia la carta repetida.',
  joker_inside: 'En una escalera el comodín va al principio o al final, nunca en medio.',
  past_the_ace: 'La escalera termina en el as: no sigue después de él.',
  not_consecutive: 'Las cartas de la escalera no van seguidas. Revisa el orden.',
};

export const errors: Record<ErrorCode, (data: ErrorData) => string> = {
  no_session: () => 'Aún no tenemos tu nombre, o tu sesión terminó. Elige un nombre y sigue.',
  not_found: () => 'Eso no existe, o el enlace ya no vale. Revisa la dirección o pide un enlace nuevo.',
  forbidden: () => 'Eso solo puede hacerlo otra persona. Si crees que te toca a ti, vuelve a entrar.',
  bad_origin: () => 'La petición llegó desde otra página. Abre el juego en su propia dirección e inténtalo de nuevo.',
  bad_request: (d) => {
    if (d.field !== 'name') return 'Hay un dato que no cumple lo pedido. Revísalo y envíalo de nuevo.';
    return figure(d, 'longest')
      ? `Un nombre tiene de 1 a ${figure(d, 'longest')} letras. Acórtalo.`
      : 'Ese nombre lleva signos que no se ven. Escríbelo de otra forma.';
  },
  name_taken: () => 'Ese nombre de usuario ya tiene dueño. Prueba con otro.',
  bad_credentials: () => 'El usuario o la contraseña no coinciden. Revísalos e inténtalo otra vez.',
  refill_pending: () => 'Ya pediste una recarga y está en espera. Cuando la respondan podrás pedir otra.',
  already_decided: () => 'Esa petición ya se decidió de otra forma. Actualiza la lista para verla.',
  key_reused: () => 'Esa petición ya se envió con otros datos. Recarga la página antes de repetirla.',
  insufficient_balance: (d) => {
    const needed = figure(d, 'needed') ?? figure(d, 'amount');
    if (Array.isArray(d.seats))
      return 'No todos pueden pagar la entrada con su saldo. Bajen las fichas iniciales o juega quien alcance.';
    return needed
      ? `Tu saldo no alcanza: sentarse aquí cuesta ${needed} fichas. Elige una mesa más pequeña o de práctica.`
      : 'Tu saldo no alcanza para esta mesa. Elige una más pequeña o una de práctica.';
  },
  rate_limited: (d) =>
    d.reason === 'tables'
      ? 'Ya tienes muchas mesas abiertas. Cierra o usa una de ellas.'
      : 'Vas demasiado rápido. Espera un momento y vuelve a intentarlo.',
  unavailable: () => 'El servidor no pudo guardar la jugada, así que no cuenta. Inténtalo en unos segundos.',

  bad_message: () => 'El servidor no entendió el mensaje. Recarga la página para tener la última versión.',
  not_host: () => 'Eso lo decide quien lleva la mesa. Pídeselo.',
  not_seated: () => 'Estás mirando: para hacer eso hay que tener asiento.',
  already_seated: () => 'Ya tienes un asiento. Levántate primero si quieres otro.',
  seat_taken: () => 'Ese asiento se acaba de ocupar. Elige otro.',
  seat_empty: () => 'En ese asiento ya no hay nadie.',
  table_full: () => 'La mesa está completa. Puedes mirar mientras se libera un asiento.',
  wrong_phase: () => 'Ahora no toca eso: espera el momento de la mano en que se hace.',
  not_enough_players: () => 'Para empezar hacen falta dos asientos ocupados. Invita a alguien o suma un bot.',
  stale: () => 'La mesa cambió mientras decidías. Mira cómo quedó y vuelve a elegir.',
  too_soon: () => 'Todavía no: hay unos segundos de gracia. Espera un instante.',
  kicked: () => 'Quien lleva esta mesa te pidió que la dejaras. Hay otras mesas en la sala.',
  internal: () => 'Algo falló de nuestro lado. La mesa sigue en pie; inténtalo de nuevo.',

  bad_action: () => 'Esa jugada no es válida: usa cantidades enteras desde 1 y cartas que existan.',
  not_your_turn: () => 'No es tu turno. Espera a que el aro dorado llegue a ti.',
  card_not_in_hand: () => 'No tienes esa carta en la mano. Elige entre las tuyas.',

  nothing_to_call: () => 'Nadie ha apostado en esta ronda: no hay nada que igualar ni subir. Pasa o apuesta.',
  must_call: (d) => {
    const amount = figure(d, 'to_match');
    return amount
      ? `La apuesta de la ronda está en ${amount}: iguala, sube o retírate.`
      : 'Ya hay una apuesta: solo puedes igualar, subir o retirarte.';
  },
  amount_too_low: (d) => {
    const min = figure(d, 'min') ?? figure(d, 'min_to');
    return min
      ? `La cantidad no llega: el mínimo es ${min}.`
      : 'La cantidad no llega: para subir hay que superar la apuesta de la ronda.';
  },
  not_enough_chips: (d) => {
    const max = figure(d, 'max') ?? figure(d, 'max_to');
    return max
      ? `No te alcanzan las fichas: puedes llegar hasta ${max}.`
      : 'No te alcanzan las fichas. Baja la cantidad o juega tu resto.';
  },
  raising_closed: () => 'Un resto cerró las subidas en esta ronda: solo puedes igualar o retirarte.',
  too_many_cards: (d) => `Puedes descartar hasta ${figure(d, 'max') ?? '4'} cartas. Suelta alguna.`,
  refill_not_allowed: () => 'La recarga es solo entre manos, con 0 fichas y en mesas que la permiten.',

  not_drawn_yet: () => 'Primero hay que robar una carta; después sigue tu turno.',
  already_drawn: () => 'Ya robaste en este turno. Ahora juega, o termina el turno.',

  first_lap: () =>
    'En la primera vuelta solo se roba del mazo y se descarta. Desde la segunda podrás bajar y tomar del pozo.',
  stock_only: () => 'Devolviste la carta tomada: en este turno solo puedes robar del mazo.',
  no_such_meld: () => 'Esa combinación no está en la mesa. Elige una de las que ves.',
  bad_meld: (d) =>
    MELDS[String(d.reason)] ??
    'Esas cartas no forman combinación: hacen falta tres o cuatro iguales, o tres seguidas de un palo.',
  needs_51: (d) => {
    const points = typeof d.points === 'number' ? d.points : null;
    const needed = typeof d.needed === 'number' ? d.needed : 51;
    return points === null
      ? 'Para bajar hacen falta 51 puntos. Añade otra combinación.'
      : `Llevas ${points} de ${needed} puntos: faltan ${needed - points} para bajar.`;
  },
  needs_clean_meld: () => 'Para bajar, al menos una combinación tiene que ir sin comodín. Arma una limpia.',
  not_down: () => 'Primero tienes que bajar con 51 puntos; después podrás añadir cartas y cambiar comodines.',
  does_not_extend: () => 'Esa carta no continúa esa combinación. Prueba en otra, o con otra carta.',
  end_required: () => 'La carta entra por los dos lados: elige si va al principio o al final.',
  no_such_joker: () => 'Ese comodín representa otra carta. Solo se cambia por la carta exacta.',
  taken_card_not_placed: () => 'Tomaste una carta del pozo: bájala en este turno, o devuélvela y roba del mazo.',
  nothing_to_put_back: () => 'No hay carta tomada que devolver.',

  pending_draw: (d) => {
    const pending = figure(d, 'pending');
    return pending
      ? `Te tiraron un 2: responde con otro 2 o roba ${pending}.`
      : 'Te tiraron un 2: responde con otro 2 o roba las cartas.';
  },
  does_not_fit: () => 'No coincide con la carta de la mesa: juega el mismo número, el mismo palo o un comodín.',
  must_play: () => 'Tienes una carta que sirve: hay que jugarla antes de robar o pasar.',
  not_one_card: () => 'Lo de «me queda una» se dice al quedarte con una sola carta, no antes.',
  not_vulnerable: () => 'No puedes cantarle «jodete»: lo dijo a tiempo, o ya pasó el momento.',

  offline: () => 'No hay conexión con el servidor. Revisa tu red; lo intentamos de nuevo solos.',
  closed: () => 'La conexión con esta mesa terminó, así que la orden no se envió.',
  unknown: () => 'El servidor rechazó la orden. Inténtalo de nuevo o recarga la página.',
};
