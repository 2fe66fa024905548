/** Spreadsheets of any program, told by their bytes (`docs/api.md` section 8): refused with a password or macros, small when unpacked. */
import { openBudget } from './file-budget.ts';
import { isOds, readOds } from './read-ods.ts';
import { readXls } from './read-xls.ts';
import { readXlsx } from './read-xlsx.ts';
import { openZip } from './read-zip.ts';
import { checkSheets } from './sheet-cells.ts';
import { type Table, isEmptyRow } from './table.ts';
import { unreadable } from './unreadable.ts';

const limits = { unpacked: 50 * 1024 * 1024, entries: 2000 };

const zipMark = [0x50, 0x4b];
/** Spreadsheets of before 2007, and newer ones with a password. */
const oldMark = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

export function isSpreadsheet(bytes: Uint8Array): boolean {
  return startsWith(bytes, zipMark) || startsWith(bytes, oldMark);
}

/** The visible sheets that are not empty. */
export function readSpreadsheet(bytes: Uint8Array): Table[] {
  const spend = openBudget();
  const zip = startsWith(bytes, oldMark) ? null : openZip(bytes, limits);
  const tables = zip === null ? readXls(bytes, spend) : isOds(zip) ? readOds(zip, spend) : readXlsx(zip, spend);
  checkSheets(tables);
  const filled = tables.filter(({ rows }) => rows.some((row) => !isEmptyRow(row)));
  if (filled.length === 0) throw unreadable('empty');
  return filled;
}
