// Refusals in Spanish: each names the rule and the way out.
import type { ErrorData } from '../context';
import type { ErrorCode } from '../error-codes';
import { figure } from './figure';

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
    if (Array.isArray(d.seats) && d.seats.length > 0)
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

  not_drawn_yet: () => 'Primero hay que robar una carta; después sigue tu turno.',
  already_drawn: () => 'Ya robaste en este turno. Ahora juega, o termina el turno.',

  offline: () => 'No hay conexión con el servidor. Revisa tu red; lo intentamos de nuevo solos.',
  closed: () => 'La conexión con esta mesa terminó, así que la orden no se envió.',
  unknown: () => 'El servidor rechazó la orden. Inténtalo de nuevo o recarga la página.',
};
