/** Rows of any table as rows of the format of `docs/catalog-import.md`, by what its columns were said to mean. */
import type { PartMapping } from '#contract/api/admin/catalog.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { withPlainDigits, typedNumber } from '#contract/value/typed-number.ts';
import { isEmptyRow, type Table, type TableRow } from '#server/bom/file/table.ts';
import { isNumberTarget, readHeader } from '#server/catalog/csv-record.ts';
import { PartProblems, type RowProblem } from '#server/catalog/problem.ts';
import { toRow } from '#server/catalog/read-file.ts';
import type { PartRow } from '#server/catalog/part-row.ts';
import { withoutCurrency } from './currency-signs.ts';
import { plainValue } from './plain-values.ts';
import { isPriceColumn, pricePerPiece } from './price-basis.ts';

/** Languages whose numbers have the decimal sign. */
const tags = { '.': 'en-US', ',': 'de-DE' } as const;

/** What the shop knows that a table does not say. */
interface KnownHere {
  /** Parameters that are numbers or ranges. */
  quantities: ReadonlySet<string>;
  /** Of all prices. */
  baseCurrency: CurrencyCode;
  /** Whether nothing but parts that the shop has is of interest. */
  areKnown?: boolean;
}

const isPrice = (name: string): boolean => name.startsWith('price:') || name === 'fee' || name.startsWith('fee#');

/** Rows below the header, filled ones alone. Throws `PartProblems` where the columns make no part. */
export function* mappedRows(table: Pick<Table, 'rows'>, mapping: PartMapping, known: KnownHere): Generator<PartRow> {
  const map = rowMapper(mapping, known);
  for (const row of table.rows) {
    const part = map(row);
    if (part) yield part;
  }
}

/** Makes parts of the rows of a table, whose header was looked at; null for one that is none. Throws as `mappedRows` does. */
export function rowMapper(mapping: PartMapping, known: KnownHere): (row: TableRow) => PartRow | null {
  const { header_row: headerRow, columns, fixed = {}, decimal = '.' } = mapping;
  const names = [...columns, ...Object.keys(fixed)];
  const header = checkedHeader(names, headerRow, known);
  const given = Object.values(fixed);
  return (row) => {
    if (row.row <= headerRow || isEmptyRow(row)) return null;
    const cells = [...columns.map((name, place) => plainCell(name, row.cells[place] ?? '', tags[decimal], known)), ...given];
    const said = (name: string) => cells[names.indexOf(name)] ?? '';
    const basis = { per: said('price_per'), currency: said('price_currency') };
    const read = cells.map((cell, place) => (names[place]?.startsWith('price:') ? pricePerPiece(cell, basis, known.baseCurrency) : cell));
    return toRow(row.row, header.toRecord(read));
  };
}

function checkedHeader(names: readonly string[], headerRow: number, { areKnown }: KnownHere): ReturnType<typeof readHeader> {
  const header = readHeader(
    names.map((name) => (isPriceColumn(name) ? '' : name)),
    areKnown,
  );
  const problems = [
    ...header.unknown.filter(Boolean).map((value): RowProblem => ({ line: headerRow, field: 'header', code: 'not_allowed', value })),
    ...header.missing.map((value): RowProblem => ({ line: headerRow, field: 'header', code: 'required', value })),
    ...repeated(names).map((value): RowProblem => ({ line: headerRow, field: 'header', code: 'not_unique', value })),
  ];
  if (problems.length > 0) throw new PartProblems(problems);
  return header;
}

/** A number in the notation of the format; what is none stays as it is, to be told. */
function plainCell(name: string, given: string, tag: string, { quantities, baseCurrency }: KnownHere): string {
  const cell = isPrice(name) ? withoutCurrency(given, baseCurrency) : plainValue(name, given);
  if (isNumberTarget(name) || name === 'price_per') return typedNumber(cell, tag)?.text ?? cell;
  return name.startsWith('attr:') && quantities.has(name.slice('attr:'.length)) ? withPlainDigits(cell, tag) : cell;
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, place) => name !== '' && names.indexOf(name) !== place);
}
