import { decodeText } from './decode-text.ts';
import { readText } from './read-text.ts';
import { isSpreadsheet, readSpreadsheet } from './read-xlsx.ts';
import type { Table } from './table.ts';
import { unreadable } from './unreadable.ts';

/** The tables of a file: one of a text, one for each sheet of a spreadsheet. */
export function readTables(bytes: Uint8Array): Table[] {
  if (bytes.length === 0) throw unreadable('empty');
  return isSpreadsheet(bytes) ? readSpreadsheet(bytes) : [readText(decodeText(bytes))];
}
