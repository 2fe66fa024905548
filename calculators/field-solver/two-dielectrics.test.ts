import { expect, it } from 'vitest';
import { solveBroadsidePair, solveStripline, solveStriplinePair } from './stripline.ts';
import { chain } from './panels.ts';
import { upwardField } from './two-planes-field.ts';
import { twoPlanes } from './two-planes.ts';

const line = { traceWidth: 2e-4, traceThickness: 3e-5, heightBelow: 2e-4, heightAbove: 4e-4, relativePermittivity: 4.5 };

it('is the derivative of the potential between two planes', () => {
  const [source] = chain([
    [0.1, 0.3],
    [0.25, 0.36],
  ]);
  if (!source) throw new Error('no panel');
  const step = 1e-4;
  for (const [x, y] of [
    [0.4, 0.6],
    [-0.3, 0.1],
    [0.15, 0.9],
    [1.2, 0.5],
  ] as const) {
    const targets = [-1, 1].map((side) => ({ ...source, x, y: y + side * step }));
    const [below = 0, above = 0] = targets.map((target) => twoPlanes(1)([target], [source], 0).air[0] ?? 0);
    expect(upwardField(source, x, y, 1)).toBeCloseTo((below - above) / (2 * step), 5);
  }
});

it('goes over into one dielectric as both become alike', () => {
  const alike = solveStripline({ ...line, permittivityAbove: 4.5 * (1 + 1e-9) });
  expect(alike.impedance / solveStripline(line).impedance).toBeCloseTo(1, 3);
  const pair = solveStriplinePair({ ...line, permittivityAbove: 4.5 * (1 + 1e-9) }, 1.5e-4);
  expect(pair.odd.impedance / solveStriplinePair(line, 1.5e-4).odd.impedance).toBeCloseTo(1, 3);
});

it('is the same upside down, for a trace so thin that it stands in neither', () => {
  const thin = { ...line, traceThickness: 0 };
  const turned = { ...thin, heightBelow: thin.heightAbove, heightAbove: thin.heightBelow, relativePermittivity: 3, permittivityAbove: 4.5 };
  expect(solveStripline({ ...thin, permittivityAbove: 3 }).impedance / solveStripline(turned).impedance).toBeCloseTo(1, 3);
});

it('is the mean of both for a thin trace in the middle', () => {
  const middle = { ...line, traceThickness: 0, heightBelow: 3e-4, heightAbove: 3e-4, relativePermittivity: 6, permittivityAbove: 3 };
  expect(solveStripline(middle).effectivePermittivity).toBeCloseTo(4.5, 2);
});

it('stays between its two dielectrics, for lines far wider than their planes are apart too', () => {
  const wide = solveStripline({ ...line, traceWidth: 0.1, permittivityAbove: 3 });
  const plates = 4.5 / 2e-4 + 3 / 4e-4;
  expect(wide.effectivePermittivity / (plates / (1 / 2e-4 + 1 / 4e-4))).toBeCloseTo(1, 2);
  const broad = solveBroadsidePair({ ...line, traceGap: 2e-4, heightToPlane: 2e-4, permittivityBetween: 3 });
  expect(broad.odd.effectivePermittivity).toBeLessThan(broad.even.effectivePermittivity);
  expect(broad.even.effectivePermittivity).toBeLessThan(4.5);
  expect(broad.odd.effectivePermittivity).toBeGreaterThan(3);
});
