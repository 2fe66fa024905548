/** Reads the beginning of a list of parts beside the server's own thread (`preview-import.ts`). */
import { isEmptyRow, type TableRow } from '#server/bom/file/table.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { openTable } from './open-table.ts';

export interface LookOrder {
  bytes: Uint8Array;
  sheet: string | undefined;
  /** As many rows as are wanted. */
  most: number;
}

/** Null for a file that holds no table. */
export type Look = { sheets: string[]; sheet: string | null; rows: TableRow[]; total: number } | null;

export default function look({ bytes, sheet, most }: LookOrder): Look {
  try {
    const { table, sheets } = openTable(bytes, sheet);
    const rows = table.rows.filter((row) => !isEmptyRow(row));
    return { sheets, sheet: table.name, rows: rows.slice(0, most), total: rows.length };
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}
