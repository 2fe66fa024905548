/** Rows of tables, and what the answer says of those that are no parts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BomAnswer, matchBom } from '#contract/api/bom.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

let store: TestStore;

const sold = {
  stock: { on_hand: 5000 },
  offers: [{ packaging: 'cut_tape' as const, moq: 1, multiple: 1, price_breaks: [{ quantity: 1, price: '0.1' }] }],
};
const resistance = { resistance: 10_000, tolerance: 1, powerRating: 0.1 };
const parts: PartRecord[] = [
  { manufacturer: 'ti', mpn: 'NE555DR', category: 'timers', package: 'SOIC-8', attributes: {}, ...sold },
  { manufacturer: 'ti', mpn: 'LM358DR', category: 'op-amps', package: 'SOIC-8', attributes: { channels: 2 }, ...sold },
  { manufacturer: 'yageo', mpn: 'RC0603FR-0710KL', category: 'chip-resistors', package: '0603', attributes: resistance, ...sold },
];

const ask = async (body: object): Promise<BomAnswer> => {
  const answer = await store.request(matchBom.path, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BomAnswer;
};

beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db, parts);
});
afterAll(() => store.close());

it('codes of other shops stand for the number that they hold, and for no other', async () => {
  const { columns, lines } = await ask({
    text: 'Ref;Mouser;DigiKey\nR1;603-RC0603FR-0710KL;311-10.0KHRCT-ND\nU1;;NE555DR-ND\nR2;;311-22.1KHRCT-ND',
  });
  expect(columns.map(({ meaning }) => meaning)).toEqual(['references', 'distributor', 'distributor']);
  expect(lines.map(({ chosen, candidates }) => [chosen !== null, candidates[0]?.product.mpn])).toEqual([
    [true, 'RC0603FR-0710KL'],
    [true, 'NE555DR'],
    [false, undefined],
  ]);
});

it('what is left out comes with its reason, and as a part once it is asked for', async () => {
  const text = 'Ref;Value;Package;Qty\nR1;10k;0603;1\nTotal;;;1\n;;LM358DR;';
  const first = await ask({ text });
  expect(first.rows).toEqual({ read: 3, joined: 0, skipped: 2 });
  expect(first.skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'no_name'],
    [4, 'heading'],
  ]);
  const second = await ask({ text, fitted: [4] });
  expect(second.skipped.map(({ row }) => row)).toEqual([3]);
  expect(second.lines.find(({ row }) => row === 4)).toMatchObject({ dnp: false, candidates: [{ product: { mpn: 'LM358DR' } }] });
});

it('a number that means nothing leaves the row to its value', async () => {
  const { lines } = await ask({
    lines: [{ mpn: 'Any', manufacturer: 'generic', value: '10k 1%', package: '0603', references: 'R1', quantity: 1 }],
  });
  expect(lines[0]?.source.mpn).toBeUndefined();
  expect(lines[0]?.candidates[0]).toMatchObject({ match: 'parametric', product: { mpn: 'RC0603FR-0710KL' } });
});
