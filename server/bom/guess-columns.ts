/** What the columns of a table mean: as the buyer says, as their names say, and as their cells look. */
import type { BomColumn, BomMeaning } from '#contract/api/bom.ts';
import { isDistributorCode, isFilled, isPartNumber, isRunning, isShop, shareOf } from './column-cells.ts';
import { readName } from './column-names.ts';
import { isWeakName } from './column-words.ts';
import { readCount } from './read-count.ts';
import { areSurelyReferences, looksLikeReferences } from './references.ts';
import { columnLetter } from './file/table.ts';

export type Mapping = Readonly<Record<string, BomMeaning>>;

/** Cells that a column is judged by. */
const judged = 200;
const samples = 3;
/** Quantities that rise by one from row to row are made up, or an index. */
const fewestRunning = 5;

/** A table may have several columns of these. */
const repeatable = new Set<BomMeaning>(['alternate', 'description', 'distributor', 'ignore', 'dnp']);

/** What tells a part to others than the buyer. */
const telling = new Set<BomMeaning>(['mpn', 'sku', 'value', 'description', 'alternate', 'distributor']);

/** Columns with headers made unlike each other; `cells` are those below the header, by column. */
export function guessColumns(headers: readonly string[], cells: readonly (readonly string[])[], mapping: Mapping = {}): BomColumn[] {
  const names = uniqueNames(headers);
  const filled = cells.map((column) => column.filter((cell) => cell !== '').slice(0, judged));
  const meanings: (BomMeaning | null)[] = names.map((name) => (Object.hasOwn(mapping, name) ? (mapping[name] ?? null) : null));
  const isFree = (meaning: BomMeaning) => repeatable.has(meaning) || !meanings.includes(meaning);
  const place = (column: number, meaning: BomMeaning) => {
    if (meanings[column] === null && isFree(meaning)) meanings[column] = meaning;
  };
  const named = names.map((name, column) => ({ column, options: headers[column] === '' ? [] : readName(name), isWeak: isWeakName(name) }));
  // A name that says plainly what it heads goes before one that may mean several things, whatever their order.
  for (const { column, options, isWeak } of named.toSorted(byStrength)) {
    if (options.length === 0) continue;
    const real = (filled[column] ?? []).filter(isFilled);
    const borne = borneOut(options, isWeak, real);
    // A description is what a name comes to that heads nothing better.
    const [last, first] = [borne.filter((one) => one === 'description'), borne.filter((one) => one !== 'description')];
    place(column, [...first, ...elsewise(options, borne, isWeak, real), ...last].find(isFree) ?? 'ignore');
  }
  // Where nothing else names a part, what is called an own number does.
  const own = meanings.indexOf('own_number');
  if (own >= 0 && !Object.hasOwn(mapping, names[own] ?? '') && !meanings.some((one) => one !== null && telling.has(one)))
    meanings[own] = null;
  for (const [column, found] of filled.entries()) if (shareOf(found, isDistributorCode) >= 0.6) place(column, 'distributor');
  for (const [column, meaning] of guessByCells(filled, meanings)) place(column, meaning);
  // Below no name stand notes.
  if (headers.some((name) => name !== ''))
    for (const [column, name] of headers.entries())
      if (name === '' && shareOf(filled[column] ?? [], isWorded) >= 0.5) place(column, 'description');
  return names.map((header, column) => ({
    header,
    sample: (filled[column] ?? []).slice(0, samples).map((text) => text.slice(0, 120)),
    meaning: meanings[column] ?? 'ignore',
    guessed: !Object.hasOwn(mapping, header),
  }));
}

/** Columns without a name go by their letter, those of one name by a number. */
function uniqueNames(headers: readonly string[]): string[] {
  const used = new Set<string>();
  return headers.map((header, column) => {
    const name = header.slice(0, 100) || columnLetter(column);
    let unique = name;
    for (let number = 2; used.has(unique); number += 1) unique = `${name} (${number})`;
    used.add(unique);
    return unique;
  });
}

const isWorded = (cell: string) => /\p{L}/u.test(cell);

interface Named {
  column: number;
  options: readonly BomMeaning[];
  isWeak: boolean;
}

function byStrength(a: Named, b: Named): number {
  return Number(a.isWeak) - Number(b.isWeak) || a.options.length - b.options.length || a.column - b.column;
}

/** Meanings of a name that its cells do not contradict: `Référence` heads designators here and part numbers there. */
function borneOut(options: readonly BomMeaning[], isWeak: boolean, real: readonly string[]): BomMeaning[] {
  const isAmbiguous = options.length > 1;
  return options.filter((meaning) => {
    if (real.length === 0 || meaning === 'ignore') return true;
    // A buyer's own numbers may run as they like.
    if (meaning === 'own_number') return true;
    // Running numbers are an index, whatever stands above them.
    if (isRunning(real, meaning === 'quantity' && !isWeak ? fewestRunning : undefined)) return false;
    if (meaning === 'references') return shareOf(real, isAmbiguous ? areSurelyReferences : looksLikeReferences) >= 0.4;
    if (meaning === 'quantity') return shareOf(real, (cell) => readCount(cell) !== null) >= 0.5;
    if (meaning === 'manufacturer') return shareOf(real, isShop) < 0.5;
    if (meaning !== 'mpn') return true;
    return shareOf(real, isDistributorCode) < 0.5 && (!options.includes('ignore') || shareOf(real, isWorded) >= 0.3);
  });
}

/** What else a column can be than its name says first: a second column of part numbers holds the alternates, a second name describes. */
function elsewise(options: readonly BomMeaning[], borne: readonly BomMeaning[], isWeak: boolean, real: readonly string[]): BomMeaning[] {
  if (borne.includes('mpn')) return ['alternate'];
  if (options.includes('mpn') && shareOf(real, isDistributorCode) >= 0.5) return ['distributor'];
  if (!isWeak || !borne.includes('value') || shareOf(real, isWorded) < 0.5) return [];
  return shareOf(real, isPartNumber) >= 0.6 ? ['mpn', 'description'] : ['description'];
}

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
  look('mpn', (cells) => shareOf(cells, isPartNumber), meanings.includes('value') ? 0.6 : 0.5);
  const hasPart = [...meanings, ...found.map(([, meaning]) => meaning)].some((one) => one === 'mpn' || one === 'value' || one === 'sku');
  if (!hasPart) look('value', (cells) => shareOf(cells, (cell) => /\p{L}/u.test(cell) && /\d/.test(cell)), 0.3);
  return found;
}

/** Whole numbers that do not just count the rows. */
function rateQuantities(cells: readonly string[]): number {
  return isRunning(cells) ? 0 : shareOf(cells, (cell) => /^\d{1,6}$/.test(cell) && !/^0\d/.test(cell));
}
