// Small line drawings that many pages share, as paths on a 24-unit square.

export const back = 'M15 5l-7 7 7 7';
export const close = 'M6 6l12 12M18 6L6 18';
export const settings =
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z';
export const person = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5';
export const chip =
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3.5V8M12 16v4.5M3.5 12H8M16 12h4.5';
export const copy = 'M9 9h10v11H9zM5 15V4h10';
export const check = 'M5 12.5l4.5 4.5L19 7.5';
export const warning = 'M12 4l9 16H3zM12 10v4.5M12 17v.3';
export const plus = 'M12 5v14M5 12h14';
export const table = 'M3 9.5h18M5 9.5v10M19 9.5v10M12 9.5V5M8.5 5h7';
