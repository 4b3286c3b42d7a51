// Words of the form for a new table in English.
import type { create as es } from '../es/create';

export const create: typeof es = {
  title: 'Create a table',
  lead: 'You set the house rules. They are fixed once the match begins.',
  game: 'Game',
  who: 'Who may come in?',
  private: 'Only with the link',
  private_help: 'Share it with whom you like; nobody else finds it.',
  public: 'Anybody',
  public_help: 'It is listed in the lobby for whoever looks for a table.',
  name: 'Name of the table',
  name_help: 'Optional. For example: “Thursday’s table”.',
  seats: 'Seats',
  house_rules: 'House rules',
  practice: 'Practice table',
  practice_help: 'Moves nobody’s balance and counts for no ranking. With a bot at the table it is always so.',
  stake: 'Stake per person',
  stake_help: 'What everybody puts in at the start. The winner takes it.',
  cost: (chips) => `A seat will cost everybody ${chips} chips when the match begins.`,
  cost_none: 'A seat costs nothing.',
  range: (min, max) => `From ${min} to ${max}.`,
  submit: 'Create the table',
  creating: 'Laying the table…',
  between: (min, max) => `Write a whole number from ${min} to ${max}.`,
  together: (options) => `These do not go together: ${options}. Check them.`,
};
