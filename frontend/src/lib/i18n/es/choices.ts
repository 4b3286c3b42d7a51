// Words of the settings in Spanish.

export const choices = {
  language: 'Idioma',
  theme: 'Aspecto',
  theme_system: 'El del sistema',
  theme_light: 'Mantel claro',
  theme_dark: 'De noche',
  sound: 'Sonido',
  sound_help: 'Toques suaves: tu turno, cartas y fichas.',
  vibration: 'Vibración',
  vibration_help: 'Un toque corto cuando llega tu turno.',
  four_colour: 'Un color por palo',
  four_colour_help: 'Además de la forma, cada palo lleva su propio color.',
  large_index: 'Índices grandes',
  large_index_help: 'El número y el palo de la esquina, más grandes.',
};
