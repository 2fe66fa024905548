import { decodeText } from '#server/bom/file/decode-text.ts';
import { isSpreadsheet } from '#server/bom/file/read-spreadsheet.ts';
import { readTables } from '#server/bom/read-table.ts';
import type { Table } from '#server/bom/file/table.ts';
import { isBmecat, readBmecat } from './read-bmecat.ts';
import { isSymbolLibrary, readSymbols } from './read-symbols.ts';

/** The named sheet of a file, or its first one; the parts of a symbol library or a BMEcat catalog. Throws `bom_unreadable` for what is none of it. */
export function openTable(bytes: Uint8Array, sheet: string | undefined): { table: Table; sheets: string[] } {
  const foreign = readForeign(bytes);
  if (foreign) return { table: foreign, sheets: [] };
  const tables = readTables(bytes);
  const table = tables.find(({ name }) => name === sheet) ?? tables[0];
  if (!table) throw new Error('A file without tables is refused before');
  return { table, sheets: tables.flatMap(({ name }) => name ?? []) };
}

/** Null for tables. */
function readForeign(bytes: Uint8Array): Table | null {
  if (bytes.length === 0 || isSpreadsheet(bytes)) return null;
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 4000)).replaceAll('\0', '');
  if (isSymbolLibrary(beginning)) return readSymbols(decodeText(bytes));
  return isBmecat(beginning) ? readBmecat(decodeText(bytes)) : null;
}
