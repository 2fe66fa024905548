import { describe, expect, it, test } from 'vitest';
import type { PartClass } from '#contract/part-classes.ts';
import { pinMapOf } from './pin-map.ts';
import { type ComparedPart, type Value, compareParts } from './stand-in.ts';

const part = (partClass: PartClass | null, name: string | null, attributes: Record<string, Value>, more: Partial<ComparedPart> = {}) => ({
  partClass,
  part: { package: name, pins: null, series: null, attributes, pinout: null, pinMap: null, ...more },
});
type Held = ReturnType<typeof part>;
const compare = (from: Held, to: Held) => compareParts(from.part, to.part, { partClass: from.partClass, attributes: [] });

describe('a capacitor', () => {
  const values = { capacitance: 1e-7, ratedVoltage: 16, tolerance: 10, dielectric: 'x7r' };
  const own = part('mlcc', '0402', values);
  const other = (name: string, changed: Record<string, Value>) => compare(own, part('mlcc', name, { ...values, ...changed }));

  it('is met by an equal one', () => {
    expect(other('0402', {})).toEqual({ score: 1, differences: [], isOther: false, isMet: true });
    expect(other('0402', { capacitance: 1.000_000_000_01e-7 }).isMet).toBe(true);
  });

  it('is met by more voltage, less tolerance and a steadier ceramic, the nearest the nearest', () => {
    expect(other('0402', { ratedVoltage: 25, tolerance: 5, dielectric: 'c0g' })).toMatchObject({
      isMet: true,
      differences: [
        { key: 'ratedVoltage', effect: 'better' },
        { key: 'dielectric', effect: 'better' },
        { key: 'tolerance', effect: 'better' },
      ],
    });
    expect(other('0402', { ratedVoltage: 25 }).score).toBeGreaterThan(other('0402', { ratedVoltage: 100 }).score);
  });

  it('is similar to one of a wider tolerance or of another size, which comes behind what is worse', () => {
    expect(other('0402', { tolerance: 20 })).toMatchObject({ isMet: false, isOther: false });
    expect(other('0603', { tolerance: 20 }).differences).toEqual([
      { key: 'tolerance', effect: 'worse' },
      { key: 'package', effect: 'other' },
    ]);
  });

  it('has nothing to do with one of less voltage, another capacitance or a ceramic that drifts more', () => {
    expect(other('0402', { ratedVoltage: 10 }).isOther).toBe(true);
    expect(other('0402', { capacitance: 2.2e-7 }).isOther).toBe(true);
    expect(other('0402', { dielectric: 'y5v' }).isOther).toBe(true);
  });

  it('is not met where a figure that matters is missing on either side', () => {
    const { ratedVoltage: _, ...silent } = values;
    const unknown = { isMet: false, isOther: false, differences: [{ key: 'ratedVoltage', effect: 'unknown' }] };
    expect(compare(own, part('mlcc', '0402', silent))).toMatchObject(unknown);
    expect(compare(part('mlcc', '0402', silent), own)).toMatchObject(unknown);
    expect(compare(own, part('mlcc', null, values))).toMatchObject({ isMet: false, differences: [{ key: 'package', effect: 'unknown' }] });
  });

  it('of a can is met by a lower one of its diameter', () => {
    const can = { capacitance: 1e-4, ratedVoltage: 25, mounting: 'through-hole', diameter: 0.008, height: 0.015 };
    const tall = part('aluminium-electrolytic-radial', '8x15 mm', can);
    expect(compare(tall, part('aluminium-electrolytic-radial', '8x11.5 mm', { ...can, height: 0.0115 })).isMet).toBe(true);
    expect(compare(tall, part('aluminium-electrolytic-radial', '8x20 mm', { ...can, height: 0.02 })).isMet).toBe(false);
  });
});

describe('whether a part fits', () => {
  const timer = { functionText: 'Timer', channels: 1, supplyVoltage: [4.5, 16] satisfies Value };
  const held = (pinout: string | null, name = 'SOIC-8') => part('timers', name, timer, { pinout, pinMap: pinMapOf(pinout) });
  const pins = '1 GND power_in; 2 VI input; 3 OUT output';

  it('is known of more than two pins when both pinouts are, whatever the makers call a regulator\u2019s pins', () => {
    expect(compare(held(pins), held(pins)).isMet).toBe(true);
    expect(compare(held(pins), held(pins, 'SO-8')).isMet).toBe(true);
    expect(compare(held(pins), held('1 VSS power_in; 2 VIN input; 3 VOUT output')).isMet).toBe(true);
    expect(compare(held(pins), held('1 GND power_in; 2 OUT output; 3 VI input')).differences).toEqual([{ key: 'pinout', effect: 'other' }]);
    expect(compare(held(pins), held(null)).differences).toEqual([{ key: 'pinout', effect: 'unknown' }]);
  });

  it('is known without pinouts where all parts of a package have theirs in one order', () => {
    const fet = {
      type: 'n-channel',
      configuration: 'single',
      drainSourceVoltage: 60,
      drainCurrent: 0.3,
      onResistance: 2,
      logicLevel: true,
    };
    expect(compare(part('mosfets', 'SOT-23', fet), part('mosfets', 'SOT-23', fet)).isMet).toBe(true);
    const worse = (onResistance: number) => compare(part('mosfets', 'SOT-23', fet), part('mosfets', 'SOT-23', { ...fet, onResistance }));
    expect([worse(5).isOther, worse(25).isOther]).toEqual([false, true]);
    expect(compare(part('mosfets', 'TO-92', fet), part('mosfets', 'TO-92', fet)).differences).toEqual([
      { key: 'pinout', effect: 'unknown' },
    ]);
  });

  it('is not all for what runs a program: it was written for one series', () => {
    const chip: Record<string, Value> = {
      coreFamily: 'arm-cortex-m3',
      flashSize: 65_536,
      ramSize: 20_480,
      ioCount: 37,
      clockFrequency: 72e6,
      supplyVoltage: [2, 3.6],
    };
    const of = (series: string | null) => part('microcontrollers', 'LQFP-48', chip, { series, pinout: pins, pinMap: pinMapOf(pins) });
    expect(compare(of('STM32F103'), of('STM32F103')).isMet).toBe(true);
    expect(compare(of('STM32F103'), of('GD32F103')).differences).toEqual([{ key: 'series', effect: 'other' }]);
    expect(compare(of('STM32F103'), of(null)).differences).toEqual([{ key: 'series', effect: 'unknown' }]);
  });
});

describe('what is another part altogether', () => {
  it.each<[string, PartClass, [string, Record<string, Value>], [string, Record<string, Value>]]>([
    ['a regulator of less current', 'linear-regulators-fixed', ['SOT-223', { outputCurrent: 0.8 }], ['SOT-23-5', { outputCurrent: 0.2 }]],
    ['a transistor of the other polarity', 'bjts', ['SOT-23', { type: 'npn' }], ['SOT-23', { type: 'pnp' }]],
    [
      'a transistor with resistors in it for a plain one',
      'bjts',
      ['SOT-23', { configuration: 'single', currentGain: 30 }],
      ['SOT-23', { configuration: 'bias-resistors', currentGain: 35 }],
    ],
    ['a part with leads for one without', 'op-amps', ['SOIC-8', { channels: 2 }], ['PDIP-8', { channels: 2 }]],
    ['a fuse for more current', 'fuses', ['0603', { ratedCurrent: 1 }], ['0603', { ratedCurrent: 2 }]],
    ['a Zener diode of another voltage', 'zener-diodes', ['SOD-123', { zenerVoltage: 5.1 }], ['SOD-123', { zenerVoltage: 5.6 }]],
    ['a quad for a dual', 'op-amps', ['SOIC-8', { channels: 2 }], ['SOIC-14', { channels: 4 }]],
    ['a relay that stays where it is', 'signal-relays', ['DIP-8', { latching: false }], ['DIP-8', { latching: true }]],
    ['a rectifier of amperes for a signal diode', 'schottky-diodes', ['SOT-23', { forwardCurrent: 0.2 }], ['DPAK', { forwardCurrent: 8 }]],
  ])('%s', (_name, partClass, from, to) => {
    expect(compare(part(partClass, ...from), part(partClass, ...to)).isOther).toBe(true);
    expect(compare(part(partClass, ...from), part(partClass, ...from)).isOther).toBe(false);
  });

  it('an amplifier for a third of the supply is another part, one for half of it a worse one', () => {
    const from = part('op-amps', 'SOIC-8', { channels: 2, supplyVoltage: [3, 32] });
    const forUpTo = (volts: number) => compare(from, part('op-amps', 'SOIC-8', { channels: 2, supplyVoltage: [2, volts] })).isOther;
    expect([forUpTo(5.5), forUpTo(16)]).toEqual([true, false]);
  });

  it('what is soldered onto a board is no part with leads, whatever its maker calls the housing', () => {
    const fet = { type: 'n-channel', configuration: 'single', drainSourceVoltage: 100, drainCurrent: 33, onResistance: 0.044 };
    expect(compare(part('mosfets', 'TO-220AB', fet), part('mosfets', 'LFPAK56', fet)).isOther).toBe(true);
  });

  it('what fits the lands is nearer than what has another package, though nobody says its pins', () => {
    const pinout = '1 GND power_in; 2 VI input; 3 OUT output';
    const from = part('timers', 'SOIC-8', { channels: 1 }, { pinout, pinMap: pinMapOf(pinout) });
    const scoreOf = (name: string) => compare(from, part('timers', name, { channels: 1 })).score;
    expect(scoreOf('SOIC-8')).toBeGreaterThan(scoreOf('MSOP-8'));
  });

  it('more memory or a wider supply is no other part', () => {
    const from = part('microcontrollers', 'LQFP-48', { flashSize: 65_536, supplyVoltage: [2.7, 3.6] });
    expect(compare(from, part('microcontrollers', 'LQFP-48', { flashSize: 131_072, supplyVoltage: [2, 5.5] })).isOther).toBe(false);
  });
});

it('a category whose class has no rules goes by its first parameter, its ratings and its columns', () => {
  const attributes = [
    { key: 'grade', unit: '', column: true },
    { key: 'surge', unit: 'A', column: false },
    { key: 'weight', unit: '', column: false },
  ];
  const from = part(null, 'SMA', { grade: 'a', surge: 5, weight: 1 }, { pins: 2 }).part;
  const compared = (attributesOfOther: Record<string, Value>) =>
    compareParts(from, { ...from, attributes: attributesOfOther }, { partClass: null, attributes });
  expect(compared({ grade: 'a', surge: 6, weight: 1 })).toMatchObject({ isMet: true, isOther: false });
  expect(compared({ grade: 'b', surge: 6, weight: 1 }).isOther).toBe(true);
  expect(compared({ grade: 'a', surge: 4, weight: 1 }).isOther).toBe(true);
  expect(compared({ grade: 'a', surge: 6, weight: 2 })).toMatchObject({ isMet: false, isOther: false });
});

test('a light with a controller and one without never take each other’s place', () => {
  const values = { colour: 'rgb', forwardCurrent: 0.02, mounting: 'surface-mount' };
  const plain = part('leds', 'SMD5050-6P', values);
  const addressable = part('leds', 'SMD5050-6P', { ...values, functionText: 'addressable-led' });
  expect(compare(plain, addressable).isOther).toBe(true);
  expect(compare(addressable, plain).isOther).toBe(true);
  expect(compare(plain, plain).isOther).toBe(false);
  expect(compare(addressable, addressable).isOther).toBe(false);
});
