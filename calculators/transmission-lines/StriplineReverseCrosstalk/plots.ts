import { solveStriplinePair } from '#calculators/field-solver/stripline.ts';
import { backwardCoefficient, crosstalkDecibels, crosstalkExtremes, modeOver } from '#calculators/math/lines/crosstalk.ts';
import { type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { dimensionAxis, valuesAround, plotEffort } from '#calculators/plots/line-plot.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { traceSpacing, planeSpacing, coupledLength, riseTime } = given;
  if (typeof out.reverseCrosstalk !== 'number') return [];
  const height = (planeSpacing - given.traceThickness) / 2;
  const line = { ...given, heightBelow: height, heightAbove: height };
  const spacings = valuesAround(traceSpacing, 0.05 * planeSpacing, 3 * planeSpacing, 'pair');
  const solved = new Map(
    spacings.map((spacing) => {
      const { even, odd } = solveStriplinePair(line, spacing, plotEffort);
      const { near } = crosstalkExtremes(modeOver(coupledLength, even), modeOver(coupledLength, odd), { voltage: 1, riseTime });
      return [spacing, { near, saturated: backwardCoefficient(even.impedance, odd.impedance) }];
    }),
  );
  return [
    {
      id: 'spacing',
      kind: 'line',
      x: dimensionAxis('inputs.traceSpacing'),
      left: { label: 'plots.crosstalk_axis', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [
        { label: 'plots.at_length', points: sample(spacings, (at) => crosstalkDecibels(solved.get(at)?.near ?? 0)) },
        { label: 'plots.saturated', points: sample(spacings, (at) => crosstalkDecibels(solved.get(at)?.saturated ?? 0)), style: 'dashed' },
      ],
      marks: [{ x: traceSpacing, y: out.reverseCrosstalk }],
      levels: [],
    },
  ];
};
