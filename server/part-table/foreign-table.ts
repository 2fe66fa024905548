/** Records of a foreign file as a table whose columns have the names of the import's format where they mean the same. */
import { cleanCell, mostColumns, type Table } from '#server/bom/file/table.ts';
import { unreadable } from '#server/bom/file/unreadable.ts';

/** Cells of one part by the names of their columns. */
export type ForeignRow = ReadonlyMap<string, string>;

/** As many as a spreadsheet may have. */
const mostForeignRows = 20_000;

/** Throws `bom_unreadable` where there is no row, or more than fit. */
export function foreignTable(rows: readonly ForeignRow[]): Table {
  if (rows.length === 0) throw unreadable('empty');
  if (rows.length > mostForeignRows) throw unreadable('too_large');
  const names = new Set<string>();
  for (const row of rows) for (const name of row.keys()) if (names.size < mostColumns) names.add(name);
  const header = [...names];
  // A list of pins is longer than other cells, and clean already.
  const body = rows.map((row) => header.map((name) => (name === 'pinout' ? (row.get(name) ?? '') : cleanCell(row.get(name) ?? ''))));
  return { name: null, rows: [header, ...body].map((cells, index) => ({ row: index + 1, cells })), delimiter: null };
}
