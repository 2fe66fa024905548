/** What the columns of a table mean: as the buyer says, as their names say, and as their cells look. */
import type { BomColumn, BomMeaning } from '#contract/api/bom.ts';
import { headerMeanings } from './column-words.ts';
import { readCount } from './read-count.ts';
import { areSurelyReferences, looksLikeReferences } from './references.ts';

export type Mapping = Readonly<Record<string, BomMeaning>>;

/** Cells that a column is judged by. */
const judged = 200;
const samples = 3;

/** A table may have several columns of these. */
const repeatable = new Set<BomMeaning>(['alternate', 'description', 'ignore', 'dnp']);

/** Columns with headers made unlike each other; `cells` are those below the header, by column. */
export function guessColumns(headers: readonly string[], cells: readonly (readonly string[])[], mapping: Mapping = {}): BomColumn[] {
  const names = uniqueNames(headers);
  const filled = cells.map((column) => column.filter((cell) => cell !== '').slice(0, judged));
  const meanings: (BomMeaning | null)[] = names.map((name) => (Object.hasOwn(mapping, name) ? (mapping[name] ?? null) : null));
  const isFree = (meaning: BomMeaning) => repeatable.has(meaning) || !meanings.includes(meaning);
  const place = (column: number, meaning: BomMeaning) => {
    if (meanings[column] === null && isFree(meaning)) meanings[column] = meaning;
  };
  // A name with one meaning goes before one with several, whatever their order.
  const byName = names.map((name, column) => ({ column, options: headers[column] === '' ? [] : headerMeanings(name) }));
  for (const { column, options } of byName.toSorted((a, b) => a.options.length - b.options.length || a.column - b.column)) {
    const borne = options.filter((meaning) => isBorneOut(meaning, filled[column] ?? [], options.length > 1));
    // A second column of part numbers holds the alternates.
    const wanted = borne.includes('mpn') && !isFree('mpn') ? [...borne, 'alternate' as const] : borne;
    const meaning = wanted.find(isFree) ?? (options.length > 0 ? 'ignore' : null);
    if (meaning) place(column, meaning);
  }
  for (const [column, meaning] of guessByCells(filled, meanings)) place(column, meaning);
  return names.map((header, column) => ({
    header,
    sample: (filled[column] ?? []).slice(0, samples).map((text) => text.slice(0, 120)),
    meaning: meanings[column] ?? 'ignore',
    guessed: !Object.hasOwn(mapping, header),
  }));
}

/** Columns without a name go by their letter, those of one name by a number. */
export function uniqueNames(headers: readonly string[]): string[] {
  const used = new Set<string>();
  return headers.map((header, column) => {
    const name = header.slice(0, 100) || letterOf(column);
    let unique = name;
    for (let number = 2; used.has(unique); number += 1) unique = `${name} (${number})`;
    used.add(unique);
    return unique;
  });
}

function letterOf(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

function shareOf(cells: readonly string[], isOne: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length;
}

/** Cells must not contradict the name: `Référence` heads designators here and part numbers there. */
function isBorneOut(meaning: BomMeaning, cells: readonly string[], isAmbiguous: boolean): boolean {
  if (cells.length === 0) return true;
  if (meaning === 'references') return shareOf(cells, isAmbiguous ? areSurelyReferences : looksLikeReferences) >= 0.4;
  if (meaning === 'quantity') return shareOf(cells, (cell) => readCount(cell) !== null) >= 0.5;
  return true;
}

const isPartNumber = (cell: string) => /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9+./_#-]{3,39}$/iu.test(cell) && !areSurelyReferences(cell);

/** What no name told, by what the cells look like. */
function guessByCells(filled: readonly (readonly string[])[], meanings: readonly (BomMeaning | null)[]): [number, BomMeaning][] {
  const open = (column: number) => meanings[column] === null;
  const best = (rate: (cells: readonly string[]) => number, least: number, taken: readonly number[]) => {
    const rated = filled
      .map((cells, column) => ({ column, score: open(column) && !taken.includes(column) ? rate(cells) : 0 }))
      .toSorted((a, b) => b.score - a.score)[0];
    return rated && rated.score >= least ? rated.column : null;
  };
  const found: [number, BomMeaning][] = [];
  const look = (meaning: BomMeaning, rate: (cells: readonly string[]) => number, least: number) => {
    if (meanings.includes(meaning)) return;
    const column = best(
      rate,
      least,
      found.map(([one]) => one),
    );
    if (column !== null) found.push([column, meaning]);
  };
  look('references', (cells) => shareOf(cells, areSurelyReferences), 0.6);
  look('quantity', rateQuantities, 0.8);
  if (!meanings.includes('value')) look('mpn', (cells) => shareOf(cells, isPartNumber), 0.5);
  const hasPart = [...meanings, ...found.map(([, meaning]) => meaning)].some((one) => one === 'mpn' || one === 'value' || one === 'sku');
  if (!hasPart) look('value', (cells) => shareOf(cells, (cell) => /\p{L}/u.test(cell) && /\d/.test(cell)), 0.3);
  return found;
}

/** Whole numbers that do not just count the rows. */
function rateQuantities(cells: readonly string[]): number {
  const isCounting = cells.length > 2 && cells.every((cell, index) => Number(cell) === Number(cells[0]) + index);
  return isCounting ? 0 : shareOf(cells, (cell) => /^\d{1,6}$/.test(cell) && !/^0\d/.test(cell));
}
