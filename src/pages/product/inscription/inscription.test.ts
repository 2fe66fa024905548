import { describe, expect, it } from 'vitest';
import type { Outline, ProductDetail } from '#contract/api/part.ts';
import { mainView } from '#src/components/drawing/views.ts';
import { sampleItem } from '#src/testing/sample-part.ts';
import { faceOf, inscriptionOf, placeText } from './inscription.ts';

const empty = { name: '', unit: '' as const, si_min: null, si_max: null, option: null, bool: null, text: '', kind: 'number' as const };
const figures = (values: Record<string, number>): ProductDetail['attributes'] =>
  Object.entries(values).map(([key, si]) => ({ ...empty, key, si }));
const soic: Outline = sampleItem().outline ?? fail();
const outline = (family: string, length: number, width = length): Outline => ({
  ...soic,
  id: family,
  family,
  body: { length, width, height: 1 },
  pins: 2,
  lead: null,
});

function fail(): never {
  throw new Error('The sample part has no outline');
}

describe('inscriptionOf', () => {
  it.each([
    ['472', 4700, 5, 3.2],
    ['4701', 4700, 1, 3.2],
    ['R010', 0.01, 1, 6.35],
    ['000', 0, 5, 2],
    ['103', 10_000, 1, 1.6],
    ['68C', 49_900, 1, 1.6],
  ])('a chip resistor bears %s for %d Ω, %d %%, %d mm long', (code, resistance, tolerance, length) => {
    const part = { mpn: 'X', part_class: 'chip-resistors', attributes: figures({ resistance, tolerance }) };
    expect(inscriptionOf(part, outline('chip', length))).toEqual([code]);
  });

  it('small chips, capacitors and values that a code cannot say bear nothing', () => {
    const attributes = figures({ resistance: 4700, tolerance: 5 });
    expect(inscriptionOf({ mpn: 'X', part_class: 'chip-resistors', attributes }, outline('chip', 1))).toBeNull();
    expect(inscriptionOf({ mpn: 'X', part_class: 'mlcc', attributes }, outline('chip', 3.2))).toBeNull();
    const odd = figures({ resistance: 4990, tolerance: 5 });
    expect(inscriptionOf({ mpn: 'X', part_class: 'chip-resistors', attributes: odd }, outline('chip', 3.2))).toBeNull();
  });

  it('cans bear capacitance and voltage, larger bodies the part number', () => {
    const can = figures({ capacitance: 470e-6, ratedVoltage: 25 });
    expect(inscriptionOf({ mpn: 'X', part_class: null, attributes: can }, outline('can-radial', 8))).toEqual(['470µ', '25V']);
    expect(inscriptionOf({ mpn: 'LM358DT', part_class: 'op-amps', attributes: [] }, soic)).toEqual(['LM358DT']);
    expect(inscriptionOf({ mpn: 'STM32F103C8T6', part_class: null, attributes: [] }, soic)).toEqual(['STM32F', '103C8T6']);
    expect(inscriptionOf({ mpn: 'G2RL-24-DC12', part_class: 'power-relays', attributes: [] }, outline('relay', 28.8))).toEqual([
      'G2RL-',
      '24-DC12',
    ]);
    expect(inscriptionOf({ mpn: 'IRFS7530TRLPBF', part_class: 'mosfets', attributes: [] }, soic)).toEqual(['IRFS7530', 'TRLPBF']);
  });
});

describe('where the text stands', () => {
  it.each(['gull-dual', 'can-radial', 'can-smd', 'moulded-chip', 'power-smd', 'dip'])('inside the body of %s', (family) => {
    const drawn: Outline = { ...soic, family, body: { length: 6.6, width: 6.2, height: 7 }, diameter: 6.3 };
    const view = mainView(drawn) ?? fail();
    const face = faceOf(view, family) ?? fail();
    const { x, y, size } = placeText(['LM358', 'DT'], face);
    expect(x).toBeGreaterThan(face.left);
    expect(x).toBeLessThan(face.right);
    expect(y).toBeCloseTo((face.top + face.bottom) / 2);
    expect(size * 2).toBeLessThan(face.bottom - face.top);
  });

  it('beside the stripe that marks minus', () => {
    const can: Outline = { ...soic, family: 'can-radial', body: { length: 8, width: 8, height: 11.5 }, diameter: 8 };
    const face = faceOf(mainView(can) ?? fail(), 'can-radial') ?? fail();
    expect(face.right).toBeCloseTo(4 - 0.3 * 8);
  });

  it('turned along a body that is slim', () => {
    expect(placeText(['74HC595'], { left: -1.9, right: 1.9, top: -5, bottom: 5 }).isUpright).toBe(true);
    expect(placeText(['74HC595'], { left: -5, right: 5, top: -2, bottom: 2 }).isUpright).toBe(false);
  });
});
