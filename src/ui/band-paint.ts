/** Paint of the bands by the colour names of IEC 60062; the same by day and night, because parts do not change. */
export const bandPaint: Readonly<Record<string, string>> = {
  black: '#1b1b1d',
  brown: '#7a4a22',
  red: '#c9271f',
  orange: '#e8781a',
  yellow: '#ecc70c',
  green: '#2a8f45',
  blue: '#2055b5',
  violet: '#7b3fa8',
  grey: '#80868f',
  white: '#f4f4f2',
  gold: '#b8923a',
  silver: '#b4b9c0',
  pink: '#f3a0c0',
  none: 'transparent',
};
