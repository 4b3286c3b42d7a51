// Words that every game's board shares, in English.

export const board = {
  bar: 'Your acts',
  no: 'No',
};
