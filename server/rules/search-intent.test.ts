import { describe, expect, it } from 'vitest';
import { readKeywordQuantity } from './keyword-quantity.ts';
import { type IntentAttribute, type IntentCatalogue, readIntent, splitKeyword } from './search-intent.ts';

const number: Pick<IntentAttribute, 'kind' | 'names' | 'options'> = { kind: 'number', names: [], options: [] };
const catalogue: IntentCatalogue = {
  categories: [
    {
      slug: 'chip-resistors',
      names: ['resistors', 'chip resistors', 'chip-widerstande', 'chip-widerstand'],
      packages: ['0402', '0603'],
      attributes: [
        { ...number, key: 'resistance', unit: 'Ω', facet: 'range' },
        { ...number, key: 'tolerance', unit: '%', facet: 'choice' },
        { ...number, key: 'powerRating', unit: 'W', facet: 'choice' },
        {
          key: 'composition',
          names: ['technology'],
          kind: 'option',
          unit: '',
          facet: 'choice',
          options: [{ key: 'thick-film', names: ['thickfilm', 'dickschicht'] }],
        },
      ],
    },
    {
      slug: 'mlcc',
      names: ['capacitors', 'ceramic capacitors (mlcc)'],
      packages: ['0402', '0603'],
      attributes: [
        { ...number, key: 'capacitance', unit: 'F', facet: 'range' },
        { ...number, key: 'ratedVoltage', unit: 'V', facet: 'choice' },
        { key: 'dielectric', names: ['dielectric'], kind: 'option', unit: '', facet: 'choice', options: [{ key: 'x7r', names: ['x7r'] }] },
        { ...number, key: 'toleranceAbs', unit: 'F', facet: null },
      ],
    },
    {
      slug: 'op-amps',
      names: ['operational amplifiers'],
      packages: ['SOIC-8'],
      attributes: [{ key: 'supplyVoltage', names: [], kind: 'range', unit: 'V', facet: 'choice', options: [] }],
    },
  ],
  manufacturers: [{ slug: 'ti', names: ['texasinstruments', 'ti'] }],
};
const read = (keyword: string) => readIntent(keyword, catalogue).map(({ category, filters, rest }) => ({ category, filters, rest }));

describe('readIntent', () => {
  it('gives each value to the parameter in its unit', () => {
    expect(read('100nF 0402 X7R 16V')).toEqual([
      {
        category: 'mlcc',
        filters: [
          { key: 'capacitance', eq: 1e-7 },
          { key: 'package', in: ['0402'] },
          { key: 'dielectric', in: ['x7r'] },
          { key: 'ratedVoltage', min: 16 },
        ],
        rest: [],
      },
    ]);
  });

  it('uses the name of a part in any language to choose the category', () => {
    const [reading] = read('Widerstand 4,7k 0603');
    expect(reading).toEqual({
      category: 'chip-resistors',
      filters: [
        { key: 'resistance', eq: 4700 },
        { key: 'package', in: ['0603'] },
      ],
      rest: [],
    });
  });

  it('takes a rating as the least, a tolerance as said, a supply voltage as to be covered', () => {
    expect(read('10k 1/4W 1%')[0]?.filters).toEqual([
      { key: 'resistance', eq: 10_000 },
      { key: 'powerRating', min: 0.25 },
      { key: 'tolerance', in: ['1'] },
    ]);
    expect(read('3V3 SOIC8 Texas Instruments')[0]?.filters).toEqual([
      { key: 'supplyVoltage', min: 3.3, max: 3.3 },
      { key: 'package', in: ['SOIC-8'] },
      { key: 'manufacturer', in: ['ti'] },
    ]);
  });

  it('does not take a frequency for the least that is wanted', () => {
    const crystals: IntentCatalogue = {
      categories: [
        {
          slug: 'inductors',
          names: [],
          packages: [],
          attributes: [{ ...number, key: 'selfResonantFrequency', unit: 'Hz', facet: 'range' }],
        },
      ],
      manufacturers: [],
    };
    expect(readIntent('32kHz', crystals)[0]?.filters).toEqual([{ key: 'selfResonantFrequency', eq: 32_000 }]);
  });

  it('reads phrases, and leaves unknown words as text', () => {
    expect(read('thick film 1k gold')).toMatchObject([{ category: 'chip-resistors', rest: ['gold'] }]);
  });

  it('does not read keywords without a value, or with one that fits no category', () => {
    for (const keyword of ['LM358', '0402', 'X7R 0402', 'capacitor', '10 pieces', '100nF 10k']) expect(read(keyword)).toEqual([]);
  });
});

it('splits where people do', () => {
  expect(splitKeyword('100 nF, 16 V; ±5 %  X7R')).toEqual(['100nF', '16V', '±5%', 'X7R']);
  expect(splitKeyword('4,7 kΩ')).toEqual(['4,7kΩ']);
  expect(splitKeyword('opamp 20 V/us')).toEqual(['opamp', '20V/us']);
  expect(splitKeyword('resistor 1/4 W 10k')).toEqual(['resistor', '1/4W', '10k']);
});

it.each([
  ['4k7', 'Ω', 4700],
  ['4,7k', 'Ω', 4700],
  ['2R2', 'Ω', 2.2],
  ['100n', 'F', 1e-7],
  ['100nf', 'F', 1e-7],
  ['0.1µF', 'F', 1e-7],
  ['10uH', 'H', 1e-5],
  ['16mhz', 'Hz', 16e6],
  ['3V3', 'V', 3.3],
  ['1/4w', 'W', 0.25],
  ['±1%', '%', 1],
  ['64KB', 'B', 65_536],
  ['2.54mm', 'm', 0.00254],
  ['47Ω', 'Ω', 47],
  ['20V/µs', 'V/s', 2e7],
  ['0.3v/us', 'V/s', 3e5],
])('%s is a value in %s', (token, unit, value) => {
  const [first] = readKeywordQuantity(token)?.readings ?? [];
  expect(first?.unit).toBe(unit);
  expect(first?.value).toBeCloseTo(value, 12);
});

it.each(['0603', 'LM358', '1N4148', 'SOT-23', 'X7R', '74HC00', '2N7002', 'k', '', 'STM32F103C8T6', '100x'])('%s is no value', (token) => {
  expect(readKeywordQuantity(token)).toBeNull();
});

describe('units', () => {
  it.each([
    ['конденсатор 10мкФ', ['конденсатор', '10µF']],
    ['резистор 4к7 0603', ['резистор', '4k7', '0603']],
    ['резистор 4,7 кОм', ['резистор', '4,7kΩ']],
    ['电容 10微法', ['电容', '10uF']],
    ['10 千欧', ['10kΩ']],
    ['コンデンサ 10マイクロファラド', ['コンデンサ', '10uF']],
    ['कैपेसिटर 10 माइक्रोफैराड', ['कैपेसिटर', '10uF']],
    ['Kondensator 10 Mikrofarad', ['Kondensator', '10uF']],
    ['résistance 10 ohms', ['résistance', '10Ω']],
    ['capacitor 100 nanofarads', ['capacitor', '100nF']],
    ['10マイクロファラッド', ['10uF']],
    ['10 माइक्रोफ़ैराड', ['10uF']],
    ['10 किलो ओम', ['10kΩ']],
    ['10 किलोओम', ['10kΩ']],
    ['10 kilohms', ['10kΩ']],
    ['1 megohm', ['1MΩ']],
    ['1 mégohm', ['1MΩ']],
    ['10 kilohmios', ['10kΩ']],
    ['10 quilo-ohms', ['10kΩ']],
    ['10 Kilo-Ohm', ['10kΩ']],
    ['10Kilo-Ohm', ['10kΩ']],
    ['10 kilo ohm', ['10kΩ']],
    ['10k欧', ['10kΩ']],
    ['1M欧', ['1MΩ']],
    ['1мегом', ['1MΩ']],
    ['10 faradios', ['10F']],
    ['100nF电容', ['100nF', '电容']],
    ['抵抗4.7kΩ', ['抵抗', '4.7kΩ']],
    ['kilo cable', ['kilo', 'cable']],
    ['8 × 11,5\u202fмм', ['8x11.5', 'mm']],
    ['6.6 x 7.0 mm', ['6.6x7.0', 'mm']],
    ['SMD-2,2.3x2.3mm', ['SMD-2,2.3x2.3mm']],
    ['2 x 100nF', ['2', 'x', '100nF']],
    ['LM358 16 V', ['LM358', '16V']],
    ['74HC04', ['74HC04']],
  ])('of %s are read in any language', (keyword, tokens) => {
    expect(splitKeyword(keyword)).toEqual(tokens);
  });
});
