/** Where a text stands in the pieces that a page of a PDF is made of. */

/** A piece as pdf.js gives it; marks of structure have no text. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
}

/** From a sign of one piece to a sign of the same or a later one. */
export interface Match {
  page: number;
  from: { piece: number; sign: number };
  to: { piece: number; sign: number };
}

/** Most matches that are counted; a single letter in a thick manual has tens of thousands. */
export const mostMatches = 2000;

/** All places of a text on a page, whatever its case and its blanks; lines are read on. */
export function findText(pieces: readonly TextPiece[], wanted: string, page: number): Match[] {
  const words = wanted.trim().split(/\s+/);
  if (words[0] === '') return [];
  const starts: number[] = [];
  let text = '';
  for (const { str, hasEOL } of pieces) {
    starts.push(text.length);
    text += hasEOL ? `${str} ` : str;
  }
  const form = new RegExp(words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`\s+`), 'giu');
  const matches: Match[] = [];
  for (const { index, 0: found } of text.matchAll(form)) {
    matches.push({ page, from: placeOf(starts, index), to: placeOf(starts, index + found.length - 1) });
    if (matches.length >= mostMatches) break;
  }
  return matches;
}

/** The last piece that begins at or before a sign of the whole text: one without text gives way to the next. */
function placeOf(starts: readonly number[], at: number): Match['from'] {
  const piece = starts.findLastIndex((start) => start <= at);
  return { piece, sign: at - (starts[piece] ?? 0) };
}
