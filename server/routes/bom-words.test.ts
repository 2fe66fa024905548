/** Rows that nothing but their words tells: the search of the shop and the row of a bill find the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BomLine, matchBom } from '#contract/api/bom.ts';
import { searchProduct } from '#contract/api/catalog.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
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
  // Without its function, as lists of distributors have it.
  part('ti', 'TMP117AIDRVR', 'temperature-sensors'),
  part('bourns', '3362P-1-103LF', 'trimmer-potentiometers', undefined, { resistance: 10_000 }),
  part('panasonic', 'CR1220', 'batteries', undefined, { cellSize: 'cr1220' }),
  part('wurth', '61300411121', 'pin-headers', undefined, { positions: 4, rows: 1, pitch: 0.00254 }),
  part('wurth', '61301021121', 'pin-headers', undefined, { positions: 10, rows: 2, pitch: 0.00254 }),
  part('samtec', 'RSM-108-02-S-S', 'sockets-strips', undefined, { positions: 8, rows: 1, pitch: 0.00127, mounting: 'surface-mount' }, 90),
  part('samtec', 'SLM-108-01-G-S', 'sockets-strips', undefined, { positions: 8, rows: 1, pitch: 0.00127, mounting: 'through-hole' }),
  part('jst', 'B4B-PH-K-S(LF)(SN)', 'wire-to-board-headers', undefined, { positions: 4, rows: 1, pitch: 0.002 }),
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

/** What the shop takes for a row when its buyer lets it choose. */
async function chosen(line: object): Promise<string | null> {
  const answer = await store.request(matchBom.path, { lines: [{ quantity: 1, references: 'J1', ...line }], prefer: 'stock' });
  const [found] = matchBom.response.parse(await answer.json()).lines;
  return found?.candidates.find(({ sku }) => sku === found.chosen?.sku)?.product.mpn ?? null;
}

const connector = { value: 'Conn_01x04', references: 'J1' };
const numbers = ({ candidates }: BomLine) => candidates.map(({ product }) => product.mpn);

it.each(['TRIMPOT-3386P', 'Potentiometer_THT:Potentiometer_Bourns_3386P_Vertical'])(
  'what is drawn as %s is no chip resistor',
  async (drawn) => {
    expect(numbers(await row({ value: '10K', package: drawn, references: 'R2' }))).toEqual(['3362P-1-103LF']);
    expect(numbers(await row({ value: '10K', package: 'R_0603_1608Metric', references: 'R2' }))).toEqual(['RC0603FR-0710KL']);
  },
);

it('other figures of a short number are another part, not a slip', async () => {
  const holder = { package: 'Keystone_3000_1x12mm-CoinCell', references: 'BAT1' };
  expect(numbers(await row({ ...holder, value: 'CR1225', description: 'Battery holder Keystone 3000' }))).toEqual([]);
  expect(numbers(await row({ mpn: 'CR1202' }))).toEqual(['CR1220']);
});

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

  it('rows of contacts by the names of drawing programs', async () => {
    expect(numbers(await row({ value: 'Conn_02x05', references: 'J1' }))).toEqual(['61301021121']);
    expect(numbers(await row({ ...connector, package: 'Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical' }))).toEqual([
      '61300411121',
    ]);
    expect(numbers(await row({ ...connector, package: 'Connector_JST:JST_PH_B4B-PH-SM4-TB_1x04-1MP_P2.00mm_Vertical' }))).toEqual([]);
  });

  it('nothing of it is chosen, however the buyer wants it done', async () => {
    expect(await row({ description: 'LED red 0603' })).toMatchObject({ chosen: null, match: 'fuzzy' });
  });
});

describe('a connector is chosen for who lets the shop choose', () => {
  const header = 'Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical';
  const crimp = 'Connector_JST:JST_PH_B4B-PH-K_1x04_P2.00mm_Vertical';

  it.each([
    ['61300411121', { value: 'Conn_01x04', package: header }],
    ['61300411121', { value: 'SWD', package: header }],
    ['61300411121', { value: 'Pin header 1x4 2.54' }],
    ['61300411121', { value: 'Stiftleiste 1x4 RM 2,54' }],
    ['61301021121', { description: 'Pin header 2x5, 2.54mm pitch' }],
    ['SLM-108-01-G-S', { value: 'Conn_01x08', package: 'PinSocket_1x08_P1.27mm_Vertical' }],
    ['RSM-108-02-S-S', { value: 'Conn_01x08', package: 'PinSocket_1x08_P1.27mm_Vertical_SMD' }],
    ['B4B-PH-K-S(LF)(SN)', { value: 'Conn_01x04', package: crimp }],
    ['B4B-PH-K-S(LF)(SN)', { value: 'JST PH', package: crimp, mpn: 'PH B4B-PH-K 1x4, pitch 2.0mm', manufacturer: 'JST' }],
  ])('%s where the row says which: %o', async (mpn, line) => {
    expect(await chosen(line)).toBe(mpn);
  });

  it.each([
    ['its half', { value: 'Conn_01x04' }],
    ['its half', { value: '1x4 2.54' }],
    ['its pitch', { value: 'Pin header 1x4' }],
    ['its contacts', { value: 'Pin header 2.54 mm' }],
    ['its rows', { value: 'Pin header 4 pin 2.54 mm' }],
    ['another half', { value: 'Conn_01x04_Socket', package: header }],
    ['other contacts', { value: 'Conn_01x04', package: header, description: 'Pin header 1x5' }],
    ['other contacts', { value: 'Header, 5-Pin', package: header }],
    ['another form', { value: 'Conn_01x04', package: 'PinHeader_1x04_P2.54mm_Horizontal' }],
    ['a number that is not sold', { value: 'Conn_01x04', package: header, mpn: 'ZZQ-104-77-X' }],
    ['a number that is not sold', { value: 'ZZQ-104-77-X', package: header }],
    ['another number', { value: 'B4B-PH-SM4', package: crimp }],
    ['another maker', { value: 'Conn_01x04', package: crimp, manufacturer: 'Samtec' }],
  ])('and none where it leaves open or says %s: %o', async (_, line) => {
    expect(await chosen(line)).toBeNull();
  });

  it('with what was equal and what the row leaves to the shop', async () => {
    const { candidates, match } = await row({ value: 'Conn_01x04', references: 'J1', package: header });
    expect(match).toBe('parametric');
    const equal = candidates[0]?.reasons.flatMap(({ code, name, taken }) => (code === 'equal' ? `${name} ${taken}` : []));
    expect(equal?.toSorted()).toEqual(['Pitch 2.54\u202fmm', 'Positions 4', 'Rows 1']);
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

it('a kind of part that none of its category tells finds them all, and says what they do not tell', async () => {
  const answer = await store.request(searchProduct.path, { keyword: 'temperature sensor' });
  const { list, dropped } = searchProduct.response.parse(await answer.json());
  expect(list.map(({ mpn }) => mpn)).toEqual(['TMP117AIDRVR']);
  expect(dropped).toEqual([expect.stringMatching(/^Function/)]);
});
