// Line drawings of the table page, as paths on the square of the shared ones.

export const chat =
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-7.5L7 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V7A1.5 1.5 0 0 1 5 5.5zM8 9.5h8M8 12.5h5';
export const menu = 'M4.5 7h15M4.5 12h15M4.5 17h15';
export const share = 'M12 15V4M8 7.5L12 3.5l4 4M6 12H5v8.5h14V12h-1';
export const send = 'M4 12L20 4.5 15.5 20l-4-6.5zM11.5 13.5L20 4.5';
export const mute =
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-7.5L7 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V7A1.5 1.5 0 0 1 5 5.5zM4 3l16 18';
export const bot =
  'M12 3.5v3M6.5 8.5h11a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM9.3 12.4v1.6M14.7 12.4v1.6';
