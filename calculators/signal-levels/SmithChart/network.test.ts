import { describe, expect, it } from 'vitest';
import { magnitude, subtract } from '#calculators/math/numeric/complex.ts';
import { elementTowards, firstElement } from './choose.ts';
import { elementKinds, loadWave, passElement, readNetwork, reflectionOf, writeNetwork } from './network.ts';

const chart = { frequency: 1e9, reference: 50 };
const load = loadWave(25, -30);

describe('the text of a network', () => {
  it.each(['', 'sL8.2n pC3.3p', 'pL1.5u sC470p line50@45 open75@30.5 short50@120'])('says what was read: %j', (text) => {
    const elements = readNetwork(text);
    expect(elements && writeNetwork(elements)).toBe(text);
  });

  it.each(['sL', 'sL0n', 'sL8.2x', 'line50', 'line0@45', 'line50@400', 'sL1n,pC1p', 'sL1n '.repeat(13)])('is refused: %j', (text) => {
    expect(readNetwork(text)).toBeNull();
  });
});

it.each(elementKinds)('finds the %s that leads where one points', (kind) => {
  const value = { L: 6e-9, C: 4e-12 }[kind.at(-1) ?? ''] ?? 37;
  const made = { kind, value, impedance: kind.length > 2 ? 50 : null };
  const end = reflectionOf(passElement(load, made, chart.frequency), chart.reference);
  const found = elementTowards(kind, load, end, chart);
  expect(found.value / value).toBeCloseTo(1, 3);
});

it('matches where one more element can, and else leads to where the next one can', () => {
  const first = firstElement('sL', load, chart);
  const between = passElement(load, first, chart.frequency);
  const across = reflectionOf(between, chart.reference);
  expect(magnitude(subtract(across, { re: -0.5, im: 0 }))).toBeCloseTo(0.5, 2); // conductance of the reference
  const last = [firstElement('pL', between, chart), firstElement('pC', between, chart)].map((element) =>
    magnitude(reflectionOf(passElement(between, element, chart.frequency), chart.reference)),
  );
  expect(Math.min(...last)).toBeLessThan(0.005);
});
