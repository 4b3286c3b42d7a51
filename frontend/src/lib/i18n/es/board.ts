// Words that every game's board shares, in Spanish.

export const board = {
  bar: 'Tus jugadas',
  no: 'No',
};
