import { expect, it } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import { loadTool } from '#calculators/registry.ts';
import { lineAt, lineFrequencies, lineScattering } from './line-scattering.ts';

/** Of scikit-rf 1.x: `media.DistributedCircuit` of the same R′, L′, G′, C′, its line renormalised to 50 Ω. */
const lines = [
  {
    out: { impedance: 50, conductorLoss: 3, dielectricLoss: 12, wavelength: 0.06 },
    length: 0.05,
    s11: { re: 0.0034893085173444065, im: 0.007084189601807937 },
    s21: { re: 0.4588728962834602, im: 0.7942904747825512 },
  },
  {
    out: { impedance: 75, conductorLoss: 8, dielectricLoss: 0.4, wavelength: 1.5 },
    length: 0.2,
    s11: { re: 0.29902688435034996, im: 0.04038170462340013 },
    s21: { re: 0.5165105876953058, im: -0.5699787225114908 },
  },
  {
    out: { impedance: 28, conductorLoss: 1, dielectricLoss: 90, wavelength: 0.02 },
    length: 0.013,
    s11: { re: -0.3607940822317695, im: -0.16175369869312872 },
    s21: { re: -0.42955142527088364, im: 0.6539603930175066 },
  },
];

it.each(lines)('agrees with scikit-rf for a line of $out.impedance Ω', ({ out, length, s11, s21 }) => {
  const found = lineScattering(out, length, 50);
  for (const part of ['re', 'im'] as const) {
    expect(found?.s11[part]).toBeCloseTo(s11[part], 11);
    expect(found?.s22[part]).toBeCloseTo(s11[part], 11);
    expect(found?.s21[part]).toBeCloseTo(s21[part], 11);
    expect(found?.s12[part]).toBeCloseTo(s21[part], 11);
  }
});

it('holds the width that a design has found, so that no frequency has a line of its own', async () => {
  const tool = await loadTool('SymmetricalStripline');
  const designed = evaluate(tool, { mode: 'design', targetImpedance: 50, frequency: 1e9 });
  if (!designed.ok) throw new Error('the default is a line');
  const entered = lineAt(tool, { targetImpedance: 50, length: 0.1 }, designed.out, [1e8, 5e9]);
  const results = entered.map((one) => evaluate(tool, one));
  expect(entered.map(({ traceWidth }) => traceWidth)).toEqual([designed.out['requiredTraceWidth'], designed.out['requiredTraceWidth']]);
  for (const result of results) expect(result.ok && result.out['impedance']).toBeCloseTo(50, 2);
  const [low, high] = results.map((result) => (result.ok ? lineScattering(result.out, 0.1, 50) : null));
  // A matched line: what does not come out is lost, and more is lost at the higher frequency.
  expect(Math.hypot(low?.s21.re ?? 0, low?.s21.im ?? 0)).toBeGreaterThan(0.97);
  expect(Math.hypot(high?.s21.re ?? 0, high?.s21.im ?? 0)).toBeLessThan(0.85);
});

it('goes to the highest frequency in even steps, and has nothing to say where a result is missing', () => {
  expect(lineFrequencies(1e9, 4)).toEqual([2.5e8, 5e8, 7.5e8, 1e9]);
  expect(lineScattering({ impedance: 50, conductorLoss: 1, dielectricLoss: 1, wavelength: null }, 1, 50)).toBeNull();
});
