import { expect, test } from 'vitest';
import { namesItsSource } from '#calculators/accuracy/testing/names-its-source.ts';
import { kindOf } from './reference.ts';

test.each([
  'computed',
  'computed; agrees with nodal analysis',
  'definition',
  'formula worked through',
  'inverse',
  'by hand: 4.7 nF has 677 kΩ at 50 Hz',
  '12 V to 5.1 V, 20 mA + 10 mA: formula worked through',
  'ngspice: operating point',
  'own finite-element field solution, good to about 0.05 %',
  'rule of the spec',
])('%s is no source', (source) => {
  expect(namesItsSource(source)).toBe(false);
});

test.each([
  ['ngspice 39: operating point', 'ngspice'],
  ['scikit-rf 2.2.0: cascade of the elements', 'scikit-rf'],
  ['scikit-fem 12.0.2: elements of order 2 on a grid graded to every corner', 'field solution by another method'],
  ['SciPy 1.17.1: partial fractions of the step of frequency', 'another numerical method'],
  ['mpmath 1.3.0: ρ·l/(R·t)', 'formula worked through apart'],
  ['NIST Monograph 175, table of type K', 'published value'],
  ['IEC 60228:2023: at most 7.41 Ω/km for 2.5 mm² of plain copper, class 1', 'greatest value that a standard allows'],
  ['D. M. Pozar, Microwave Engineering, 4th ed., 2012, example 10.2', 'published value'],
  ['Jestine Yong, About Capacitor Coding: 2A is 100 V', 'published value'],
  [
    'finite elements of order 2 on triangles, by a program of its own, 0.001 % from the exact coaxial line',
    'field solution by another method',
  ],
] as const)('%s is one: %s', (source, kind) => {
  expect(namesItsSource(source)).toBe(true);
  expect(kindOf(source)).toBe(kind);
});
