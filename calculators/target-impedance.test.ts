import { expect, it } from 'vitest';
import type { InputValue } from './define.ts';
import { evaluate } from './evaluate.ts';
import { toolNames } from './names.ts';
import { loadTool } from './registry.ts';
import { impedanceOf, lineAsEntered, meetImpedance } from './target-impedance.ts';

type Values = Readonly<Record<string, InputValue>>;

async function meet(name: (typeof toolNames)[number], dimension: string, target: number, entered: Values) {
  const tool = await loadTool(name);
  const plan = impedanceOf(tool);
  if (!plan) throw new Error(`${name} says no impedance`);
  const impedanceWith = async (size: number) => {
    const answer = evaluate(tool, { ...(plan.mode === null ? {} : { mode: plan.mode }), ...entered, [dimension]: size });
    const value = answer.ok ? answer.out[plan.output] : null;
    return typeof value === 'number' ? value : null;
  };
  return { met: await meetImpedance(target, Number(entered[dimension]), impedanceWith), impedanceWith };
}

const hill = async (size: number) => 50 - 20 * Math.log10(size / 1e-3) ** 2;

it.each([
  ['Microstrip', 'dielectricHeight', 75, { dielectricHeight: 2e-4 }],
  ['StriplineImpedance', 'planeSpacing', 60, { planeSpacing: 8e-4 }],
  ['EdgeCoupledStriplineImpedance', 'traceSpacing', 90, { traceSpacing: 1.5e-4 }],
  ['EdgeCoupledStriplineImpedance', 'heightAbove', 95, { heightAbove: 2e-4 }],
  ['BroadsideCoupled', 'traceGap', 100, { traceGap: 2e-4 }],
] as const)('%s: %s for %d Ω', async (name, dimension, target, entered) => {
  const { met, impedanceWith } = await meet(name, dimension, target, entered);
  expect(met?.sizes).toHaveLength(1);
  expect((await impedanceWith(met?.sizes[0] ?? 0)) ?? 0).toBeCloseTo(target, 1);
});

it('says between which impedances the line stays where none meets the wanted one', async () => {
  const { met, impedanceWith } = await meet('AsymmetricStriplineImpedance', 'heightAbove', 300, { heightAbove: 5e-4 });
  expect(met?.sizes).toEqual([]);
  expect(met?.most).toBeLessThan(300);
  expect(await impedanceWith(met?.to ?? 0)).toBe(met?.most);
  expect(await impedanceWith(met?.from ?? 0)).toBe(met?.least);
});

it('finds every size where the impedance rises and falls again', async () => {
  const met = await meetImpedance(45, 1e-3, hill);
  expect(met?.sizes.map((size) => Math.log10(size / 1e-3))).toEqual([expect.closeTo(-0.5, 2), expect.closeTo(0.5, 2)]);
  expect(await meetImpedance(45, 1e-3, async () => null)).toBeNull();
});

it('takes what a mode has solved for as the dimension of the line', async () => {
  const tool = await loadTool('Microstrip');
  const plan = impedanceOf(tool);
  const entered =
    plan && lineAsEntered(tool, plan, { targetImpedance: 50, dielectricHeight: 3e-4 }, { requiredTraceWidth: 5e-4, impedance: 50 });
  expect(entered).toEqual({ mode: 'impedance', traceWidth: 5e-4, dielectricHeight: 3e-4 });
});

it('knows every line on a board that says its impedance, with a width and a height', async () => {
  const known = [];
  for (const name of toolNames) {
    const plan = impedanceOf(await loadTool(name));
    if (plan) known.push(name);
    if (plan) expect(plan.dimensions.length, name).toBeGreaterThan(1);
  }
  expect(known.toSorted()).toEqual([
    'AsymmetricStriplineImpedance',
    'BroadsideCoupled',
    'CoplanarWaveguide',
    'DifferentialCoplanarWaveguide',
    'EdgeCoupledMicrostripImpedance',
    'EdgeCoupledStriplineImpedance',
    'EmbeddedMicrostripImpedance',
    'Microstrip',
    'StriplineImpedance',
    'SymmetricalStripline',
  ]);
});
