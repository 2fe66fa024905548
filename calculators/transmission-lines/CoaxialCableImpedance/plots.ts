import { vacuumImpedance } from '#calculators/math/constants.ts';
import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Ratio of diameters at which the conductor loss of a line of given outer diameter is least: x·(ln x − 1) = 1. */
const leastLossRatio = 3.5911;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const permittivity = out.requiredPermittivity ?? given.relativePermittivity;
  const impedance = (ratio: number) => (vacuumImpedance / (2 * Math.PI * Math.sqrt(permittivity))) * Math.log(ratio);
  const ratio = (out.requiredOuterDiameter ?? given.outerDiameter) / (out.requiredInnerDiameter ?? given.innerDiameter);
  return [
    {
      id: 'impedance',
      kind: 'line',
      x: { label: 'plots.ratio', unit: '1', show: ['1'], scale: 'log' },
      left: { label: 'outputs.impedance', unit: 'Ω', show: ['Ω'], scale: 'linear' },
      series: [{ label: 'outputs.impedance', points: sample(logSpaced(1.2, 10), impedance) }],
      marks: [{ x: ratio, y: impedance(ratio) }],
      levels: [{ on: 'x', at: leastLossRatio, label: 'plots.least_loss' }],
    },
  ];
};
