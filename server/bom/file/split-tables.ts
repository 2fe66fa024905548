/** Tables that stand side by side on one sheet, as of two boards: each is a table of its own, to be chosen by name. */
import type { BomMeaning } from '#contract/api/bom.ts';
import { headerKey, headerMeanings } from '#server/bom/column-words.ts';
import { findHeader } from '#server/bom/find-header.ts';
import { columnLetter, type Table } from './table.ts';

const counting = new Set<BomMeaning>(['quantity', 'references']);
const naming = new Set<BomMeaning>(['mpn', 'sku', 'value', 'description']);
const most = 10;

export function splitTables(tables: readonly Table[]): Table[] {
  return tables.flatMap(splitTable);
}

function splitTable(table: Table): Table[] {
  const { names } = findHeader(table.rows);
  const starts = startsOf(names);
  if (starts.length < 2) return [table];
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? names.length;
    const columns = `${columnLetter(from)}–${columnLetter(to - 1)}`;
    return {
      ...table,
      name: table.name === null ? columns : `${table.name} ${columns}`,
      rows: table.rows.map(({ row, cells }) => ({ row, cells: cells.slice(from, to) })),
    };
  });
}

/** Where the first name stands again; each part must be a bill on its own, for two part numbers in a row are alternates. */
function startsOf(names: readonly string[]): number[] {
  const keys = names.map(headerKey);
  const first = keys.findIndex((key) => key !== '');
  const starts = keys.flatMap((key, column) => (column >= first && key !== '' && key === keys[first] ? [column] : []));
  const areBills = starts.every((from, index) => isBill(names.slice(from, starts[index + 1] ?? names.length)));
  return areBills ? starts.slice(0, most) : [];
}

function isBill(names: readonly string[]): boolean {
  const meanings = names.flatMap((name) => headerMeanings(name));
  return meanings.some((one) => counting.has(one)) && meanings.some((one) => naming.has(one));
}
