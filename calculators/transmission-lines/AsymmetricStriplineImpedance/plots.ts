import { solveStripline } from '#calculators/field-solver/stripline.ts';
import { type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, valuesAround, impedanceAxis, plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const width = out.requiredTraceWidth ?? given.traceWidth;
  if (typeof out.impedance !== 'number') return [];
  return [
    {
      id: 'width',
      kind: 'line',
      x: dimensionAxis('inputs.traceWidth'),
      left: impedanceAxis,
      series: [
        {
          label: 'outputs.impedance',
          points: sample(
            valuesAround(width, width / 4, width * 4),
            (traceWidth) => solveStripline({ ...given, traceWidth }, plotEffort).impedance,
          ),
        },
      ],
      marks: [{ x: width, y: out.impedance }],
      levels: wantedImpedance(given.mode === 'width', given.targetImpedance),
    },
  ];
};
