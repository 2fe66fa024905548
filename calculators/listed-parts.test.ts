import { expect, it } from 'vitest';
import { listedParts, stableCapacitors } from './listed-parts.ts';

const rows = [
  { ref: 'C1', kind: 'C', standard: 1e-8 },
  { ref: 'L1', kind: 'L', standard: 1e-7 },
  { ref: 'C2', kind: 'C', standard: 1e-8 },
  { ref: 'none', kind: 'none', standard: null },
  { ref: 'R1', kind: 'R', standard: 7870 },
];

it('searches each standard value once, in the order of the list', () => {
  expect(listedParts(rows).map(({ label, partClass, places }) => [label, partClass, places])).toEqual([
    ['c1', 'mlcc', ['C1', 'C2']],
    ['l1', 'rf-inductors', ['L1']],
    ['r1', 'chip-resistors', ['R1']],
  ]);
});

it('has what comes first before them, and all of a long list', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ref: `R${index}`, kind: 'R', standard: 100 + index }));
  const found = listedParts(many, { first: [{ label: 'op_amp', partClass: 'op-amps', filters: {} }] });
  expect(found.map(({ label }) => label).slice(0, 3)).toEqual(['op_amp', 'r0', 'r1']);
  expect(found).toHaveLength(10);
});

it('takes C0G where it is made, then film, and nothing above', () => {
  expect(stableCapacitors('c', 1e-9)[0]?.filters['dielectric']).toBe('c0g');
  expect(stableCapacitors('c', 1e-6)[0]?.partClass).toBe('film-capacitors');
  expect(stableCapacitors('c', 1e-3)).toEqual([]);
  expect(listedParts(rows, { film: true })[0]?.partClass).toBe('film-capacitors');
});
