import { expect, it } from 'vitest';
import { matchResponse, seriesPart, shuntPart } from './matching-network.ts';

const ends = { source: { resistance: 50, reactance: 0 }, load: { resistance: 200, reactance: 0 } };
const parts = [seriesPart(50 * Math.sqrt(3), 1e8), shuntPart(Math.sqrt(3) / 200, 1e8)];
const lossless = { inductorQ: null, capacitorQ: null };
const matched = { design: 1e8, frequency: 1e8 };

it('chooses coil or capacitor by the sign', () => {
  expect(seriesPart(2 * Math.PI, 1)).toEqual({ placement: 'series', kind: 'L', value: 1 });
  expect(seriesPart(-1, 1)).toMatchObject({ kind: 'C', value: 1 / (2 * Math.PI) });
  expect(shuntPart(2 * Math.PI, 1)).toEqual({ placement: 'shunt', kind: 'C', value: 1 });
  expect(shuntPart(-1, 1)).toMatchObject({ kind: 'L', value: 1 / (2 * Math.PI) });
  expect(seriesPart(0, 1)).toEqual({ placement: 'series', kind: 'none', value: null });
});

it('passes all power where it matches', () => {
  const { gainDb, returnLossDb } = matchResponse(parts, ends, matched, lossless);
  expect(gainDb).toBeCloseTo(0, 12);
  expect(returnLossDb).toBeGreaterThan(250);
});

it('agrees with nodal analysis off its frequency', () => {
  const response = matchResponse(parts, ends, { design: 1e8, frequency: 1.2e8 }, lossless);
  expect(response.gainDb).toBeCloseTo(-0.448923834744, 9);
  expect(response.phase).toBeCloseTo(-80.7096928468, 8);
  expect(response.returnLossDb).toBeCloseTo(10.0786450372, 8);
});

it('loses what real parts lose', () => {
  expect(matchResponse(parts, ends, matched, { inductorQ: 20, capacitorQ: 100 }).gainDb).toBeLessThan(-0.3);
});
