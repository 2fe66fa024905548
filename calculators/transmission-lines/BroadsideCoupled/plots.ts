import { pairImpedances } from '#calculators/field-solver/line.ts';
import { solveBroadsidePair } from '#calculators/field-solver/stripline.ts';
import { sample, type PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, valuesAround, impedanceAxis, plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const width = out.requiredTraceWidth ?? given.traceWidth;
  if (typeof out.differentialImpedance !== 'number') return [];
  const widths = valuesAround(width, width / 4, width * 4, 'pair');
  const solved = new Map(
    widths.map((traceWidth) => [traceWidth, pairImpedances(solveBroadsidePair({ ...given, traceWidth }, plotEffort))]),
  );
  return [
    {
      id: 'width',
      kind: 'line',
      x: dimensionAxis('inputs.traceWidth'),
      left: impedanceAxis,
      series: [
        { label: 'outputs.differentialImpedance', points: sample(widths, (at) => solved.get(at)?.differentialImpedance) },
        { label: 'outputs.commonModeImpedance', points: sample(widths, (at) => solved.get(at)?.commonModeImpedance), style: 'dashed' },
      ],
      marks: [{ x: width, y: out.differentialImpedance }],
      levels: wantedImpedance(given.mode === 'width', given.targetDifferentialImpedance),
    },
  ];
};
