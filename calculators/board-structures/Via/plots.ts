import { ipc2152Current } from '#calculators/math/traces/trace-current.ts';
import { holeArea, viaLoopInductance, drilledDiameter, wallArea } from '#calculators/math/traces/via.ts';
import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Current over the size of the hole, and the loop inductance over the distance of the return. */
export const plots: PlotsOf<typeof tool> = (given, out) => {
  const barrel = { holeDiameter: given.holeDiameter, platingThickness: given.platingThickness, length: given.viaLength };
  const currentOf = (holeDiameter: number) => {
    const hole = { ...barrel, holeDiameter };
    return given.viaCount * ipc2152Current(wallArea(hole) + (given.fill === 'copper' ? holeArea(hole) : 0), given.temperatureRise);
  };
  const drilled = drilledDiameter(barrel);
  const distances = logSpaced(1.1 * drilled, Math.max(20 * drilled, 2 * given.returnDistance));
  return [
    {
      id: 'current',
      kind: 'line',
      x: { label: 'inputs.holeDiameter', unit: 'm', show: ['mm', 'mil'], scale: 'log' },
      left: { label: 'outputs.maximumCurrent', unit: 'A', show: ['A', 'mA'], scale: 'log' },
      series: [{ label: 'outputs.maximumCurrent', points: sample(logSpaced(given.holeDiameter / 4, given.holeDiameter * 4), currentOf) }],
      marks: [{ x: given.holeDiameter, y: out.maximumCurrent ?? 0 }],
      levels: [{ on: 'y', at: given.current, label: 'inputs.current', tone: 'target' }],
    },
    {
      id: 'loop',
      kind: 'line',
      x: { label: 'inputs.returnDistance', unit: 'm', show: ['mm', 'mil'], scale: 'log' },
      left: { label: 'outputs.loopInductance', unit: 'H', show: ['nH', 'pH'], scale: 'linear' },
      series: [{ label: 'outputs.loopInductance', points: sample(distances, (distance) => viaLoopInductance(barrel, distance)) }],
      marks: [{ x: given.returnDistance, y: out.loopInductance ?? 0 }],
      levels: [],
    },
  ];
};
