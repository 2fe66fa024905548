/** Rows that nothing but their words tells: the search of the shop and the row of a bill find the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BomLine, matchBom } from '#contract/api/bom.ts';
import { searchProduct } from '#contract/api/catalog.ts';
import type { PartRecord } from '#server/catalogue/part-record.ts';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

let store: TestStore;

const sold = {
  stock: { on_hand: 5000 },
  offers: [{ packaging: 'cut_tape' as const, moq: 1, multiple: 1, price_breaks: [{ quantity: 1, price: '0.1' }] }],
};
const part = (
  manufacturer: string,
  mpn: string,
  category: string,
  name?: string,
  attributes: PartRecord['attributes'] = {},
  popularity = 0,
): PartRecord => ({ manufacturer, mpn, category, attributes, popularity, ...(name !== undefined && { package: name }), ...sold });

const parts: PartRecord[] = [
  part('everlight', '19-217/R6C-AL1M2VY/3T', 'leds', '0603', { colour: 'red' }, 5),
  part('liteon', 'LTST-C191KRKT', 'leds', '0603', { colour: 'red' }, 50),
  part('liteon', 'LTST-C170KRKT', 'leds', '0805', { colour: 'red' }, 90),
  part('everlight', '19-217/GHC-YR1S2/3T', 'leds', '0603', { colour: 'green' }),
  part('st', 'STM32F103C8T6', 'microcontrollers', 'LQFP-48'),
  part('ti', 'NE555DR', 'timers', 'SOIC-8'),
  part('hongfa', 'HF46F/005-HS1', 'power-relays', undefined, { coilVoltage: 5 }),
  part('yageo', 'RC0603FR-0710KL', 'chip-resistors', '0603', { resistance: 10_000, tolerance: 1 }),
  part('murata', 'GRM188R71H104KA93D', 'mlcc', '0603', { capacitance: 1e-7, ratedVoltage: 50, dielectric: 'x7r' }),
  part('omron', 'B3F-1000', 'tactile-switches'),
];

beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db, parts);
});
afterAll(() => store.close());

async function row(line: object): Promise<BomLine> {
  const answer = await store.request(matchBom.path, { lines: [{ quantity: 1, ...line }] });
  const [found] = matchBom.response.parse(await answer.json()).lines;
  if (!found) throw new Error('No line came back');
  return found;
}

async function searched(keyword: string): Promise<string[]> {
  const answer = await store.request(searchProduct.path, { keyword });
  return searchProduct.response.parse(await answer.json()).list.map(({ mpn }) => mpn);
}

const numbers = ({ candidates }: BomLine) => candidates.map(({ product }) => product.mpn);

describe('a row of words finds what the search finds, in the same order', () => {
  it.each([
    'LED red 0603',
    'rote LED 0603',
    'red led',
    'tactile switch',
    'relay 5V coil',
    'microcontrolller',
    'STMicroelectronics microcontroller',
    'Omron Electronics switch',
    'timer ic',
  ])('%s', async (description) => {
    const found = await searched(description);
    expect(found.length).toBeGreaterThan(0);
    expect(numbers(await row({ description }))).toEqual(found.slice(0, 5));
  });

  it('nothing of it is chosen, however the buyer wants it done', async () => {
    expect(await row({ description: 'LED red 0603' })).toMatchObject({ chosen: null, match: 'fuzzy' });
  });
});

it('the designator and the package bound what the words find', async () => {
  expect(numbers(await row({ value: 'red LED', references: 'D1', package: '0805' }))).toEqual(['LTST-C170KRKT']);
  expect(numbers(await row({ value: 'red LED', references: 'C1' }))).toEqual([]);
});

it('a word that no part fits is told; a figure that none has leaves no part', async () => {
  const line = await row({ description: 'LED red 0603 waterclear' });
  expect(numbers(line)).toEqual(['LTST-C191KRKT', '19-217/R6C-AL1M2VY/3T']);
  expect(line.candidates[0]?.reasons).toContainEqual({ code: 'words_unmet', name: null, stated: 'waterclear', taken: null });
  expect(numbers(await row({ description: 'LED red 0603 9000V' }))).toEqual([]);
});
