// The yardstick of our measurements: a bare Node `ws` server. Four clients a table; a move comes in, turn and card are
// checked, four different private views go out. No accounts, rules, clocks or journal. `node server.mjs <port>`
import { WebSocketServer } from 'ws';

const SEATS = 4;
const SUITS = ['O', 'C', 'E', 'B'];
const tables = new Map();

const newTable = () => ({
  version: 0,
  turn: 0,
  next: 0,
  pile: '7O',
  hands: Array.from({ length: SEATS }, () => []),
  lines: Array(SEATS).fill(null),
});

const card = (table) => `${(table.next % 12) + 1}${SUITS[table.next++ % 4]}`;

function view(table, seat) {
  return JSON.stringify({
    type: 'state',
    version: table.version,
    turn: table.turn,
    pile: table.pile,
    hand: table.hands[seat],
    you: { seat, legal: { play: { cards: table.hands[seat] }, draw: { count: 1 } } },
    seats: table.hands.map((hand, other) => ({ seat: other, name: `player ${other}`, hand_size: hand.length })),
    events: [{ type: 'played', seat: (table.turn + SEATS - 1) % SEATS, card: table.pile }],
  });
}

function show(table) {
  for (let seat = 0; seat < SEATS; seat++) table.lines[seat]?.send(view(table, seat));
}

function act(table, seat, text) {
  const message = JSON.parse(text);
  const played = message.action?.play;
  const at = table.hands[seat].indexOf(played);
  if (message.type !== 'act' || message.version !== table.version || seat !== table.turn || at < 0) {
    table.lines[seat].send(JSON.stringify({ type: 'error', id: message.id, code: 'not_now' }));
    return;
  }
  table.hands[seat].splice(at, 1, card(table));
  table.pile = played;
  table.turn = (table.turn + 1) % SEATS;
  table.version++;
  show(table);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[2]), perMessageDeflate: false });
server.on('connection', (line, request) => {
  const [, code, place] = request.url.split('/');
  const seat = Number(place);
  if (!tables.has(code)) tables.set(code, newTable());
  const table = tables.get(code);
  table.hands[seat] = Array.from({ length: 7 }, () => card(table));
  table.lines[seat] = line;
  line.on('message', (text) => act(table, seat, text));
  line.on('close', () => tables.delete(code));
  if (table.lines.every(Boolean)) show(table);
});
server.on('listening', () => console.log('ready'));
