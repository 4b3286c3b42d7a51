// Words of the table page in Spanish: seats, actions, log, chat, results.

export const table = {
  title: 'Mesa',
};
