import { pairImpedances, type LinePair } from '#calculators/field-solver/line.ts';
import { type PlotData, type PlotLevel, sample } from '#calculators/plot.ts';
import { dimensionAxis, valuesAround, impedanceAxis } from './line-plot.ts';

interface Pair {
  readonly spacing: number;
  /** Dielectric height or plane spacing, m, and the spacings that are shown, in parts of it. */
  readonly reference: number;
  readonly shown: readonly [low: number, high: number];
  readonly out: { differentialImpedance?: number | null; singleEndedImpedance?: number | null };
  readonly wanted: readonly PlotLevel[];
}

/** Differential and common-mode impedance of two traces side by side over their spacing. */
export function pairOverSpacing({ spacing, reference, shown, out, wanted }: Pair, pairAt: (spacing: number) => LinePair): PlotData[] {
  const { differentialImpedance: differential, singleEndedImpedance: single } = out;
  if (typeof differential !== 'number' || typeof single !== 'number') return [];
  const spacings = valuesAround(spacing, shown[0] * reference, shown[1] * reference, 'pair');
  const solved = new Map(spacings.map((at) => [at, pairImpedances(pairAt(at))]));
  return [
    {
      id: 'spacing',
      kind: 'line',
      x: dimensionAxis('inputs.traceSpacing'),
      left: impedanceAxis,
      series: [
        { label: 'outputs.differentialImpedance', points: sample(spacings, (at) => solved.get(at)?.differentialImpedance) },
        { label: 'outputs.commonModeImpedance', points: sample(spacings, (at) => solved.get(at)?.commonModeImpedance), style: 'dashed' },
      ],
      marks: [{ x: spacing, y: differential }],
      levels: [{ on: 'y', at: 2 * single, label: 'plots.asymptote' }, ...wanted],
    },
  ];
}
