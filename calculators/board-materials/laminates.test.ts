import { expect, it } from 'vitest';
import { loadTool } from '#calculators/registry.ts';
import { boardBuilds, buildsFor } from './builds.ts';
import { laminateAt, laminates } from './laminates.ts';

const named = (id: string) => laminates.find((one) => one.id === id) ?? expect.fail(`there is no ${id}`);

it('gives what makers print beside the name of a laminate', () => {
  // Isola's page of 370HR: Dk 4.04, Df 0.021. Rogers, selector guide at 10 GHz: RO4003C 0.0027, RO4350B 0.0037, RO3003 3.00 and 0.0010.
  expect(laminateAt(named('370HR'), 2e9)).toEqual({ relativePermittivity: 4.04, lossTangent: 0.021, isStated: true });
  expect(laminateAt(named('RO4003C'), 1e10)).toMatchObject({ relativePermittivity: 3.55, lossTangent: 0.0027 });
  expect(laminateAt(named('RO4350B'), 1e10)).toMatchObject({ relativePermittivity: 3.66, lossTangent: 0.0037 });
  expect(laminateAt(named('RO3003'), 1e10)).toEqual({ relativePermittivity: 3, lossTangent: 0.001, isStated: true });
});

it('goes evenly over the logarithm of the frequency between two stated points', () => {
  const between = laminateAt(named('370HR'), Math.sqrt(1e8 * 1e9));
  expect(between.relativePermittivity).toBeCloseTo((4.24 + 4.17) / 2, 12);
  expect(between.lossTangent).toBeCloseTo((0.015 + 0.0161) / 2, 12);
  expect(between.isStated).toBe(true);
});

it('invents nothing beyond the stated frequencies and says so', () => {
  expect(laminateAt(named('370HR'), 1e6)).toEqual({ relativePermittivity: 4.24, lossTangent: 0.015, isStated: false });
  expect(laminateAt(named('370HR'), 4e10)).toEqual({ relativePermittivity: 3.92, lossTangent: 0.025, isStated: false });
  expect(laminateAt(named('polyimide'), 1e9)).toEqual({ relativePermittivity: 3.4, lossTangent: 0.003, isStated: false });
});

it.each(laminates)('$id has points in order, of a solid, with a source', ({ points, source }) => {
  expect(points.map(([frequency]) => frequency)).toEqual(points.map(([frequency]) => frequency).toSorted((a, b) => a - b));
  for (const [frequency, permittivity, loss] of points) {
    expect(frequency).toBeGreaterThanOrEqual(1e6);
    expect(permittivity).toBeGreaterThan(1.5);
    expect(permittivity).toBeLessThan(11);
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(0.04);
  }
  expect(source).toMatch(/^[A-Z]/);
});

it('has each laminate and each board once', () => {
  for (const ids of [laminates.map(({ id }) => id), boardBuilds.map(({ id }) => id)]) expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['Microstrip', 'six_layers_3313'],
  ['AsymmetricStriplineImpedance', 'six_layers_inner'],
  ['EdgeCoupledStriplineImpedance', 'six_layers_inner'],
  ['BroadsideCoupled', 'six_layers_pair'],
] as const)('%s is offered a board of six layers whose heights add up to the board that its maker sells', async (name, id) => {
  const { inputs } = await loadTool(name);
  const build = buildsFor((input) => input in inputs).find((one) => one.id === id);
  expect(build?.source).toContain('JLC06161H-3313');
  const { heightBelow = 0, heightAbove = 0, heightToPlane = 0, traceGap = 0, traceThickness = 0 } = build?.values ?? {};
  // 1.54 mm finished: both cores, the prepreg between them, the outer prepregs, four inner and two outer coppers
  const within = heightToPlane > 0 ? 2 * heightToPlane + traceGap : 2 * heightBelow + heightAbove;
  if (within > 0) expect(within + 2 * 9.94e-5 + 4 * traceThickness + 2 * 3.5e-5).toBeCloseTo(1.54e-3, 5);
});

it('offers no board to a trace in the very middle, where no common board has one', async () => {
  const { inputs } = await loadTool('SymmetricalStripline');
  expect(buildsFor((input) => input in inputs)).toEqual([]);
});
