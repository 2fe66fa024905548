import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

/** Coil lengths shown on each side of the middle. */
const reach = 2;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const current = out.current ?? given.current;
  const at = (axialPosition: number) => {
    const answer = tool.compute({ ...given, mode: 'field', current, axialPosition, radialPosition: 0 });
    return 'out' in answer ? answer.out.axialFluxDensity : null;
  };
  const { length, axialPosition, radialPosition } = given;
  const here = at(axialPosition);
  const isOnAxis = radialPosition === 0 && Math.abs(axialPosition) <= reach * length;
  return [
    {
      id: 'axis',
      kind: 'line',
      x: { label: 'inputs.axialPosition', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], scale: 'linear' },
      left: { label: 'plots.axial', unit: 'T', show: ['mT', 'µT', 'T', 'G'], scale: 'linear' },
      series: [{ label: 'plots.axial', points: sample(spaced(-reach * length, reach * length), at) }],
      marks: isOnAxis && typeof here === 'number' ? [{ x: axialPosition, y: here }] : [],
      levels: [{ on: 'y', at: out.longSolenoidFluxDensity ?? 0, label: 'plots.long_coil' }],
    },
  ];
};
