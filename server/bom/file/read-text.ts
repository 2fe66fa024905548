/** Tables in texts: files of any delimiter, and lists that people type. */
import { CsvError, parse } from 'csv-parse/sync';
import { readFixed } from './read-fixed.ts';
import { readFreeLine } from '#server/bom/read-free-line.ts';
import { type Delimiter, type Table, cleanCell, mostColumns } from './table.ts';
import { unreadable } from './unreadable.ts';

const delimiters = ['\t', ';', ',', '|'] as const;
/** Rows of a text, empty ones and all: a hundred times those of the longest bill. */
const mostRows = 100_000;
/** Lines that a delimiter is judged by. */
const judged = 60;
/** First line by which a spreadsheet is told the delimiter. */
export const toldDelimiter = /^\s*sep=([,;|\t])\s*$/i;

/** The table of a text; one without delimiters is a list with a part and maybe a quantity in each line. */
export function readText(text: string): Table {
  if (text.trim() === '') throw unreadable('empty');
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  // The pattern captures delimiters only.
  const named = toldDelimiter.exec(first)?.[1] as Delimiter | undefined;
  const fixed = named ? null : readFixed(checkLength(text.split(/\r\n|\n|\r/, mostRows + 1)));
  if (fixed) return { name: null, rows: fixed, delimiter: null };
  const delimiter = named ?? guessDelimiter(text);
  if (delimiter === null) return readList(text);
  const rows = splitRows(text, delimiter).map((cells, index) => ({ row: index + 1, cells: cells.slice(0, mostColumns).map(cleanCell) }));
  return { name: null, rows: named ? rows.slice(1) : rows, delimiter };
}

/** The delimiter that most lines have equally often; null when none has. */
export function guessDelimiter(text: string): Exclude<Delimiter, ' '> | null {
  const lines = unquoted(text)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, judged);
  let best: { delimiter: (typeof delimiters)[number]; score: number } | null = null;
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const often = Map.groupBy(counts, (count) => count);
    const [columns, agreeing] = [...often].map(([count, all]) => [count, all.length] as const).toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
    // Designators have commas too, but seldom the same number of them in each line.
    const score = (agreeing / lines.length) * Math.min(columns, 4) * (counts.length / lines.length);
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  return best && best.score >= 0.25 ? best.delimiter : null;
}

/** Commas and line ends inside of quotes say nothing about the table. */
function unquoted(text: string): string {
  return text.slice(0, 200_000).replace(/(^|[\t;,|\r\n]) *"(?:[^"]|"")*"/g, '$1');
}

function splitRows(text: string, delimiter: Delimiter): string[][] {
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, bom: true, to: mostRows + 1 };
  try {
    return checkLength(parse(text, options));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quote that nobody closed is an inch sign.
    return checkLength(parse(text, { ...options, quote: false }));
  }
}

function checkLength<Row>(rows: Row[]): Row[] {
  if (rows.length > mostRows) throw unreadable('too_large');
  return rows;
}

function readList(text: string): Table {
  const lines = checkLength(text.split(/\r\n|\n|\r/, mostRows + 1));
  const rows = lines.map((line, index) => ({ row: index + 1, cells: readFreeLine(cleanCell(line)) }));
  return { name: null, rows, delimiter: ' ' };
}
