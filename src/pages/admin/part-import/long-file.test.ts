import { expect, it } from 'vitest';
import { beginningOf, packed } from './long-file.ts';

const long = () =>
  new File([Array.from({ length: 60_000 }, (_, number) => `yageo,"PART\n${number}",chip-resistors\n`).join('')], 'parts.csv');

it('cuts a long table where a row ends, though its cells hold line ends', async () => {
  const beginning = await (await beginningOf(long())).text();
  expect(beginning.length).toBeLessThan(1024 * 1024);
  expect(beginning.length).toBeGreaterThan(1024 * 1000);
  expect(beginning).toMatch(/chip-resistors\n$/);
});

it('leaves short texts and spreadsheets as they are', async () => {
  const short = new File(['yageo,PART'], 'parts.csv');
  expect(await packed(short)).toBe(short);
  const sheet = new File([new Uint8Array(2 * 1024 * 1024)], 'parts.xlsx');
  expect([await packed(sheet), await beginningOf(sheet)]).toEqual([sheet, sheet]);
});
