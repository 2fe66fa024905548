/** A number of pieces from 1 to `most` as somebody types it, with or without separators; null when it is none. */
export function readPieces(text: string, most: number): number | null {
  const digits = text.replaceAll(/[\s.,'\u00a0\u202f]/g, '');
  const pieces = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return pieces >= 1 && pieces <= most ? pieces : null;
}
