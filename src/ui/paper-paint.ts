/** Colors of a document's page and of what is marked on it: paper is white and its print dark, whatever the theme is. */
export const paperPaint = {
  paper: '#fff',
  print: '#111',
  selected: 'rgb(30 90 200 / 0.3)',
  found: 'rgb(255 210 0 / 0.45)',
  current: 'rgb(255 120 0 / 0.6)',
} as const;
