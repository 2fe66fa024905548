/** Rows of texts, whatever file they came from. */
export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  cells: string[];
}

export interface Table {
  /** Null for a text. */
  name: string | null;
  rows: TableRow[];
  /** What parts the columns of a text; null for a sheet, a space for lines that are read as sentences. */
  delimiter: Delimiter | null;
}

export type Delimiter = ',' | ';' | '\t' | '|' | ' ';

/** More columns than anybody's bill has. */
export const mostColumns = 200;
/** Characters of a cell. What is longer is cut, which loses no part: a row that names more references than that is refused. */
export const longestCell = 20_000;

export function isEmptyRow({ cells }: Pick<TableRow, 'cells'>): boolean {
  return cells.every((cell) => cell === '');
}

/** A cell on one line, without the spaces and invisible signs around it. */
export function cleanCell(text: string): string {
  return (
    text
      // A cell mostly of spaces is cleaned no further than that, either.
      .slice(0, 2 * longestCell)
      // What was µ or Ω before somebody saved the file in a wrong encoding.
      .replace(/(\d ?)\ufffd(?=[AFHVWms](?![\p{L}]))/gu, '$1µ')
      // eslint-disable-next-line no-control-regex -- control characters are what is taken out
      .replace(/[\s\u0000-\u001f\u007f\u00a0\u200b-\u200f\u2060\ufeff]+/gu, ' ')
      .trim()
      .slice(0, longestCell)
  );
}

/** `A` to `Z`, then `AA`. */
export function columnLetter(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last;
}
