/** Sheets of an XLSX file (`docs/api.md` section 8): refused with a password or macros, small when unpacked. */
import { type Spend, openBudget } from './file-budget.ts';
import { readSheet } from './read-sheet.ts';
import { readXml } from './read-xml.ts';
import { type Zip, openZip } from './read-zip.ts';
import { type Table, cleanCell, isEmptyRow, longestCell } from './table.ts';
import { unreadable } from './unreadable.ts';

const limits = { unpacked: 50 * 1024 * 1024, entries: 2000 };
const mostSheets = 20;

const zipMark = [0x50, 0x4b];
/** Spreadsheets with a password, and those of before 2007. */
const oldMark = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

export function isSpreadsheet(bytes: Uint8Array): boolean {
  return startsWith(bytes, zipMark) || startsWith(bytes, oldMark);
}

/** The visible sheets that are not empty. */
export function readSpreadsheet(bytes: Uint8Array): Table[] {
  if (startsWith(bytes, oldMark)) throw unreadable(isEncrypted(bytes) ? 'password' : 'not_a_table');
  const zip = openZip(bytes, limits);
  if (zip.names.some((name) => /vbaProject\.bin$|^xl\/macrosheets\//i.test(name))) throw unreadable('macros');
  const workbook = zip.read('xl/workbook.xml');
  if (!workbook) throw unreadable('not_a_table');
  const spend = openBudget();
  const sheets = listSheets(workbook, readTargets(zip, spend), spend);
  if (sheets.length > mostSheets) throw unreadable('too_many_sheets', { limit: mostSheets });
  const texts = readTexts(zip, spend);
  const tables = sheets.flatMap(({ name, path }): Table[] => {
    const sheet = zip.read(path);
    return sheet ? [{ name, rows: readSheet(sheet, texts, spend), delimiter: null }] : [];
  });
  const filled = tables.filter(({ rows }) => rows.some((row) => !isEmptyRow(row)));
  if (filled.length === 0) throw unreadable('empty');
  return filled;
}

function isEncrypted(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

/** Relation id -> path in the archive. */
function readTargets(zip: Zip, spend: Spend): Map<string, string> {
  const targets = new Map<string, string>();
  const relations = zip.read('xl/_rels/workbook.xml.rels');
  if (!relations) return targets;
  readXml(relations, spend, {
    open: (name, { Id: id = '', Target: target = '', Type: type = '' }) => {
      if (name !== 'Relationship' || !type.endsWith('/worksheet')) return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

function listSheets(workbook: Uint8Array, targets: ReadonlyMap<string, string>, spend: Spend): { name: string; path: string }[] {
  const sheets: { name: string; path: string }[] = [];
  readXml(workbook, spend, {
    open: (name, attributes) => {
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key))?.[1] ?? '';
      const path = targets.get(relation);
      const isVisible = (attributes['state'] ?? 'visible') === 'visible';
      if (path !== undefined && isVisible) sheets.push({ name: attributes['name'] ?? '', path });
    },
  });
  return sheets;
}

/** Texts that cells refer to by number, cleaned once for all of them; how to read a word aloud is no part of it. */
function readTexts(zip: Zip, spend: Spend): string[] {
  const texts: string[] = [];
  const shared = zip.read('xl/sharedStrings.xml');
  if (!shared) return texts;
  let [isText, isSpoken] = [false, false];
  readXml(shared, spend, {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text: (text) => {
      const at = texts.length - 1;
      const before = texts[at] ?? '';
      if (isText && before.length <= longestCell) texts[at] = before + text;
    },
    close: (name) => {
      if (name === 'rPh') isSpoken = false;
      isText = false;
    },
  });
  return texts.map(cleanCell);
}
