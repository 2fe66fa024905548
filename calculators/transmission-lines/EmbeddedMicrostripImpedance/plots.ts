import { solveEmbeddedMicrostrip } from '#calculators/field-solver/microstrip.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, impedanceAxis, plotEffort } from '#calculators/plots/line-plot.ts';

const points = 33;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { impedance, uncoveredImpedance, deeplyBuriedImpedance } = out;
  if (typeof impedance !== 'number' || typeof uncoveredImpedance !== 'number' || typeof deeplyBuriedImpedance !== 'number') return [];
  const line = { ...given, traceWidth: out.requiredTraceWidth ?? given.traceWidth };
  const covers = spaced(0, Math.max(5 * given.dielectricHeight, given.coverThickness), points);
  // A trace without thickness cannot lie flush with the surface.
  const isBare = (cover: number) => cover === 0 && given.traceThickness === 0;
  return [
    {
      id: 'cover',
      kind: 'line',
      x: { ...dimensionAxis('inputs.coverThickness'), scale: 'linear' },
      left: impedanceAxis,
      series: [
        {
          label: 'outputs.impedance',
          points: sample(covers, (cover) => (isBare(cover) ? null : solveEmbeddedMicrostrip(line, cover, plotEffort).impedance)),
        },
      ],
      marks: [{ x: given.coverThickness, y: impedance }],
      levels: [
        { on: 'y', at: uncoveredImpedance, label: 'plots.uncovered' },
        { on: 'y', at: deeplyBuriedImpedance, label: 'plots.buried' },
      ],
    },
  ];
};
