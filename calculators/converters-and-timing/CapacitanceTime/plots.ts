import { exponentialProgress } from '#calculators/math/timing/step-response.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { time, timeMin, timeMax, timeConstant }) => {
  if (typeof time !== 'number' || typeof timeMin !== 'number' || typeof timeMax !== 'number') return [];
  const { mode, initialVoltage, targetVoltage, sourceVoltage } = given;
  const isRamp = mode === 'constantCurrent';
  // A part at the end of its tolerance stretches the whole curve in time.
  const voltage = (at: number, stretch: number) =>
    isRamp
      ? initialVoltage + ((targetVoltage - initialVoltage) * at) / (time * stretch)
      : initialVoltage + (sourceVoltage - initialVoltage) * exponentialProgress(at / stretch, timeConstant ?? 0);
  const times = spaced(0, isRamp ? 1.25 * timeMax : Math.max(5 * (timeConstant ?? 0), 1.1 * timeMax));
  const [least, greatest] = [timeMin / time, timeMax / time];
  return [
    {
      id: 'charge',
      kind: 'line',
      x: { label: 'plots.time', unit: 's', show: ['ms', 's', 'µs', 'min'], scale: 'linear' },
      left: { label: 'plots.voltage', unit: 'V', show: ['V', 'mV'], scale: 'linear' },
      series: [{ label: 'plots.voltage', points: sample(times, (at) => voltage(at, 1)) }],
      band: {
        label: 'plots.tolerances',
        points: times.map((at) => {
          const [fast, slow] = [voltage(at, least), voltage(at, greatest)];
          return [at, Math.min(fast, slow), Math.max(fast, slow)];
        }),
      },
      marks: [{ x: time, y: targetVoltage }],
      levels: isRamp ? [] : [{ on: 'y', at: sourceVoltage, label: 'inputs.sourceVoltage' }],
    },
  ];
};
