// One English sentence for each event of a table: the log, the live region and the notices all say exactly this.
import type { TableEvent } from '$lib/protocol';
import type { Sentences } from '../context';
import { says } from './telling';

export const events: Sentences<TableEvent> = {
  sat: (e, c) => (c.isMe(e.seat) ? 'You sit down at the table.' : `${e.name} sits down at the table.`),
  stood: (e) => `${e.name} gets up from the table.`,
  bot_added: (e) => `${e.name}, a bot, joins the table.`,
  bot_removed: (e) => `${e.name}, a bot, leaves the table.`,
  kicked: (e) => `${e.name} had to leave the table.`,
  host_changed: (e) => (e.name ? `${e.name} is now the host.` : 'There is no host: whoever sits down next will be.'),
  match_started: (e) => `Match ${e.number} begins${e.practice ? ', for practice' : ''}.`,
  timed_out: (e, c) => says(c, e.seat, 'ran out of time.', 'ran out of time.'),
  went_absent: (e, c) =>
    says(c, e.seat, 'are marked absent: the table plays for you.', 'is absent: the table plays in their place.'),
  came_back: (e, c) => says(c, e.seat, 'are back.', 'is back.'),
  parked: () => 'The table pauses until somebody is back.',
  resumed: () => 'The match goes on.',
  match_voided: () => 'The match was voided and everybody got their chips back.',
  match_abandoned: () => 'The last person left: the match is over.',
  frozen: () => 'The table was stopped to check the chips. Nobody loses anything.',
  link_changed: () => 'The link of the table has changed: the old one no longer works.',
};
