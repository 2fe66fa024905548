/** Constants of physics stand in `constants.ts` and `materials.ts`, each once, and nowhere else as a number. */
import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { aluminum, copper } from './materials.ts';

/** Read by the bundler: calculators know no file system. */
const files = import.meta.glob<string>(['/calculators/**/*.ts', '/contract/**/*.ts', '!/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Numbers that can be nothing else, as they may be written: with and without `_`, rounded, with another exponent. */
const written: readonly (readonly [string, RegExp])[] = [
  ['speed of light', /\b(?:299_?792_?458|2\.99\d*e8|2\.998e8)\b/],
  ['electric constant', /\b8\.85\d*e-12\b/],
  ['magnetic constant', /\b(?:1\.256\d*e-6|4e-7 \* Math\.PI)/],
  ['impedance of free space', /\b(?:376\.7\d*|120 \* Math\.PI)/],
  ['Boltzmann constant', /\b1\.38\d*e-23\b/],
  ['elementary charge', /\b1\.60\d*e-19\b/],
  ['Faraday constant', /\b96_?48\d/],
  ['zero of the Celsius scale', /\b273\.15\b/],
  ['inch, foot and mil', /\b(?:0\.0254|25\.4e-[36]|0\.3048)\b/],
  ['resistivity of copper or aluminum', /\b(?:1\.7[012]\d*e-8|2\.82\d*e-8)\b/],
  ['temperature coefficient of copper or aluminum', /\b(?:0\.0039\d*|3\.9\d*e-3|4\.03e-3|0\.00403)\b/],
  ['day and year', /\b(?:86_?400|31_?557_?600|365\.25)\b/],
];

/**
 * The two files of constants; and what looks like one of them and is another: coefficients of sensors, grids that were computed with their own
 * copper, and spans of time.
 */
const apart = /\/(?:constants|materials|platinum|thermocouple-functions|resistance-grids|durations)\.ts$/;

test.each(written)('the %s is a named constant wherever it is used', (_name, number) => {
  const found = Object.entries(files).filter(([name]) => !apart.test(name));
  expect(found.length).toBeGreaterThan(500);
  const code = found.map(([name, text]) => [name, text.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '')] as const);
  expect(code.filter(([, text]) => number.test(text)).map(([name]) => name)).toEqual([]);
});

test('what is measured is of CODATA 2022, and agrees with itself', () => {
  expect(constants.vacuumPermeability).toBeCloseTo(1.256_637_061_27e-6, 16);
  expect(constants.vacuumImpedance).toBeCloseTo(constants.vacuumPermeability * constants.speedOfLight, 8);
  expect(constants.conventionalVacuumPermeability / constants.vacuumPermeability).toBeCloseTo(1, 8);
});

test('copper has 58 MS/m', () => {
  expect(1 / copper.resistivity / 1e6).toBeCloseTo(58, 2);
  expect(copper.resistivity / aluminum.resistivity).toBeCloseTo(0.61, 3);
});
