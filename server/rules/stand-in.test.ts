import { describe, expect, it } from 'vitest';
import { type Value, compareParts } from './stand-in.ts';

const mlcc = {
  slug: 'mlcc',
  attributes: [
    { key: 'capacitance', unit: 'F', column: true },
    { key: 'ratedVoltage', unit: 'V', column: true },
    { key: 'tolerance', unit: '%', column: true },
    { key: 'thickness', unit: 'm', column: false },
  ],
};
const part = { package: '0402', attributes: { capacitance: 1e-7, ratedVoltage: 16, tolerance: 10 } };
const compare = (package_: string | null, values: Record<string, number>) =>
  compareParts(part, { package: package_, attributes: { ...part.attributes, ...values } }, mlcc);

describe('a capacitor', () => {
  it('is met by an equal one', () => {
    expect(compare('0402', {})).toEqual({ score: 1, differences: [], isOther: false, isMet: true });
    expect(compare('0402', { capacitance: 1.000_000_000_01e-7 }).isMet).toBe(true);
  });

  it('is met by more voltage and less tolerance', () => {
    expect(compare('0402', { ratedVoltage: 25, tolerance: 5 })).toMatchObject({
      isMet: true,
      differences: [
        { key: 'ratedVoltage', effect: 'better' },
        { key: 'tolerance', effect: 'better' },
      ],
    });
  });

  it('is similar to one of a wider tolerance or of another size, which comes behind what is worse', () => {
    expect(compare('0402', { tolerance: 20 })).toMatchObject({ isMet: false, isOther: false });
    expect(compare('0603', { tolerance: 20 }).differences).toEqual([
      { key: 'tolerance', effect: 'worse' },
      { key: 'package', effect: 'other' },
    ]);
  });

  it('has nothing to do with one of less voltage or another capacitance', () => {
    expect(compare('0402', { ratedVoltage: 10 }).isOther).toBe(true);
    expect(compare('0402', { capacitance: 2.2e-7 }).isOther).toBe(true);
  });

  it('is not met by one whose figure is missing', () => {
    const unknown = { capacitance: 1e-7, ratedVoltage: 16 };
    expect(compareParts(part, { package: '0402', attributes: unknown }, mlcc)).toMatchObject({
      isMet: false,
      isOther: false,
      differences: [{ key: 'tolerance', effect: 'unknown' }],
    });
  });
});

/** Whether an offer is a part for another job. */
function isOther(
  slug: string,
  from: [string, Record<string, Value>],
  to: [string, Record<string, Value>],
  units: Record<string, string>,
): boolean {
  const attributes = Object.keys(from[1]).map((key) => ({ key, unit: units[key] ?? '', column: true }));
  const [one, other] = [from, to].map(([name, values]) => ({ package: name, attributes: values }));
  return one !== undefined && other !== undefined && compareParts(one, other, { slug, attributes }).isOther;
}

describe('what is another part altogether', () => {
  it.each<[string, string, [string, Record<string, Value>], [string, Record<string, Value>], Record<string, string>]>([
    [
      'a regulator of less current',
      'linear-regulators-fixed',
      ['SOT-223', { outputCurrent: 0.8 }],
      ['SOT-23-5', { outputCurrent: 0.2 }],
      { outputCurrent: 'A' },
    ],
    ['a transistor of the other polarity', 'bjts', ['SOT-23', { polarity: 'npn' }], ['SOT-23', { polarity: 'pnp' }], {}],
    [
      'a transistor with resistors in it for a plain one',
      'bjts',
      ['SOT-23', { configuration: 'single', currentGain: 30 }],
      ['SOT-23', { configuration: 'bias-resistors', currentGain: 35 }],
      {},
    ],
    ['a part with leads for one without', 'op-amps', ['SOIC-8', { channels: 2 }], ['PDIP-8', { channels: 2 }], {}],
    ['a fuse for more current', 'fuses', ['0603', { ratedCurrent: 1 }], ['0603', { ratedCurrent: 2 }], { ratedCurrent: 'A' }],
    [
      'a Zener diode of another voltage',
      'zener-diodes',
      ['SOD-123', { zenerVoltage: 5.1 }],
      ['SOD-123', { zenerVoltage: 5.6 }],
      { zenerVoltage: 'V' },
    ],
    ['a quad for a dual', 'op-amps', ['SOIC-8', { channels: 2 }], ['SOIC-14', { channels: 4 }], {}],
    ['a relay that stays where it is', 'signal-relays', ['DIP-8', { latching: false }], ['DIP-8', { latching: true }], {}],
  ])('%s', (_name, slug, from, to, units) => {
    expect(isOther(slug, from, to, units)).toBe(true);
    expect(isOther(slug, from, from, units)).toBe(false);
  });

  it('more memory, current or a wider supply is no other part', () => {
    const from: [string, Record<string, Value>] = ['LQFP-48', { flashSize: 65_536, supplyVoltage: [2.7, 3.6], outputCurrent: 0.02 }];
    const to: [string, Record<string, Value>] = ['LQFP-48', { flashSize: 131_072, supplyVoltage: [2, 5.5], outputCurrent: 0.025 }];
    expect(isOther('microcontrollers', from, to, { flashSize: 'B', supplyVoltage: 'V', outputCurrent: 'A' })).toBe(false);
  });
});
