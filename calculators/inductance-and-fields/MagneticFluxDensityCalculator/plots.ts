import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

/** The plot goes from this share of the entered place to its inverse. */
const reach = 10;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (given.mode === 'fluxAndArea' || given.mode === 'fieldStrength') return [];
  const isOnAxis = given.mode === 'circularLoop' || given.mode === 'helmholtzPair';
  const place = isOnAxis ? Math.abs(given.axialDistance) : given.distance;
  // In the middle of a coil the place is 0; its radius stands for it.
  const middle = place > 0 ? place : given.loopDiameter / 2;
  const current = out.current ?? given.current;
  const at = (one: number) => {
    const answer = tool.compute({ ...given, solveFor: 'fluxDensity', current, ...(isOnAxis ? { axialDistance: one } : { distance: one }) });
    return 'out' in answer ? answer.out.fluxDensity || null : null;
  };
  return [
    {
      id: 'distance',
      kind: 'line',
      x: { label: isOnAxis ? 'inputs.axialDistance' : 'inputs.distance', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], scale: 'log' },
      left: { label: 'outputs.fluxDensity', unit: 'T', show: ['mT', 'µT', 'T', 'nT', 'G'], scale: 'log' },
      series: [{ label: 'outputs.fluxDensity', points: sample(logSpaced(middle / reach, middle * reach), at) }],
      marks: place > 0 && typeof out.fluxDensity === 'number' ? [{ x: place, y: out.fluxDensity }] : [],
      levels: [],
    },
  ];
};
