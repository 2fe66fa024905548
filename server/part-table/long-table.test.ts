/** A text that is too long to be held is read as a short one is. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readText } from '#server/bom/file/read-text.ts';
import type { TableRow } from '#server/bom/file/table.ts';
import { PartProblems } from '#server/catalog/problem.ts';
import { openLongTable } from './long-table.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'partwright-long-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** More than the shop reads at once, with a blank line, line ends inside of cells and signs beyond ASCII. */
const text = [
  'Maker;Nummer;Text',
  '',
  ...Array.from({ length: 45_000 }, (_, at) => `Yageo;"NR ""${at}""";"Größe\nµ${'x'.repeat(200)} "`),
].join('\r\n');

function write(name: string, content: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function rowsOf(path: string): Promise<TableRow[]> {
  const table = await openLongTable(path);
  if (!table) throw new Error(`${path} is taken for a short file`);
  return Array.fromAsync(table.rows());
}

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['an old encoding', Buffer.from(text, 'latin1')],
  ['a delimiter that is told', Buffer.from(`sep=;\r\n${text}`)],
])('%s', async (name, bytes) => {
  const path = write(`${name}.csv`, bytes);
  const whole = readText(name.startsWith('a delimiter') ? `sep=;\r\n${text}` : text).rows;
  // Compared as one text: thousands of cells one by one would take half a minute.
  expect(JSON.stringify(await rowsOf(path)) === JSON.stringify(whole)).toBe(true);
  expect(await (await openLongTable(path))?.count()).toBe(name.startsWith('a delimiter') ? 45_002 : 45_001);
});

test('short files and what is no table of text are left to who reads them whole', async () => {
  expect(await openLongTable(write('short.csv', 'a;b\nc;d'))).toBeNull();
  expect(await openLongTable(write('catalog.xml', `<?xml version="1.0"?>${' '.repeat(9_000_000)}`))).toBeNull();
  expect(await openLongTable(write('book.xlsx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(9_000_000)])))).toBeNull();
});

test('a quotation mark that nobody closes is told with its row', async () => {
  const path = write('open.csv', `${text}\r\n"nobody closes this`);
  const problems = await rowsOf(path).catch((error: unknown) => error);
  expect(problems).toBeInstanceOf(PartProblems);
  expect(problems).toMatchObject({ problems: [{ line: 45_003, code: 'invalid_format' }] });
});
