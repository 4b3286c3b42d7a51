// Who plays a seat of the match, for every game's board.
import type { Seat, Table } from '$lib/protocol';

/** Whoever plays this seat of the match; after the match also somebody who has left the table since. */
export function playerAt(table: Table, seat: number): Seat | null {
  if (table.phase === 'playing') return table.seats[seat] ?? null;
  const player = table.match?.players[seat];
  if (!player) return null;
  const same = (other: Seat | null) => other?.user_id === player.user_id && other?.name === player.name;
  return table.seats.find(same) ?? { ...player, level: null, connected: false, absent: false, left: true };
}
