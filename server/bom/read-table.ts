import { decodeText } from './file/decode-text.ts';
import { isOdb, readOdb, readOdbArchive } from './file/read-odb.ts';
import { isSpreadsheet, readSpreadsheet } from './file/read-spreadsheet.ts';
import { isPackedTar } from './file/read-tar.ts';
import { readText } from './file/read-text.ts';
import { isXml, readXmlBill } from './file/read-xml-bill.ts';
import type { Table } from './file/table.ts';
import { unreadable } from './file/unreadable.ts';

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
