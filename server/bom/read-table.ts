import { decodeText } from './decode-text.ts';
import { isOdb, readOdb, readOdbArchive } from './read-odb.ts';
import { isSpreadsheet, readSpreadsheet } from './read-spreadsheet.ts';
import { isPackedTar } from './read-tar.ts';
import { readText } from './read-text.ts';
import { isXml, readXmlBill } from './read-xml-bill.ts';
import type { Table } from './table.ts';
import { unreadable } from './unreadable.ts';

/** The tables of a file: one of a text, one for each sheet of a spreadsheet, one of an archive of ODB++. */
export function readTables(bytes: Uint8Array): Table[] {
  if (bytes.length === 0) throw unreadable('empty');
  if (isPackedTar(bytes)) return readOdbArchive(bytes);
  return isSpreadsheet(bytes) ? readSpreadsheet(bytes) : readTyped(decodeText(bytes));
}

/** Those of a text, typed or in a file. */
export function readTyped(text: string): Table[] {
  if (isXml(text)) return readXmlBill(text);
  return isOdb(text) ? readOdb(text) : [readText(text)];
}
