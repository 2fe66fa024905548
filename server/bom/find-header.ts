/** The rows that name the columns: somewhere below a title, or nowhere; a narrow column's name may go on in a second row. */
import type { BomMeaning } from '#contract/api/bom.ts';
import { headerKey, headerMeanings } from './column-words.ts';
import { areSurelyReferences } from './references.ts';
import type { TableRow } from './file/table.ts';

/** Titles, dates and addresses above a table are not longer than that. */
const searched = 60;
const longestName = 60;

const weights: Record<BomMeaning, number> = {
  mpn: 3,
  quantity: 3,
  references: 3,
  value: 2,
  sku: 2,
  manufacturer: 2,
  package: 2,
  description: 2,
  alternate: 1,
  own_number: 1,
  distributor: 1,
  dnp: 1,
  tags: 1,
  ignore: 0.5,
};

export interface FoundHeader {
  /** Place in the rows; -1 for none. */
  index: number;
  /** How many rows it takes: none, one or two. */
  rows: number;
  names: string[];
  score: number;
}

export const noHeader: FoundHeader = { index: -1, rows: 0, names: [], score: 0 };

/** Where the rows below it begin. */
export function endOf({ index, rows }: FoundHeader): number {
  return index < 0 ? 0 : index + rows;
}

/** The row whose cells are most of all names of columns; none below two names, unless it is all there is in it. */
export function findHeader(rows: readonly TableRow[]): FoundHeader {
  let best = noHeader;
  let seen = 0;
  for (const [index, { cells }] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    seen += 1;
    if (seen > searched) break;
    const one = headerAt(rows, index);
    if (one.score > best.score) best = one;
  }
  return best;
}

/** The header that begins in a row, with the row below it where that makes more names of it. */
export function headerAt(rows: readonly TableRow[], index: number): FoundHeader {
  const names = rows[index]?.cells ?? [];
  const one = { index, rows: 1, names, score: scoreOf(names) };
  const below = rows[index + 1]?.cells ?? [];
  if (!mayGoOn(below)) return one;
  const joined = [joinNames(names, below), joinNames(spread(names, below), below), parted(names, below)].map((both) => ({
    names: both,
    score: scoreOf(both),
  }));
  const two = joined.toSorted((a, b) => b.score - a.score)[0];
  return two && two.score > Math.max(one.score, scoreOf(below)) ? { index, rows: 2, ...two } : one;
}

function scoreOf(names: readonly string[]): number {
  const cells = names.filter((cell) => cell !== '');
  const known = cells.map((cell) => headerMeanings(cell)).filter((meanings) => meanings.length > 0);
  const kinds = new Map(known.map((meanings) => [meanings[0] ?? 'ignore', meanings]));
  const named = [...kinds.keys()].filter((meaning) => meaning !== 'ignore').length;
  const isAll = known.length === cells.length;
  if (named === 0 || (named < 2 && !isAll)) return 0;
  const score = [...kinds.keys()].reduce((sum, meaning) => sum + weights[meaning], 0);
  // Figures and long texts are contents.
  const strange = cells.filter((cell) => /^[\d.,]+$/.test(cell) || cell.length > longestName).length;
  return score - strange * 2;
}

/** Rests of names hold no figures and no references; a row of parts does. */
function mayGoOn(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => cell.length <= longestName && !/^[\d.,\s]+$/.test(cell) && !areSurelyReferences(cell));
}

/** `обозна-` above `чение` is one word. */
function joinNames(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [first, second] = [upper[column] ?? '', lower[column] ?? ''];
    if (second !== '' && /\p{L}[-\u2010\u00ad]$/u.test(first)) return first.slice(0, -1) + second;
    return [first, second].filter((part) => part !== '').join(' ');
  });
}

/** A name over several columns stands in the first of them: `Manufacturer 1` above `Name` and `Part number`. */
function spread(upper: readonly string[], lower: readonly string[]): string[] {
  let name = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    name = upper[column] === '' || upper[column] === undefined ? name : upper[column];
    return (lower[column] ?? '') === '' ? (upper[column] ?? '') : name;
  });
}

/** A name over several columns that says nothing of its own: `Part` above `Value` and `Package`. */
function parted(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => lower[column] || (upper[column] ?? ''));
}

/** A row that names the columns once more, as at the top of each printed page; `keys` are those of the header. */
export function repeatsHeader(keys: readonly string[], cells: readonly string[]): boolean {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [headerKey(cell) === keys[column]]));
  return filled.length > 0 && filled.filter(Boolean).length * 3 >= filled.length * 2 && filled.some(Boolean);
}
