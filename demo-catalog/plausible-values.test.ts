import { expect, test } from 'vitest';
import { expandCatalog } from './expand.ts';

const parts = expandCatalog();
const of = (category: string) => parts.filter((part) => part.category === category);
const valueOf = (mpn: string, key: string) => parts.find((part) => part.mpn === mpn)?.attributes[key];
const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

test('a transistor’s gain is stated from its least to its most', () => {
  expect([valueOf('BC847BLT1G', 'currentGain'), valueOf('BC847BLT1G', 'currentGainMax')]).toEqual([200, 450]);
  expect([valueOf('BC547BTA', 'currentGain'), valueOf('BC547BTA', 'currentGainMax')]).toEqual([200, 450]);
  const turned = of('bjts').filter(({ attributes }) => number(attributes['currentGain']) >= number(attributes['currentGainMax']));
  expect(turned).toEqual([]);
});

/** Bipolar groups of the same letter have the same least gain, whoever makes them. */
test('groups of transistors of one type agree', () => {
  const group = /^BC8[45][678]([ABC])/;
  const least = { A: 110, B: 200, C: 420 };
  const off = of('bjts').filter(({ mpn, attributes }) => {
    const letter = group.exec(mpn)?.[1] as keyof typeof least | undefined;
    return letter !== undefined && Math.abs(number(attributes['currentGain']) / least[letter] - 1) > 0.15;
  });
  expect(off).toEqual([]);
});

test('the density of noise is no peak-to-peak voltage of it', () => {
  expect(valueOf('TLV9001IDBVR', 'noiseDensity')).toBe(3e-8);
});

/** Below 10 pF the letters F and G mean picofarads with some makers and percents with others. */
test('every ceramic capacitor states its tolerance, small ones in farads', () => {
  const chips = of('mlcc');
  expect(chips.filter(({ attributes }) => 'tolerance' in attributes === 'toleranceAbs' in attributes)).toEqual([]);
  const small = chips.filter(({ attributes }) => number(attributes['capacitance']) < 9.9e-12);
  expect(small.filter(({ attributes }) => number(attributes['tolerance']) < 5)).toEqual([]);
  const absolute = new Set(small.flatMap(({ attributes }) => attributes['toleranceAbs'] ?? []));
  expect([...absolute].map(number).toSorted((a, b) => a - b)).toEqual([1e-13, 2.5e-13, 5e-13]);
});

test('ratings are round numbers', () => {
  const long = parts.filter(({ attributes }) => /\d{5,}/.test(String(attributes['powerRating']).replace(/^0\.0*/, '')));
  expect(long).toEqual([]);
});

/** Calculators and replacements go by it: a Darlington switches otherwise, resistors at the base change every circuit. */
test('every transistor says what is in its package', () => {
  const transistors = [...of('bjts'), ...of('mosfets')];
  expect(transistors.filter(({ attributes }) => attributes['configuration'] === undefined)).toEqual([]);
  const steep = of('bjts').filter(({ attributes }) => number(attributes['currentGain']) >= 1000);
  expect(new Set(steep.map(({ attributes }) => attributes['configuration']))).toEqual(new Set(['darlington']));
  expect(valueOf('MMUN2211LT1G', 'configuration')).toBe('bias-resistors');
  expect(valueOf('MUN5211DW1T1G', 'configuration')).toBe('dual-bias-resistors');
  expect(valueOf('IRF7313TRPBF', 'configuration')).toBe('dual');
});

test('every comparator says how its output drives, since a calculator asks for the one with a pull-up or the one without', () => {
  expect(new Set(of('comparators').map(({ attributes }) => attributes['outputType']))).toEqual(new Set(['open-drain', 'push-pull']));
});

/** Parts of a category whose reckoned figure lies outside; those that lack one of its parameters are left out. */
function outside(category: string, [least, most]: [number, number], figure: (value: (key: string) => number) => number) {
  const figures = of(category).map(({ mpn, attributes }) => ({ mpn, figure: figure((key) => number(attributes[key])) }));
  expect(figures.some((one) => Number.isFinite(one.figure))).toBe(true);
  return figures.filter((one) => one.figure < least || one.figure > most);
}

const electrolytics = ['aluminium-electrolytic-radial', 'aluminium-electrolytic-smd', 'aluminium-polymer'];

/** A figure in the wrong unit is off by a thousand. What a can sheds tells how much ripple it takes: by √(C V), which goes with its size, and by its ESR. */
test.each(electrolytics)('ripple currents and ESR of %s go with the size of the can', (category) => {
  expect(
    outside(category, [0.5, 300], (value) => value('rippleCurrent') / Math.sqrt(value('capacitance') * value('ratedVoltage'))),
  ).toEqual([]);
  expect(outside(category, [2e-3, 2], (value) => value('rippleCurrent') ** 2 * value('esr'))).toEqual([]);
});

test.each([
  ['ferrite-beads', 5e-4, 3],
  // Small ones for data lines are rated by their wire.
  ['common-mode-chokes', 1e-2, 3],
  ['rf-inductors', 5e-3, 2],
  // Multilayer inductors for signals are rated by their saturation, far below what would heat them.
  ['power-inductors', 2e-5, 8],
])('what the rated current of %s heats its winding with is believable', (category, least, most) => {
  expect(outside(category, [least, most], (value) => value('ratedCurrent') ** 2 * value('dcr'))).toEqual([]);
});

test('the drain current of a MOSFET heats its channel with no more and no less than such a package sheds', () => {
  // Currents at 25 °C of the case stand beside powers at 25 °C of the air, and the other way round.
  expect(
    outside('mosfets', [3e-3, 6], (value) => (value('drainCurrent') ** 2 * value('onResistance')) / value('powerDissipation')),
  ).toEqual([]);
  const typed = /^BUK7Y(\d)R(\d)-/;
  const off = of('mosfets').filter(({ mpn, attributes }) => {
    const [, ones, tenths] = typed.exec(mpn) ?? [];
    const stated = Number(`${ones}.${tenths}`) / 1000;
    return ones !== undefined && Math.abs(number(attributes['onResistance']) / stated - 1) > 0.5;
  });
  expect(off.map(({ mpn }) => mpn)).toEqual([]);
});

/** A coil of twice the voltage in a list of one series shows as a fourth of the power. */
test('coils of relays take a power that moves contacts', () => {
  for (const category of ['power-relays', 'signal-relays']) {
    expect(outside(category, [0.075, 2], (value) => value('coilVoltage') ** 2 / value('coilResistance'))).toEqual([]);
  }
  // A list has the coil of 24 V here.
  expect(valueOf('G2RL-24-DC12', 'coilResistance')).toBe(360);
});
