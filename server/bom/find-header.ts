/** The row that names the columns: somewhere below a title, or nowhere. */
import type { BomMeaning } from '#contract/api/bom.ts';
import { headerKey, headerMeanings } from './column-words.ts';
import type { TableRow } from './table.ts';

/** Titles, dates and addresses above a table are not longer than that. */
const searched = 60;

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
  dnp: 1,
  ignore: 0.5,
};

export interface FoundHeader {
  /** Place in the rows; -1 for none. */
  index: number;
  score: number;
}

/** The row whose cells are most of all names of columns; none below two names, unless it is all there is in it. */
export function findHeader(rows: readonly TableRow[]): FoundHeader {
  let best: FoundHeader = { index: -1, score: 0 };
  let seen = 0;
  for (const [index, row] of rows.entries()) {
    const filled = row.cells.filter((cell) => cell !== '');
    if (filled.length === 0) continue;
    seen += 1;
    if (seen > searched) break;
    const score = scoreOf(filled);
    if (score > best.score) best = { index, score };
  }
  return best;
}

function scoreOf(cells: readonly string[]): number {
  const known = cells.map((cell) => headerMeanings(cell)).filter((meanings) => meanings.length > 0);
  const kinds = new Map(known.map((meanings) => [meanings[0] ?? 'ignore', meanings]));
  const named = [...kinds.keys()].filter((meaning) => meaning !== 'ignore').length;
  const isAll = known.length === cells.length;
  if (named === 0 || (named < 2 && !isAll)) return 0;
  const score = [...kinds.keys()].reduce((sum, meaning) => sum + weights[meaning], 0);
  // Figures and long texts are contents.
  const strange = cells.filter((cell) => /^[\d.,]+$/.test(cell) || cell.length > 60).length;
  return score - strange * 2;
}

/** A row that names the columns once more, as at the top of each printed page; `keys` are those of the header. */
export function repeatsHeader(keys: readonly string[], cells: readonly string[]): boolean {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [headerKey(cell) === keys[column]]));
  return filled.length > 0 && filled.filter(Boolean).length * 3 >= filled.length * 2 && filled.some(Boolean);
}
