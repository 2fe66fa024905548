/** What each column of a list of parts means, as far as its name tells. */
import type { PartMapping } from '#contract/api/admin/catalog.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { headerMeanings } from '#server/bom/column-words.ts';
import { isEmptyRow, type TableRow } from '#server/bom/file/table.ts';
import { isNumberTarget, isTarget } from '#server/catalog/csv-record.ts';
import type { Reference } from '#server/search/reference.ts';
import { fold } from '#server/rules/fold.ts';
import { isForeign, withoutCurrency } from './currency-signs.ts';
import { isPriceColumn } from './price-basis.ts';
import { priceQuantity, wordedTarget } from './target-words.ts';

/** Titles above a table are not longer than that. */
const searched = 20;

const ofBills: Partial<Record<string, string>> = {
  mpn: 'mpn',
  manufacturer: 'manufacturer',
  sku: 'sku',
  package: 'package',
  description: 'description:en',
};

function attributeNames({ attributes }: Pick<Reference, 'attributes'>): Map<string, string> {
  const named = [...attributes.values()].flatMap(({ key, names }) =>
    [key, ...Object.values(names)].map((name): [string, string] => [fold(name ?? ''), key]),
  );
  return new Map(named);
}

interface Known {
  /** Parameters by what they are called. */
  attributes: ReadonlyMap<string, string>;
  baseCurrency: CurrencyCode;
}

/** The name as the file format has it, else what it says; empty where it says nothing. */
function targetOf(name: string, { attributes, baseCurrency }: Known): string {
  if (isTarget(name) || isPriceColumn(name)) return name;
  // `Preiseinheit` begins like a price.
  const worded = wordedTarget(name);
  if (worded !== null && isPriceColumn(worded)) return worded;
  const from = priceQuantity(name);
  if (from !== null) return isForeign(name, baseCurrency) ? '' : `price:${from}`;
  if (worded !== null) return worded;
  const [meaning = ''] = headerMeanings(name);
  const bill = ofBills[meaning];
  if (bill !== undefined) return bill;
  // `Resistance (kOhm)` is the parameter; what its cells are in they have to say.
  const attribute = attributes.get(fold(name.split(/[([]/, 1)[0]?.trim() ?? ''));
  return attribute === undefined ? '' : `attr:${attribute}`;
}

/** A target stands for the first column that means it. */
function targetsOf(names: readonly string[], known: Known): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const target = name === '' ? '' : targetOf(name, known);
    if (target === '' || taken.has(target)) return '';
    taken.add(target);
    return target;
  });
}

// Three digits behind another than 0 may be thousands.
const commaNumber = /^(?:0,\d{1,6}|\d{1,12},(?:\d\d?|\d{4,6}))$/;
const pointNumber = /^(?:0\.\d{1,6}|\d{1,12}\.(?:\d\d?|\d{4,6}))$/;

/** A comma where numbers have one and none has a point. */
function guessDecimal(rows: readonly TableRow[], columns: readonly string[], baseCurrency: CurrencyCode): '.' | ',' {
  const numbers = rows.flatMap((row) => row.cells.filter((_, place) => isNumberTarget(columns[place] ?? '')));
  const cells = numbers.map((cell) => withoutCurrency(cell, baseCurrency));
  return cells.some((cell) => commaNumber.test(cell)) && !cells.some((cell) => pointNumber.test(cell)) ? ',' : '.';
}

/** The row of the first ones whose cells say most, and what they say; without any the first that is not empty. */
export function guessMapping(rows: readonly TableRow[], reference: Pick<Reference, 'attributes'>, baseCurrency: CurrencyCode): PartMapping {
  const known = { attributes: attributeNames(reference), baseCurrency };
  const filled = rows.slice(0, searched).filter((row) => !isEmptyRow(row));
  let best = { header_row: filled[0]?.row ?? 1, columns: targetsOf(filled[0]?.cells ?? [], known) };
  for (const { row, cells } of filled) {
    const columns = targetsOf(cells, known);
    if (said(columns) > said(best.columns)) best = { header_row: row, columns };
  }
  const below = rows.filter(({ row }) => row > best.header_row);
  return { ...best, decimal: guessDecimal(below, best.columns, baseCurrency) };
}

const said = (columns: readonly string[]): number => columns.filter(Boolean).length;
