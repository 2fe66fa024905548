import { expect, it } from 'vitest';
import { type LadderPart, ladderResponse, partRows, standardPart } from './ladder.ts';

// Butterworth of third order for 50 Ω and 1 MHz, in T form.
const coil: LadderPart = { placement: 'series', kind: 'L', value: 50 / (2 * Math.PI * 1e6) };
const capacitor: LadderPart = { placement: 'shunt', kind: 'C', value: 2 / (50 * 2 * Math.PI * 1e6) };
const parts = [coil, capacitor, coil];
const ends = { source: 50, load: 50 };

it.each([
  [1e5, 0],
  [1e6, -3.0103],
  [1e7, -60],
])('passes %d Hz with %d dB', (frequency, level) => {
  expect(ladderResponse(parts, ends, frequency, null).gainDb).toBeCloseTo(level, 3);
});

it('loses more with real coils', () => {
  expect(ladderResponse(parts, ends, 5e5, 30).gainDb).toBeLessThan(ladderResponse(parts, ends, 5e5, null).gainDb - 0.1);
});

it('loses power in a resistor and nothing in a part that is left out', () => {
  expect(ladderResponse([{ placement: 'series', kind: 'R', value: 100 }], ends, 1, null).gainDb).toBeCloseTo(-6.0206, 4);
  expect(ladderResponse([{ placement: 'series', kind: 'none', value: null }], ends, 1, null).gainDb).toBeCloseTo(0, 12);
});

it('sets standard values beside those that were computed', () => {
  const series = { inductorSeries: 'E12', capacitorSeries: 'none' } as const;
  const rows = partRows(
    parts,
    parts.map((part) => standardPart(part, series)),
  );
  expect(rows.map(({ standard }) => standard)).toEqual([8.2e-6, capacitor.value, 8.2e-6]);
});
