import { File as FileOfNode } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { beginningOf, packed } from './long-file.ts';

// Files of jsdom have no stream.
beforeAll(() => void vi.stubGlobal('File', FileOfNode));
afterAll(() => void vi.unstubAllGlobals());

const long = () =>
  new File([Array.from({ length: 60_000 }, (_, number) => `yageo,"PART\n${number}",chip-resistors\n`).join('')], 'parts.csv');

it('cuts a long table where a row ends, though its cells hold line ends', async () => {
  const beginning = await (await beginningOf(long())).text();
  expect(beginning.length).toBeLessThan(1024 * 1024);
  expect(beginning.length).toBeGreaterThan(1024 * 1000);
  expect(beginning).toMatch(/chip-resistors\n$/);
});

it('packs a long text, and leaves short ones and spreadsheets as they are', async () => {
  const file = await packed(long());
  expect(file.name).toBe('parts.csv.gz');
  expect(file.size).toBeLessThan(long().size / 5);
  expect(gunzipSync(await file.arrayBuffer()).toString()).toBe(await long().text());
  const short = new File(['yageo,PART'], 'parts.csv');
  expect(await packed(short)).toBe(short);
  const sheet = new File([new Uint8Array(2 * 1024 * 1024)], 'parts.xlsx');
  expect([await packed(sheet), await beginningOf(sheet)]).toEqual([sheet, sheet]);
});
