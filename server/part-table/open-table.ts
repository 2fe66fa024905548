import { readTables } from '#server/bom/read-table.ts';
import type { Table } from '#server/bom/table.ts';

/** The named sheet of a file, or its first one. Throws `bom_unreadable` for what is no table. */
export function openTable(bytes: Uint8Array, sheet: string | undefined): { table: Table; sheets: string[] } {
  const tables = readTables(bytes);
  const table = tables.find(({ name }) => name === sheet) ?? tables[0];
  if (!table) throw new Error('A file without tables is refused before');
  return { table, sheets: tables.flatMap(({ name }) => name ?? []) };
}
