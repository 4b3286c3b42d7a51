// Words of the settings in English.
import type { choices as es } from '../es/choices';

export const choices: typeof es = {
  language: 'Language',
  theme: 'Looks',
  theme_system: 'As the system',
  theme_light: 'Light linen',
  theme_dark: 'Evening',
  sound: 'Sound',
  sound_help: 'Soft taps: your turn, cards and chips.',
  vibration: 'Vibration',
  vibration_help: 'A short one when your turn comes.',
  four_colour: 'One colour per suit',
  four_colour_help: 'Besides its shape, every suit has a colour of its own.',
  large_index: 'Large indices',
  large_index_help: 'Number and suit in the corner, larger.',
};
