/** Sheets of Excel files of before 2007: texts and figures of the records of BIFF8 and BIFF5, and nothing else of them. */
import { read as readContainer } from 'cfb';
import { StoreError } from '#server/kernel/store-error.ts';
import { type BiffRecord, listRecords } from './biff-records.ts';
import { readText, readWord, textSource } from './biff-texts.ts';
import type { Spend } from './file-budget.ts';
import { checkSheets, openSheet, showNumber } from './sheet-cells.ts';
import { type Table, type TableRow, cleanCell } from './table.ts';
import { unreadable } from './unreadable.ts';

const kind = {
  end: 0x0a,
  bound: 0x85,
  password: 0x2f,
  codePage: 0x42,
  texts: 0xfc,
  textNumber: 0xfd,
  text: 0x204,
  richText: 0xd6,
  number: 0x203,
  short: 0x27e,
  shorts: 0xbd,
  formula: 0x06,
  result: 0x207,
  column: 0x7d,
  merged: 0xe5,
  begin: 0x809,
} as const;

const biff8 = 0x600;

type Decoder = InstanceType<typeof TextDecoder>;

interface Book {
  isNew: boolean;
  decoder: Decoder;
  texts: string[];
  sheets: { name: string; at: number }[];
}

export function readXls(bytes: Uint8Array, spend: Spend): Table[] {
  try {
    return readBook(openBook(bytes), spend);
  } catch (error) {
    // A container or record that does not add up.
    throw error instanceof StoreError ? error : unreadable('broken');
  }
}

/** Newer files with a password are containers too; what is in them is told by its name alone. */
function isLocked(bytes: Buffer): boolean {
  return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

function openBook(given: Uint8Array): Uint8Array {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (isLocked(bytes)) throw unreadable('password');
  const { FullPaths: paths, FileIndex: entries } = readContainer(bytes, {
    type: 'buffer',
  });
  const names = paths.map((path) => path.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? '');
  if (names.some((name) => name === '_vba_project_cur' || name === 'macros' || name === 'vba')) throw unreadable('macros');
  const content = entries[names.includes('workbook') ? names.indexOf('workbook') : names.indexOf('book')]?.content;
  if (!content || content.length === 0) throw unreadable('not_a_table');
  return Uint8Array.from(content);
}

function readBook(stream: Uint8Array, spend: Spend): Table[] {
  const book: Book = { isNew: true, decoder: new TextDecoder('windows-1252'), texts: [], sheets: [] };
  for (const record of listRecords(stream, 0, spend)) {
    if (record.kind === kind.end) break;
    readGlobal(record, book, spend);
  }
  checkSheets(book.sheets);
  return book.sheets.map(({ name, at }) => ({ name, rows: readSheet(stream, at, book, spend), delimiter: null }));
}

function readGlobal({ kind: type, view, chunks }: BiffRecord, book: Book, spend: Spend): void {
  if (type === kind.password) throw unreadable('password');
  if (type === kind.begin) book.isNew = view.getUint16(0, true) === biff8;
  if (type === kind.codePage) book.decoder = decoderOf(view.getUint16(0, true));
  if (type === kind.bound && view.getUint8(4) === 0 && view.getUint8(5) === 0) {
    const source = textSource([chunks[0]?.subarray(7) ?? new Uint8Array()]);
    const length = view.getUint8(6);
    const name = book.isNew ? readText(source, length) : book.decoder.decode(chunks[0]?.subarray(7, 7 + length));
    book.sheets.push({ name: cleanCell(name), at: view.getUint32(0, true) });
  }
  if (type !== kind.texts) return;
  const source = textSource(chunks.map((chunk, index) => (index === 0 ? chunk.subarray(8) : chunk)));
  const count = view.getUint32(4, true);
  // Each takes three bytes at least, so a false count ends with the record.
  for (let index = 0; index < count; index += 1) {
    const text = cleanCell(readText(source));
    spend('characters', text.length);
    book.texts.push(text);
  }
}

function decoderOf(page: number): Decoder {
  const names: Record<number, string> = { 932: 'shift_jis', 936: 'gb18030', 949: 'euc-kr', 950: 'big5', 874: 'windows-874' };
  return new TextDecoder(names[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252'));
}

function readSheet(stream: Uint8Array, at: number, book: Book, spend: Spend): TableRow[] {
  const cells = openSheet(spend);
  let depth = 0;
  let formula: { row: number; column: number } | null = null;
  for (const { kind: type, view, chunks } of listRecords(stream, at, spend)) {
    // Drawings within a sheet are sheets of their own.
    if (type === kind.begin) depth += 1;
    else if (type === kind.end) depth -= 1;
    if (depth === 0) break;
    if (depth > 1) continue;
    const [row, column] = view.byteLength >= 4 ? [view.getUint16(0, true) + 1, view.getUint16(2, true)] : [0, 0];
    const put = (text: string) => cells.put(row, column, text);
    if (type === kind.textNumber) put(book.texts[view.getUint32(6, true)] ?? '');
    else if (type === kind.text || type === kind.richText) put(cleanCell(textAt(chunks, 6, book)));
    else if (type === kind.number) put(showNumber(view.getFloat64(6, true)));
    else if (type === kind.short) put(showNumber(shortNumber(view.getUint32(6, true))));
    else if (type === kind.shorts) {
      for (let place = 4, to = column; place + 6 <= view.byteLength - 2; place += 6, to += 1)
        cells.put(row, to, showNumber(shortNumber(view.getUint32(place + 2, true))));
    } else if (type === kind.formula) {
      const isOther = view.getUint16(12, true) === 0xffff;
      formula = isOther && view.getUint8(6) === 0 ? { row, column } : null;
      if (!isOther) put(showNumber(view.getFloat64(6, true)));
    } else if (type === kind.result && formula) {
      cells.put(formula.row, formula.column, cleanCell(textAt(chunks, 0, book)));
      formula = null;
    } else if (type === kind.column && (view.getUint16(8, true) & 1) === 1) cells.hide(row - 1, column);
    else if (type === kind.merged) readMerged(view, (first, last, one) => cells.merge({ first, last, column: one }));
  }
  return cells.rows();
}

function textAt(chunks: readonly Uint8Array[], at: number, { isNew, decoder }: Book): string {
  const [first = new Uint8Array(), ...more] = chunks;
  const source = textSource([first.subarray(at), ...more]);
  if (isNew) return readText(source);
  return decoder.decode(first.subarray(at + 2, at + 2 + readWord(source)));
}

function readMerged(view: DataView, found: (first: number, last: number, column: number) => void): void {
  for (let at = 2; at + 8 <= view.byteLength; at += 8)
    found(view.getUint16(at, true) + 1, view.getUint16(at + 2, true) + 1, view.getUint16(at + 4, true));
}

/** Thirty bits of a whole number or the upper ones of a fraction; the two others say which, and whether a hundredth is meant. */
function shortNumber(bits: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(4, bits & 0xff_ff_ff_fc, true);
  const number = bits & 2 ? (bits | 0) >> 2 : view.getFloat64(0, true);
  return bits & 1 ? number / 100 : number;
}
