import type { QuantityOutput } from '#calculators/define.ts';
import type { PlotData } from '#calculators/plot.ts';
import type { Out } from './run-many.ts';
import type { SweepPlan } from './sweep-plan.ts';

/** The curves of a sweep; series are labelled `curve.0`, `curve.1` … in the order of the second input's values. */
export function sweepPlot(plan: SweepPlan, results: readonly (Out | null)[], id: string, output: QuantityOutput, held: unknown): PlotData {
  const { first, values, family, range } = plan;
  const at = (curve: number, point: number): number | null => {
    const value = results[curve * values.length + point]?.[id];
    return typeof value === 'number' ? value : null;
  };
  const isInside = typeof held === 'number' && held > Math.min(range.from, range.to) && held < Math.max(range.from, range.to);
  return {
    id: 'sweep',
    kind: 'line',
    x: {
      label: 'swept',
      unit: first.input.kind === 'choice' ? '' : first.input.unit,
      show: first.input.kind === 'choice' ? [''] : first.input.show,
      scale: range.scale,
    },
    left: { label: `outputs.${id}`, unit: output.unit, show: output.show, scale: 'linear' },
    series: family.map((_, curve) => ({
      label: `curve.${curve}`,
      points: values.map((value, point) => [value, at(curve, point)] as const),
    })),
    marks: [],
    levels: isInside ? [{ on: 'x', at: held }] : [],
  };
}
