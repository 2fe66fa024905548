/** What shoppers type in the eleven languages of the shop, over parts whose numbers begin with the same digits as their values. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import { wordLanguages } from '#contract/locale.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { words } from '#server/kernel/words.ts';

const sold: Pick<PartRecord, 'stock' | 'offers'> = {
  stock: { on_hand: 10, lead_time_days: 42 },
  offers: [{ packaging: 'cut_tape', moq: 1, multiple: 1, price_breaks: [{ quantity: 1, price: '0.5' }] }],
};
const resistor = (mpn: string, packageName: string, resistance: number): PartRecord => ({
  ...sold,
  manufacturer: 'yageo',
  mpn,
  category: 'chip-resistors',
  package: packageName,
  package_id: `chip-${packageName}`,
  attributes: { resistance, tolerance: 1, powerRating: 0.1 },
});
const parts: PartRecord[] = [
  ...testParts,
  resistor('RC0805FR-07100RL', '0805', 100),
  resistor('AC0805FR-0722RL', '0805', 22),
  {
    ...sold,
    manufacturer: 'rubycon',
    mpn: '100YXF47MEFC',
    category: 'aluminium-electrolytic-radial',
    attributes: { capacitance: 4.7e-5, ratedVoltage: 100 },
  },
  {
    ...sold,
    manufacturer: 'bourns',
    mpn: '0603FA1R5',
    category: 'fuses',
    package: '0603',
    package_id: 'chip-0603',
    attributes: { ratedCurrent: 1.5 },
  },
  {
    ...sold,
    manufacturer: 'bourns',
    mpn: '0805FA1R5',
    category: 'fuses',
    package: '0805',
    package_id: 'chip-0805',
    attributes: { ratedCurrent: 1.5 },
  },
];

const others: PartRecord[] = [
  { ...sold, manufacturer: 'murata', mpn: 'LQH32CN100K33L', category: 'power-inductors', attributes: { inductance: 1e-5 } },
  { ...sold, manufacturer: 'onsemi', mpn: 'BC547BTA', category: 'bjts', attributes: { type: 'npn' } },
  { ...sold, manufacturer: 'onsemi', mpn: '1N4148', category: 'rectifier-diodes', attributes: {} },
  { ...sold, manufacturer: 'liteon', mpn: 'LTST-C150CKT', category: 'leds', attributes: { colour: 'red' } },
  { ...sold, manufacturer: 'liteon', mpn: 'LTST-C150GKT', category: 'leds', attributes: { colour: 'green' } },
  { ...sold, manufacturer: 'liteon', mpn: 'LTE-4208', category: 'infrared-photo', attributes: {} },
  { ...sold, manufacturer: 'adi', mpn: 'TMP36GT9Z', category: 'temperature-sensors', attributes: { functionText: 'Temperature sensor' } },
  { ...sold, manufacturer: 'ecs', mpn: 'ECS-160-20-4X', category: 'crystals', attributes: { frequency: 16e6 } },
  {
    ...sold,
    manufacturer: 'ti',
    mpn: 'LM1117MPX-3.3',
    category: 'linear-regulators-fixed',
    package: 'SOT-223',
    package_id: 'sot-223',
    attributes: { outputVoltage: 3.3, outputCurrent: 0.8, dropoutVoltage: 0.4 },
  },
];

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db, [...parts, ...others]);
});
afterAll(() => store.close());

async function search(keyword: string) {
  const response = await store.request('/api/store/common/search-product', { keyword });
  return searchProduct.response.parse(await response.json());
}
const mpns = ({ list }: { list: { mpn: string }[] }) => list.map(({ mpn }) => mpn).toSorted();
async function suggested(keyword: string) {
  const response = await store.request(`/api/store/common/search-suggest?keyword=${encodeURIComponent(keyword)}`);
  return mpns({ list: searchSuggest.response.parse(await response.json()).products });
}

const ceramic = ['GRM1555C1H101JA01D', 'GRM155R71C104KA88D', 'GRM155R71H103KA88D'];
const ohms100 = ['RC0805FR-07100RL'];
const farads100n = ['GRM155R71C104KA88D'];
const capacitors = [...farads100n, '100YXF47MEFC', 'GRM155R71H103KA88D', 'GRM1555C1H101JA01D'].toSorted();
const in0603 = ['RC0603FR-0710KL', 'RC0603FR-074K7L', 'RC0603JR-0710KL'];
const in0805 = ['AC0805FR-0722RL', 'RC0805FR-07100RL'];

describe('a word beside a code', () => {
  it.each([
    ['100нФ', farads100n],
    ['конденсатор 100нФ', farads100n],
    ['100 ом', ohms100],
    ['резистор 100ом', ohms100],
    ['100オーム', ohms100],
    ['100Ω 抵抗', ohms100],
    ['抵抗100Ω', ohms100],
    ['电阻 100欧', ohms100],
    ['电阻100欧', ohms100],
    ['100 ओम', ohms100],
    ['100Ω', ohms100],
    ['résistance 100 ohms', ohms100],
    ['direnç 100Ω', ohms100],
  ])('%s is a value, not the beginning of a part number', async (keyword, expected) => {
    const answer = await search(keyword);
    expect(answer.match).toBe('value');
    expect(mpns(answer)).toEqual(expected);
  });

  it.each([
    ['резистор 0805', in0805],
    ['抵抗 0603', in0603],
    ['电阻 0603', in0603],
    ['रेज़िस्टर 0603', in0603],
    ['résistance 0805', in0805],
    ['LM358 операционный усилитель', ['LM358DR', 'LM358N/NOPB']],
  ])('%s finds the parts that it says', async (keyword, expected) => {
    expect(mpns(await search(keyword))).toEqual(expected);
  });

  it('leads to the near part number of a code that is none', async () => {
    expect(await search('предохранитель 0603F1R5')).toMatchObject({ unknown_number: '0603F1R5', did_you_mean: ['0603FA1R5'] });
  });

  it.each(['ＬＭ３５８ＤＲ', 'LM358DR™'])('%s is still a part number', async (keyword) => {
    expect(await search(keyword)).toMatchObject({ match: 'mpn', total: 1 });
  });
});

describe('the name of a parameter', () => {
  it.each([
    'Kapazität 100nF',
    'Kapazität: 100 nF',
    '100nF Kapazität',
    'capacité 100nF',
    'kapasitans 100nF',
    'धारिता 100nF',
    '静電容量 100nF',
    '静電容量100nF',
    'capacitance 100nF',
    'ёмкость 100нФ',
  ])('in %s means the value beside it', async (keyword) => {
    const answer = await search(keyword);
    expect(mpns(answer)).toEqual(farads100n);
    expect(answer.understood.map(({ key }) => key)).toEqual(['capacitance']);
  });

  it.each(['Spannung 50V', 'voltaje 50V', '耐压 50V', '耐压50V', 'rated voltage 50V', 'номинальное напряжение 50В', 'tensão nominal 50V'])(
    '%s finds what bears the voltage',
    async (keyword) => {
      const answer = await search(keyword);
      expect(answer.understood).toMatchObject([{ key: expect.stringMatching(/voltage/i), filter: { min: 50 } }]);
      expect(answer.total).toBeGreaterThan(0);
    },
  );

  it('steers a value to another parameter than the first in its unit', async () => {
    const drop = await search('dropout voltage 0.4V');
    expect(drop.understood.map(({ key }) => key)).toEqual(['dropoutVoltage']);
    const output = await search('output voltage 3.3V');
    expect(output.understood.map(({ key }) => key)).toEqual(['outputVoltage']);
  });

  it.each(['Toleranz 1%', 'допуск 1%', '許容差 1%'])('%s finds precise parts', async (keyword) => {
    const answer = await search(keyword);
    expect(answer.understood.map(({ key }) => key)).toEqual(['tolerance']);
    expect(answer.total).toBeGreaterThan(0);
  });

  it.each(['частота 16МГц', 'frequency 16MHz', '周波数 16MHz', '频率16MHz'])('%s finds the crystal', async (keyword) => {
    expect(mpns(await search(keyword))).toEqual(['ECS-160-20-4X']);
  });

  it.each([
    ['Bauform 0603 4.7k', ['RC0603FR-074K7L']],
    ['Widerstand 4,7k Gehäuse 0603', ['RC0603FR-074K7L']],
    ['封装0603 电阻 4.7k', ['RC0603FR-074K7L']],
    ['корпус 0603', [...in0603, '0603FA1R5'].toSorted()],
    ['Bauform 0603', [...in0603, '0603FA1R5'].toSorted()],
  ])('%s finds the parts in the package', async (keyword, expected) => {
    expect(mpns(await search(keyword))).toEqual(expected);
  });

  it('in every language of the shop may be the word that its filter has for the package', async () => {
    for (const language of wordLanguages) {
      const name = words(language, 'search')('facet.package');
      expect(mpns(await search(`${name} 0805 22Ω`)), name).toEqual(['AC0805FR-0722RL']);
    }
  });

  it('does not count beside a value that the parameter cannot have', async () => {
    expect(await search('Kapazität 4.7k')).toMatchObject({ dropped: ['Kapazität'], understood: [{ key: 'resistance' }] });
  });
});

describe('words as people inflect and spell them', () => {
  const resistors = [...in0603, ...in0805].toSorted();
  const inductor = ['LQH32CN100K33L'];
  const transistor = ['BC547BTA'];
  const diode = ['1N4148'];
  const regulator = ['LM1117MPX-3.3'];
  const redLed = ['LTST-C150CKT'];
  it.each([
    ['конденсаторов', capacitors],
    ['конденсатора', capacitors],
    ['керамических конденсаторов', ceramic],
    ['резисторов', resistors],
    ['диодов', diode],
    ['транзисторов', transistor],
    ['светодиоды красные', redLed],
    ['Widerständen', resistors],
    ['Widerstaende', resistors],
    ['Kondensators', capacitors],
    ['Spulen', inductor],
    ['Spannungsregler', regulator],
    ['bobines', inductor],
    ['capacitores', capacitors],
    ['dirençleri', resistors],
    ['कैपेसिटर्स', capacitors],
    // Phototransistors are some, too.
    ['トランジスター', transistor],
    ['センサー', ['TMP36GT9Z']],
    ['温度センサー', ['TMP36GT9Z']],
    ['赤色LED', redLed],
    ['電晶體', transistor],
    ['積體電路', ['LM1117MPX-3.3', 'LM358DR', 'LM358N/NOPB', 'STM32F103C8T6']],
    ['二極體', diode],
  ])('%s finds the parts', async (keyword, expected) => {
    expect(mpns(await search(keyword))).toEqual(expected);
  });

  it.each([
    ['конденсаторов 100нФ', farads100n],
    ['Widerständen 100Ω', ohms100],
    ['Widerstaende 100Ω', ohms100],
  ])('%s reads the value', async (keyword, expected) => {
    const answer = await search(keyword);
    expect(answer.match).toBe('value');
    expect(mpns(answer)).toEqual(expected);
  });

  it.each([
    ['Spulen', 'inductors'],
    ['конденсаторов', 'capacitors'],
    ['Widerstaende', 'resistors'],
    ['電晶體', 'transistors'],
    ['積體電路', 'ics'],
  ])('%s leads to the category %s', async (keyword, web_url) => {
    expect((await search(keyword)).redirect).toEqual({ type: 'category', web_url });
  });

  it.each(['Kondensatorium', 'транзит', 'センサス'])('%s is another word', async (keyword) => {
    expect((await search(keyword)).total).toBe(0);
  });
});

describe('suggestions', () => {
  it.each(['capacitor', 'конденсатор', 'конд', 'コンデンサ', '电容', 'कैपेसिटर'])('give parts for %s', async (keyword) => {
    expect(await suggested(keyword)).toEqual(capacitors);
  });

  it.each(['100нФ', '100 нФ'])('give no part number for the value %s', async (keyword) => {
    expect(await suggested(keyword)).toEqual(farads100n);
  });

  it('wait for a second letter', async () => {
    expect(await suggested('к')).toEqual([]);
    expect(await suggested('电')).toEqual([]);
    expect(await suggested('GR')).toHaveLength(3);
  });
});
