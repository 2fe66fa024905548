/** Bounds of what a package outline may say, for its schema and for the form that reads it as typed. */

/** Of every dimension; none but the height, which may be unknown, is 0. */
export const mostMillimetres = 500;
export const pinBounds = { least: 0, most: 2000 } as const;
export const rowBounds = { least: 1, most: 100 } as const;
