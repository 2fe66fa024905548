import { solveMicrostripPair } from '#calculators/field-solver/microstrip.ts';
import { crosstalkDecibels, crosstalkExtremes, modeOver } from '#calculators/math/lines/crosstalk.ts';
import { type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, valuesAround, plotEffort } from '#calculators/plots/line-plot.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { traceSpacing, dielectricHeight, coupledLength, riseTime } = given;
  if (typeof out.nearEndCrosstalk !== 'number') return [];
  const spacings = valuesAround(traceSpacing, 0.2 * dielectricHeight, 10 * dielectricHeight, 'pair');
  const solved = new Map(
    spacings.map((spacing) => {
      const { even, odd } = solveMicrostripPair(given, spacing, plotEffort);
      return [spacing, crosstalkExtremes(modeOver(coupledLength, even), modeOver(coupledLength, odd), { voltage: 1, riseTime })];
    }),
  );
  return [
    {
      id: 'spacing',
      kind: 'line',
      x: dimensionAxis('inputs.traceSpacing'),
      left: { label: 'plots.crosstalk_axis', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [
        { label: 'outputs.nearEndCrosstalk', points: sample(spacings, (at) => crosstalkDecibels(solved.get(at)?.near ?? 0)) },
        {
          label: 'outputs.farEndCrosstalk',
          points: sample(spacings, (at) => crosstalkDecibels(solved.get(at)?.far ?? 0)),
          style: 'dashed',
        },
      ],
      marks: [{ x: traceSpacing, y: out.nearEndCrosstalk }],
      levels: [],
    },
  ];
};
