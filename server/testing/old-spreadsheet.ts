/** Excel files of before 2007 made by hand, for tests: good ones, and those that should be refused. */
import { utils, write } from 'cfb';

/** A record of a kind with its bytes. */
export function biff(kind: number, ...bytes: number[]): Buffer {
  return Buffer.from([...word(kind), ...word(bytes.length), ...bytes]);
}

export function word(number: number): number[] {
  return [number & 0xff, (number >> 8) & 0xff];
}

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const begin = (version: number, kind: number) => biff(0x809, ...word(version), ...word(kind), 0, 0, 0, 0);
const end = biff(0x0a);

/** A container with one stream. */
export function oldFile(name: string, stream: Buffer): Uint8Array<ArrayBuffer> {
  const container = utils.cfb_new();
  utils.cfb_add(container, `/${name}`, stream);
  return new Uint8Array(write(container, { type: 'buffer' }) as Buffer);
}

/** A book of BIFF5 with a sheet of texts, as Excel 95 wrote it. */
export function makeBiff5(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const cells = rows.flatMap((row, at) =>
    row.map((text, column) => biff(0x204, ...word(at), ...word(column), 0, 0, ...word(text.length), ...ascii(text))),
  );
  const sheet = Buffer.concat([begin(0x500, 0x10), ...cells, end]);
  return oldFile('Book', withSheets(0x500, ['S'], [], sheet));
}

/** A book whose sheets are all the same records. */
export function makeBiff8(sheets: number, globals: readonly Buffer[], cells: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const names = Array.from({ length: sheets }, (_, index) => `S${index}`);
  return oldFile('Workbook', withSheets(0x600, names, globals, Buffer.concat([begin(0x600, 0x10), ...cells, end])));
}

function withSheets(version: number, names: readonly string[], globals: readonly Buffer[], sheet: Buffer): Buffer {
  const bound = (name: string, at: number) =>
    biff(0x85, ...word(at), ...word(at >> 16), 0, 0, name.length, ...(version === 0x600 ? [0] : []), ...ascii(name));
  const book = (at: number) => Buffer.concat([begin(version, 5), ...names.map((name) => bound(name, at)), ...globals, end]);
  return Buffer.concat([book(book(0).length), sheet]);
}
