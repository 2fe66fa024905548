import { expect, it } from 'vitest';
import { mirrorLeft, panel } from './panels.ts';
import { mirroredPotential, panelPotential } from './panel-potential.ts';
import { roundWire } from './round-wire-panels.ts';
import { fullStrip, halfStrip } from './strip.ts';

const strip = { width: 2, thickness: 0.5, bottom: 1 };
const perimeter = (panels: readonly { length: number }[]) => panels.reduce((sum, { length }) => sum + length, 0);

it('covers the whole surface of a strip', () => {
  const whole = fullStrip(strip, 3, { face: 32, side: 10 });
  expect(whole).toHaveLength(84);
  expect(perimeter(whole)).toBeCloseTo(5, 12);
  const half = halfStrip(strip, { face: 16, side: 10 });
  expect(half).toHaveLength(42);
  expect(perimeter(half)).toBeCloseTo(2.5, 12);
  expect(halfStrip({ ...strip, thickness: 0 }, { face: 16, side: 10 })).toHaveLength(32);
});

it('crowds panels towards the corners', () => {
  const [first, second] = fullStrip(strip, 3, { face: 32, side: 10 });
  expect((second?.length ?? 0) / (first?.length ?? 1)).toBeGreaterThan(2);
});

it('gives a round wire its own area and a panel towards the plane', () => {
  const panels = roundWire(1, 5);
  const area = panels.reduce((sum, p) => sum + (p.x * p.alongY - (p.y - 5) * p.alongX) * p.length, 0) / 2;
  expect(area).toBeCloseTo(Math.PI, 12);
  const lowest = panels.toSorted((a, b) => a.y - b.y)[0];
  expect(lowest?.x).toBeCloseTo(0, 12);
});

it('integrates the logarithm along a panel, on it and beside it', () => {
  expect(panelPotential(panel(-1, 0, 1, 0), 0, 0)).toBeCloseTo(2, 14);
  const slanted = panel(1, 2, 4, 6);
  const count = 2000;
  let sum = 0;
  for (let k = 0; k < count; k += 1)
    sum -= Math.log(Math.hypot(1 + (3 * (k + 0.5)) / count, 3 - (2 + (4 * (k + 0.5)) / count))) * (5 / count);
  expect(panelPotential(slanted, 0, 3)).toBeCloseTo(sum, 6);
  expect(panelPotential(mirrorLeft(slanted), 0, 3)).toBeCloseTo(sum, 6);
});

it.each([1, 0, -1] as const)('is as good from afar, with a mirror image that carries %d times its charge', (mirror) => {
  const slanted = panel(1, 2, 4, 6);
  for (const [x, y] of [
    [-40, 3],
    [2, 25],
    [60, -80],
    [20, -3],
    [0, 3],
  ] as const) {
    const exact = panelPotential(slanted, x, y) + mirror * panelPotential(mirrorLeft(slanted), x, y);
    expect(Math.abs(mirroredPotential(slanted, x, y, mirror) - exact)).toBeLessThan(2e-5 * slanted.length);
  }
});
