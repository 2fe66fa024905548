import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { partCode, partKey, typedPartCode, typedPartKey } from './part-number.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it.each([
  ['04513.15MRL', '0451.315MRL'],
  ['SMBJ65CA', 'SMBJ6.5CA'],
  ['P6KE91A', 'P6KE9.1A'],
  ['LM358NNOPB', 'LM358N/NOPB'],
  ['MAX232CPE', 'MAX232CPE+'],
])('%s and %s have one key and two codes', (one, other) => {
  expect(partKey(one)).toBe(partKey(other));
  expect(partCode(one)).not.toBe(partCode(other));
});

it.each([
  ['lm358n/nopb', 'LM358N/NOPB'],
  ['RC0603FR 0710KL', 'RC0603FR-0710KL'],
  ['rc0603fr–0710kl', 'RC0603FR-0710KL'],
  ['ＢＡＶ９９', 'BAV99'],
])('%s is %s in another spelling', (typed, mpn) => {
  expect(typedPartCode(typed)).toBe(partCode(mpn));
});

it('words in other letters, and signs alone, are no number', () => {
  for (const keyword of ['конденсатор 100нФ', 'résistance 100', '-/.', '']) {
    expect(typedPartCode(keyword)).toBe('');
    expect(typedPartKey(keyword)).toBe('');
  }
});

it('the database makes the same code and key of a part’s number', async () => {
  const numbers = ['0451.315MRL', 'RC0603FR-0710KL', 'MCP2551-I/SN', '74HC00D,653', 'max232cpe+', 'Ö-1ö', 'A B-C'];
  await seedParts(
    store.db,
    numbers.map((mpn) => ({ manufacturer: 'yageo', mpn, category: 'chip-resistors' })),
  );
  const { rows } = await store.db.execute<{ mpn: string; mpn_code: string; mpn_key: string }>(
    sql`select mpn, mpn_code, mpn_key from product`,
  );
  expect(rows.toSorted((a, b) => a.mpn.localeCompare(b.mpn))).toEqual(
    numbers.map((mpn) => ({ mpn, mpn_code: partCode(mpn), mpn_key: partKey(mpn) })).toSorted((a, b) => a.mpn.localeCompare(b.mpn)),
  );
});
