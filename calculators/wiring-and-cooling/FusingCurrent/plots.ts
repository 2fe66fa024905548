import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Times of the curve, s: from a switching surge to the end of what the model covers. */
const times = [1e-3, 10] as const;

/** At a section the current falls with the root of the time. */
export const plots: PlotsOf<typeof tool> = (given, { fusingCurrent, fusingTime }) => {
  const [current, time] = [fusingCurrent ?? given.current, fusingTime ?? given.time];
  const xs = logSpaced(Math.min(times[0], time), Math.max(times[1], time));
  return [
    {
      id: 'current',
      kind: 'line',
      x: { label: 'inputs.time', unit: 's', show: ['s', 'ms', 'µs'], scale: 'log' },
      left: { label: 'inputs.current', unit: 'A', show: ['A', 'kA'], scale: 'log' },
      series: [{ label: 'inputs.current', points: sample(xs, (x) => current * Math.sqrt(time / x)) }],
      marks: [{ x: time, y: current }],
      levels: [],
    },
  ];
};
