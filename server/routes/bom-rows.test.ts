/** Rows as real bills have them, each beside the part that it must not become. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BomLine, matchBom } from '#contract/api/bom.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

let store: TestStore;

const sold = {
  stock: { on_hand: 5000 },
  offers: [{ packaging: 'cut_tape' as const, moq: 1, multiple: 1, price_breaks: [{ quantity: 1, price: '0.1' }] }],
};
type Attributes = PartRecord['attributes'];
const part = (manufacturer: string, mpn: string, category: string, name: string | undefined, attributes: Attributes = {}): PartRecord => ({
  manufacturer,
  mpn,
  category,
  attributes,
  ...(name !== undefined && { package: name }),
  ...sold,
});
const resistor = (mpn: string, resistance: number, size: string, tolerance: number, powerRating: number) =>
  part('yageo', mpn, 'chip-resistors', size, { resistance, tolerance, powerRating });
const capacitor = (mpn: string, capacitance: number, size: string, ratedVoltage: number, dielectric: string, tolerance = 10) =>
  part('murata', mpn, 'mlcc', size, { capacitance, ratedVoltage, dielectric, tolerance });

const parts: PartRecord[] = [
  part('littelfuse', '0451.315MRL', 'fuses', '6.1x2.69 mm', { ratedCurrent: 0.315, response: 'fast' }),
  part('littelfuse', '0451003.MRL', 'fuses', '6.1x2.69 mm', { ratedCurrent: 3, response: 'fast' }),
  part('littelfuse', '0451005.MRL', 'fuses', '6.1x2.69 mm', { ratedCurrent: 5, response: 'fast' }),
  part('littelfuse', 'SMBJ6.5CA', 'tvs-diodes', 'SMB (DO-214AA)', { standoffVoltage: 6.5 }),
  part('littelfuse', 'SMBJ100CA', 'tvs-diodes', 'SMB (DO-214AA)', { standoffVoltage: 100 }),
  part('vishay', '1N4148', 'rectifier-diodes', 'DO-35', { reverseVoltage: 75 }),
  part('onsemi', 'SS34', 'schottky-diodes', 'SMC', { reverseVoltage: 40 }),
  part('ti', 'NE555DR', 'timers', 'SOIC-8'),
  part('ti', 'LM358DR', 'op-amps', 'SOIC-8', { channels: 2 }),
  part('st', 'LM2904DT', 'op-amps', 'SOIC-8', { channels: 2 }),
  part('infineon', 'IRLML2060TRPBF', 'mosfets', 'SOT-23'),
  part('murata', 'BLM18AG601SN1D', 'ferrite-beads', '0603', { impedance100M: 600, ratedCurrent: 0.5 }),
  resistor('RC0603FR-07600RL', 600, '0603', 1, 0.1),
  resistor('RC0603JR-0710KL', 10_000, '0603', 5, 0.1),
  resistor('RC0603FR-0710KL', 10_000, '0603', 1, 0.1),
  resistor('RC0402FR-0710KL', 10_000, '0402', 1, 0.0625),
  resistor('RC1206FR-071K5L', 1500, '1206', 1, 0.25),
  resistor('RC0603FR-0722K1L', 22_100, '0603', 1, 0.1),
  resistor('RL0603FR-070R47L', 0.47, '0603', 1, 0.1),
  capacitor('GRM188R61A104KA01D', 1e-7, '0603', 10, 'x5r'),
  capacitor('GRM188R71E104KA01D', 1e-7, '0603', 25, 'x7r'),
  capacitor('GRM188R71H104KA93D', 1e-7, '0603', 50, 'x7r'),
  capacitor('GRM188R61A475KE15D', 4.7e-6, '0603', 10, 'x5r'),
  capacitor('GRM1885C1H222JA01D', 2.2e-9, '0603', 50, 'c0g', 5),
  part('rubycon', '50YXF10MEFC5X11', 'aluminium-electrolytic-radial', '5x11 mm', { capacitance: 1e-5, ratedVoltage: 50 }),
  ...(['85', '105'] as const).map((heat) =>
    part('rubycon', `47MFD-${heat}`, 'aluminium-electrolytic-radial', '6.3x11 mm', {
      capacitance: 4.7e-5,
      ratedVoltage: 50,
      operatingTemperature: [-40, Number(heat)],
    }),
  ),
  part('abracon', 'ABM8-16.000MHZ-12-B1U-T', 'crystals', '3225-4', { frequency: 16e6, loadCapacitance: 12e-12, frequencyTolerance: 10 }),
  part('vishay', '104', 'rectifier-diodes', 'DO-41', { reverseVoltage: 50 }),
  part('onsemi', 'MMSZ5237BT1G', 'zener-diodes', 'SOD-123', { zenerVoltage: 8.2 }),
  resistor('RC2512FK-0710RL', 10, '2512', 1, 1),
  resistor('RC2512FK-072ML', 2e6, '2512', 1, 1),
  part('vishay', 'BAV19W-E3-08', 'rectifier-diodes', 'SOD-123', { reverseVoltage: 100 }),
  part('tdk', 'NTCG103EH400JT1', 'thermistors', '0402', { resistance: 40 }),
  part('everlight', '19-217/R6C-AL1M2VY/3T', 'leds', '0603', { colour: 'red' }),
];

beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db, parts);
});
afterAll(() => store.close());

async function lines(rows: readonly object[], more: object = {}): Promise<BomLine[]> {
  const answer = await store.request(
    matchBom.path,
    { lines: rows.map((one) => ({ quantity: 1, ...one })), ...more },
    { 'X-Currency': 'EUR' },
  );
  expect(answer.status, await answer.clone().text()).toBe(200);
  return matchBom.response.parse(await answer.json()).lines;
}

async function row(line: object, more: object = { prefer: 'stock' }): Promise<BomLine> {
  const [first] = await lines([line], more);
  if (!first) throw new Error('No line came back');
  return first;
}

const chosenOf = ({ chosen, candidates }: BomLine) => candidates.find(({ sku }) => sku === chosen?.sku)?.product.mpn ?? null;
const firstOf = ({ candidates: [first] }: BomLine) => first?.product.mpn ?? null;
const codesOf = ({ candidates: [first] }: BomLine) => first?.reasons.map(({ code }) => code) ?? [];

describe('numbers', () => {
  it.each([
    ['04513.15MRL', '0451.315MRL'],
    ['SMBJ65CA', 'SMBJ6.5CA'],
  ])('%s is not %s, which is asked about', async (mpn, held) => {
    const line = await row({ mpn });
    expect([firstOf(line), chosenOf(line)]).toEqual([held, null]);
    expect(codesOf(line)).toContain('number_signs');
  });

  it.each([
    [{ mpn: '1N4148', package: 'D_SOD-323' }, '1N4148', 'package_differs'],
    [{ mpn: 'SS34', package: 'SMA' }, 'SS34', 'package_differs'],
    [{ mpn: 'NE555DR', package: 'DIP-8' }, 'NE555DR', 'package_differs'],
    [{ mpn: 'SMBJ100CA', package: 'SMC', manufacturer: 'JUXING' }, 'SMBJ100CA', 'package_differs'],
    [{ mpn: 'NE555DR', manufacturer: 'STMicroelectronics' }, 'NE555DR', 'maker_differs'],
    [{ mpn: 'RC0603FR-0710KL', value: '100k', references: 'R1' }, 'RC0603FR-0710KL', 'value_differs'],
  ])('%j is a question', async (line, mpn, code) => {
    const found = await row(line);
    expect([firstOf(found), chosenOf(found)]).toEqual([mpn, null]);
    expect(codesOf(found)).toContain(code);
    expect(found.confidence).toBeLessThan(0.6);
  });

  it('an unknown maker is asked about, unless the buyer lets the shop choose', async () => {
    const line = { mpn: 'NE555DR', manufacturer: 'Nobody Ltd.' };
    expect(await row(line, {})).toMatchObject({ chosen: null, candidates: [{ reasons: [{ code: 'maker_unknown' }] }] });
    expect(chosenOf(await row(line))).toBe('NE555DR');
  });

  it('another number in the row is asked about, one of the same part is not', async () => {
    const asked = await row({ mpn: 'NE555DR', description: 'NE556N' }, {});
    expect(asked).toMatchObject({
      chosen: null,
      candidates: [{ reasons: [{ code: 'number_second', stated: 'NE556N', taken: 'NE555DR' }] }],
    });
    await Promise.all(
      ['NE555', 'NE555xR', 'Conn_01x06', 'SOIC-8', 'timer'].map(async (value) =>
        expect(chosenOf(await row({ mpn: 'NE555DR', value }, {}))).toBe('NE555DR'),
      ),
    );
  });

  it('a misspelt maker is a question; that of another maker speaks against the part', async () => {
    const line = { mpn: 'NE555DR', manufacturer: 'Texas Instrumnets Inc.' };
    const asked = await row(line, {});
    expect(asked).toMatchObject({
      chosen: null,
      candidates: [{ reasons: [{ code: 'maker_misspelt', stated: line.manufacturer, taken: 'Texas Instruments' }] }],
    });
    expect(chosenOf(await row(line))).toBe('NE555DR');
    const other = await row({ mpn: 'NE555DR', manufacturer: 'STMicroelectronic' });
    expect([firstOf(other), chosenOf(other)]).toEqual(['NE555DR', null]);
    expect(codesOf(other)).toEqual(['maker_differs']);
  });

  it.each([
    { mpn: 'NE555DR', package: 'SOIC127P600X175-8N', manufacturer: 'Texas Instruments Inc. (VA)', references: 'U1' },
    { mpn: 'NE555DR', package: 'LCSC:SOIC-8_L4.9-W3.9-P1.27-LS6.0-BL', manufacturer: 'TI(德州仪器)' },
  ])('%j agrees in other words', async (line) => {
    expect(chosenOf(await row(line, {}))).toBe('NE555DR');
  });

  it('a beginning is taken only when what follows is how it is packed, in the package that the row names', async () => {
    expect(chosenOf(await row({ value: 'IRLML2060', package: 'SOT-23', references: 'Q1' }))).toBe('IRLML2060TRPBF');
    expect(chosenOf(await row({ value: 'IRLML2060', references: 'Q1' }))).toBeNull();
    expect(chosenOf(await row({ value: 'NE555', package: 'DIP-8', references: 'U1' }))).toBeNull();
  });

  it('a number a sign away is proposed, but not for another value; another package speaks against it', async () => {
    const slip = { mpn: 'GRM1885C1H223JA01D', references: 'C1' };
    expect(codesOf(await row(slip))).toEqual(['number_near']);
    expect(firstOf(await row({ ...slip, value: '2.2n' }))).toBe('GRM1885C1H222JA01D');
    expect((await row({ ...slip, value: '22n' })).candidates.map(({ product }) => product.mpn)).not.toContain('GRM1885C1H222JA01D');
    expect(codesOf(await row({ ...slip, package: 'C_0402_1005Metric' }))).toEqual(['number_near', 'package_differs']);
  });

  it('what is in stock is never another function', async () => {
    const line = await row({ value: 'LM321', description: 'Dual op amp', package: 'SOIC-8', references: 'U1' });
    expect(chosenOf(line)).toBeNull();
  });
});

describe('values', () => {
  it.each([
    ['0,1uF', 'C1', '0603', 'GRM188R71E104KA01D'],
    ['.1uF', 'C1', 'C_0603_1608Metric', 'GRM188R71E104KA01D'],
    ['104', 'C1', 'CAPC1608X90N', 'GRM188R71E104KA01D'],
    ['0.1 mfd', 'C1', '0603-CAP', 'GRM188R71E104KA01D'],
    ['100n/50V/X7R/0603/10%', 'C1', undefined, 'GRM188R71H104KA93D'],
    ['100nF ≥50V', 'C1', '1608', 'GRM188R71H104KA93D'],
    ['2,2nF', 'C1', '0603', 'GRM1885C1H222JA01D'],
    ['4u7', 'C1', '0603', 'GRM188R61A475KE15D'],
    ['1,5k', 'R1', '1206', 'RC1206FR-071K5L'],
    ['1,5k 1/4 W', 'R1', '3216', 'RC1206FR-071K5L'],
    ['22,1k', 'R1', '0603', 'RC0603FR-0722K1L'],
    ['R47', 'R1', 'R0603', 'RL0603FR-070R47L'],
    ['1k5', 'R1', 'RESC3216X60N', 'RC1206FR-071K5L'],
    ['１０ｋΩ 1%', 'R1', 'Resistor_SMD:R_0402_1005Metric', 'RC0402FR-0710KL'],
    ['600R', 'R1', '0603', 'RC0603FR-07600RL'],
    ['600R', 'FB1', '0603', 'BLM18AG601SN1D'],
    ['10uF 50V', 'C1', 'CP_Radial_D5.0mm_P2.00mm', '50YXF10MEFC5X11'],
  ])('%s for %s in %s', async (value, references, size, mpn) => {
    const found = await row({ value, references, package: size });
    expect(chosenOf(found)).toBe(mpn);
    expect(chosenOf(await row({ value, references, package: size }, {}))).toBeNull();
  });

  it.each([
    ['the voltage', { value: '4.7uF 25V', package: '0603', references: 'C1' }],
    ['the power', { value: '10k 1/4W', package: '0603', references: 'R1' }],
    ['the tolerance', { value: '10k 0.1%', package: '0603', references: 'R1' }],
    ['the dielectric', { value: '100n C0G', package: '0603', references: 'C1' }],
    ['the current of a fuse', { value: '4A', package: '6.1x2.69', references: 'F1' }],
  ])('%s binds: what nothing has is said, and nothing else is shown', async (_, line) => {
    const found = await row(line);
    expect(found).toMatchObject({ match: 'none', chosen: null, candidates: [] });
  });

  it('the condition that no part meets is named', async () => {
    const found = await row({ value: '4.7uF 25V X5R', package: '0603', references: 'C1' });
    expect(found.reasons).toEqual([{ code: 'nothing_has', name: 'Rated voltage', stated: '25\u202fV', taken: null }]);
  });

  it('temperatures that no part states are told as not compared', async () => {
    const { candidates } = await row({ value: '10k 1%', description: '-55℃~+155℃', package: '0603', references: 'R1' });
    expect(candidates[0]?.reasons).toContainEqual({ code: 'not_compared', name: null, stated: '-55 … 155 °C', taken: null });
  });

  it('the number of a part that stands less than the row says is a question', async () => {
    const line = { value: '100n', mpn: 'GRM188R61A104KA01D', references: 'C1', package: '0603' };
    expect(chosenOf(await row(line))).toBe('GRM188R61A104KA01D');
    const found = await row({ ...line, description: 'min. 25V X7R' });
    expect(chosenOf(found)).toBeNull();
    expect(found.candidates[0]?.reasons.filter(({ code }) => code === 'value_differs').map(({ name, stated }) => [name, stated])).toEqual([
      ['Rated voltage', '25\u202fV'],
      ['Dielectric', 'X7R'],
    ]);
  });

  it.each(['47uF 50V 105°C', '47uF 50V 105℃', '47uF 50V -40 to +105 °C', '47uF 50V −25…+105°C'])(
    '%s: no part for less heat',
    async (value) => {
      const { candidates } = await row({ value, references: 'C1' });
      expect(candidates.map(({ product }) => product.mpn)).toEqual(['47MFD-105']);
    },
  );

  it('a range of temperatures that no part stands is the condition that is named', async () => {
    const found = await row({ value: '47uF 50V', description: '-55°C ~ +125°C', references: 'C1' });
    expect(found.candidates).toEqual([]);
    expect(found.reasons).toEqual([
      { code: 'nothing_has', name: 'Operating temperature', stated: expect.stringMatching(/^−55.….\+125.°C$/), taken: null },
    ]);
  });

  it('says what is better than asked for, and what was left to the shop', async () => {
    const found = await row({ value: '100n X5R', package: '0603', references: 'C1' });
    const reasons = found.candidates[0]?.reasons ?? [];
    expect(reasons.map(({ code, name, taken }) => [code, name, taken])).toEqual([
      ['equal', 'Capacitance', '100\u202fnF'],
      ['better', 'Dielectric', 'X7R'],
      ['not_stated', 'Rated voltage', '25\u202fV'],
      ['package_equal', null, '0603'],
    ]);
  });

  it('a part of an unknown number is not replaced by its value, unless the row says all that the number did', async () => {
    const line = { value: '100n', mpn: 'TMK107B7104KA-X', package: '0603', references: 'C1' };
    const found = await row(line);
    expect([chosenOf(found), codesOf(found)[0]]).toEqual([null, 'number_unknown']);
    expect(chosenOf(await row({ ...line, value: '100n 25V X7R' }))).toBe('GRM188R71E104KA01D');
  });

  it.each([
    { value: '100', package: '0603', references: 'C1' },
    { value: '10k', references: 'R1' },
    { value: '10k', package: 'Custom:Thing', references: 'R1' },
    { value: '16MHz', package: '3225', references: 'Y1' },
    { value: '10k', package: 'R_Array_Convex_4x0603', references: 'RN1' },
  ])('%j leaves too much open to be taken', async (line) => {
    expect(chosenOf(await row(line))).toBeNull();
  });

  it('finds what the search finds', async () => {
    expect(firstOf(await row({ description: 'LED red 0603' }))).toBe('19-217/R6C-AL1M2VY/3T');
    expect(firstOf(await row({ description: '16MHz 3225' }))).toBe('ABM8-16.000MHZ-12-B1U-T');
  });
});

describe('what only looks like an answer is none', () => {
  it.each([
    ['the voltage of a Zener diode is no least one of a rectifier', { value: '5.1V', package: 'SOD-123', references: 'D1' }],
    ['ohms alone are no thermistor', { value: '40', package: 'Custom:PWR163', references: 'R63' }],
    ['a chip where leads are drawn', { value: '100n', package: 'C025-025X050', references: 'C4' }],
    ['a Zener diode of another voltage', { mpn: 'MMSZ5267BT1G', value: '75V', package: 'SOD-123', references: 'D4' }],
    ['a kind without its value', { value: '2m', package: 'R_2512', description: 'Resistor', references: 'R6' }],
    ['another color', { value: 'WHT', package: 'LED_0603_1608Metric', references: 'D2' }],
    ['any of a kind beside a number that nobody has', { value: 'CH0402-50RGFTA', description: 'Resistor', references: 'R1' }],
    ['volts alone, of no designator', { mpn: 'B0505S-1WR3', value: '5.1V', references: 'ZZ1' }],
    ['a color that none of the package has', { value: 'White', description: 'LED', package: 'LED_0603_1608Metric', references: 'D1' }],
    ['a part that has one word of two', { value: 'red gasket', references: 'LED1' }],
  ])('%s', async (_name, line) => {
    expect((await row(line)).candidates).toEqual([]);
  });

  it('short names of colors are read', async () => {
    expect(firstOf(await row({ value: 'LED RED', package: 'LED_0603_1608Metric', references: 'D2' }))).toBe('19-217/R6C-AL1M2VY/3T');
    expect(firstOf(await row({ value: 'Red', description: 'LED', package: 'LED_0603_1608Metric', references: 'D2' }))).toBe(
      '19-217/R6C-AL1M2VY/3T',
    );
  });
});

describe('rows of no part', () => {
  it.each([
    [{ value: 'TestPoint', references: 'TP1' }, 'no_part'],
    [{ value: '5V', package: 'TestPoint:TestPoint_Pad_D1.0mm', references: 'TP2' }, 'no_part'],
    [{ value: 'MountingHole', package: 'MountingHole_3.2mm_M3', references: 'H1' }, 'no_part'],
    [{ value: 'Fiducial', references: 'FID1' }, 'no_part'],
    [{ value: '10k', package: '0603', references: 'R1', dnp: true }, 'not_fitted'],
  ])('%j is left out and says so', async (line, code) => {
    const found = await row(line);
    expect(found).toMatchObject({ dnp: true, chosen: null, reasons: [{ code }] });
  });

  it('the buyer brings them back', async () => {
    const line = { value: '10k', package: '0603', references: 'R1 R2', dnp: true, quantity: 0 };
    const found = await row(line, { prefer: 'stock', fitted: [1] });
    expect(found).toMatchObject({ dnp: false, quantity: 2, reasons: [] });
    expect(chosenOf(found)).toBe('RC0603FR-0710KL');
  });

  it('a test point with a number is a part', async () => {
    expect(await row({ mpn: 'NE555DR', references: 'TP1' })).toMatchObject({ dnp: false });
  });
});
