import { expect, it } from 'vitest';
import { responsePlot, unwrapped } from './response-plot.ts';

/** Four poles: the phase turns by a whole turn. */
const answerAt = (frequency: number) => {
  const phase = (-4 * Math.atan(frequency) * 180) / Math.PI;
  return { out: { gainDb: -40 * Math.log10(1 + frequency ** 2), phase: phase <= -180 ? phase + 360 : phase } };
};

it('draws a phase without jumps that meets the result at the working point', () => {
  const plot = responsePlot(answerAt, { from: 0.01, to: 100, at: 10 });
  const phases = plot.series.find(({ axis }) => axis === 'right')?.points.map(([, y]) => y ?? Number.NaN) ?? [];
  const steps = phases.slice(1).map((phase, index) => Math.abs(phase - (phases[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(30);
  expect(plot.marks).toEqual([{ x: 10, y: answerAt(10).out.gainDb }]);
  expect(phases[90]).toBeCloseTo(answerAt(10).out.phase, 6);
});

it('cuts off what lies far below the passband', () => {
  expect(responsePlot(answerAt, { from: 0.01, to: 100, at: 1 }).left.range).toEqual([-100, 0]);
  expect(responsePlot(answerAt, { from: 0.01, to: 10, at: 1 }).left.range).toBeUndefined();
});

it('keeps gaps', () => {
  expect(
    unwrapped([
      [1, 170],
      [2, null],
      [3, -170],
    ]),
  ).toEqual([
    [1, 170],
    [2, null],
    [3, 190],
  ]);
});
