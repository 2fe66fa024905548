import { hasOneDielectric, solveStripline } from '#calculators/field-solver/stripline.ts';
import { ipcStripline } from '#calculators/math/lines/ipc-2141.ts';
import { type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, valuesAround, impedanceAxis, plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { planeSpacing } = given;
  const width = out.requiredTraceWidth ?? given.traceWidth;
  if (typeof out.impedance !== 'number') return [];
  const height = (planeSpacing - given.traceThickness) / 2;
  const widths = valuesAround(width, 0.05 * planeSpacing, 5 * planeSpacing);
  const impedance = (traceWidth: number) =>
    solveStripline({ ...given, traceWidth, heightBelow: height, heightAbove: height }, plotEffort).impedance;
  return [
    {
      id: 'width',
      kind: 'line',
      x: dimensionAxis('inputs.traceWidth'),
      left: impedanceAxis,
      series: [
        { label: 'outputs.impedance', points: sample(widths, impedance) },
        ...(hasOneDielectric(given)
          ? [
              {
                label: 'plots.ipc',
                points: sample(widths, (traceWidth) => ipcStripline({ ...given, traceWidth }, planeSpacing)),
                style: 'dashed' as const,
              },
            ]
          : []),
      ],
      marks: [{ x: width, y: out.impedance }],
      levels: wantedImpedance(given.mode === 'width', given.targetImpedance),
    },
  ];
};
