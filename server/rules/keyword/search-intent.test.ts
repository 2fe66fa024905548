import { describe, expect, it } from 'vitest';
import type { IntentAttribute, IntentCatalog } from './intent-category.ts';
import { readIntent } from './search-intent.ts';

const number: Pick<IntentAttribute, 'kind' | 'names' | 'options'> = { kind: 'number', names: [], options: [] };
const catalog: IntentCatalog = {
  categories: [
    {
      slug: 'chip-resistors',
      partClass: 'chip-resistors',
      names: [['resistors'], ['chip resistors', 'chip-widerstande', 'chip-widerstand']],
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
          options: [{ key: 'thick-film', names: ['thickfilm', 'dickschicht'], isColor: false }],
        },
      ],
    },
    {
      slug: 'mlcc',
      partClass: 'mlcc',
      names: [['capacitors'], ['ceramic capacitors (mlcc)']],
      packages: ['0402', '0603'],
      attributes: [
        { ...number, key: 'capacitance', unit: 'F', facet: 'range' },
        { ...number, key: 'ratedVoltage', unit: 'V', facet: 'choice' },
        {
          key: 'dielectric',
          names: ['dielectric'],
          kind: 'option',
          unit: '',
          facet: 'choice',
          options: [{ key: 'x7r', names: ['x7r'], isColor: false }],
        },
        { ...number, key: 'toleranceAbs', unit: 'F', facet: null },
      ],
    },
    {
      slug: 'op-amps',
      partClass: 'op-amps',
      names: [['operational amplifiers']],
      packages: ['SOIC-8'],
      attributes: [{ key: 'supplyVoltage', names: [], kind: 'range', unit: 'V', facet: 'choice', options: [] }],
    },
  ],
  shared: new Set<string>(),
  manufacturers: [{ slug: 'ti', names: ['texasinstruments', 'ti'] }],
};
const read = async (keyword: string) =>
  (await readIntent(keyword, catalog)).map(({ category, filters, rest }) => ({ category, filters, rest }));

describe('readIntent', () => {
  it('gives each value to the parameter in its unit', async () => {
    expect(await read('100nF 0402 X7R 16V')).toEqual([
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

  it('uses the name of a part in any language to choose the category', async () => {
    const [reading] = await read('Widerstand 4,7k 0603');
    expect(reading).toEqual({
      category: 'chip-resistors',
      filters: [
        { key: 'resistance', eq: 4700 },
        { key: 'package', in: ['0603'] },
      ],
      rest: [],
    });
  });

  it('takes a rating as the least, a tolerance as said, a supply voltage as to be covered', async () => {
    expect((await read('10k 1/4W 1%'))[0]?.filters).toEqual([
      { key: 'resistance', eq: 10_000 },
      { key: 'powerRating', min: 0.25 },
      { key: 'tolerance', in: ['1'] },
    ]);
    expect((await read('3V3 SOIC8 Texas Instruments'))[0]?.filters).toEqual([
      { key: 'supplyVoltage', min: 3.3, max: 3.3 },
      { key: 'package', in: ['SOIC-8'] },
      { key: 'manufacturer', in: ['ti'] },
    ]);
  });

  it('does not take a frequency for the least that is wanted', async () => {
    const crystals: IntentCatalog = {
      categories: [
        {
          slug: 'inductors',
          partClass: 'inductors',
          names: [],
          packages: [],
          attributes: [{ ...number, key: 'selfResonantFrequency', unit: 'Hz', facet: 'range' }],
        },
      ],
      shared: new Set<string>(),
      manufacturers: [],
    };
    expect((await readIntent('32kHz', crystals))[0]?.filters).toEqual([{ key: 'selfResonantFrequency', eq: 32_000 }]);
  });

  it('takes millimeters for the size of a body, nanometers for the color of its light', async () => {
    const leds: IntentCatalog = {
      categories: [
        {
          slug: 'leds',
          partClass: 'leds',
          names: [['led']],
          packages: [],
          attributes: [
            { ...number, key: 'wavelength', unit: 'm', facet: 'range' },
            { ...number, key: 'diameter', unit: 'm', facet: 'choice' },
          ],
        },
      ],
      shared: new Set<string>(),
      manufacturers: [],
    };
    expect((await readIntent('led 5mm', leds))[0]?.filters).toEqual([{ key: 'diameter', in: ['0.005'] }]);
    expect((await readIntent('led 470nm', leds))[0]?.filters).toMatchObject([{ key: 'wavelength' }]);
  });

  it('reads phrases, and leaves unknown words as text', async () => {
    expect(await read('thick film 1k gold')).toMatchObject([{ category: 'chip-resistors', rest: ['gold'] }]);
  });

  it.each(['LM358', '0402', 'X7R 0402', 'capacitor', '10 pieces', '100nF 10k'])(
    'finds no value, or one that fits no category, in %s',
    async (keyword) => {
      expect(await read(keyword)).toEqual([]);
    },
  );
});
