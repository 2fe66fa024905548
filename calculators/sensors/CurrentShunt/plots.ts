import { logSpaced, type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { deratedShare } from './derating.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { maximumCurrent, offsetVoltage, deratingStart, deratingEnd, ambientTemperature } = given;
  const { voltageDrop, fullError, power, ratingNeeded } = out;
  if (typeof voltageDrop !== 'number' || typeof fullError !== 'number' || typeof power !== 'number') return [];
  const scaleError = fullError - offsetVoltage / voltageDrop;
  const errorAt = (current: number) => scaleError + (offsetVoltage * maximumCurrent) / voltageDrop / current;
  const rating = given.mode === 'check' ? given.powerRating : ratingNeeded;
  return [
    {
      id: 'error',
      kind: 'line',
      x: { label: 'plots.current', unit: 'A', show: ['A', 'mA'], scale: 'log' },
      left: { label: 'plots.error_of', unit: '1', show: ['%'], scale: 'log' },
      series: [{ label: 'plots.error_of', points: sample(logSpaced(maximumCurrent / 1000, maximumCurrent), errorAt) }],
      marks: [{ x: maximumCurrent, y: fullError }],
      levels: [],
    },
    ...(typeof rating === 'number'
      ? [
          {
            id: 'derating',
            kind: 'line',
            x: { label: 'inputs.ambientTemperature', unit: '°C', show: ['°C', '°F'], scale: 'linear' },
            left: { label: 'plots.allowed', unit: 'W', show: ['W', 'mW'], scale: 'linear' },
            series: [
              {
                label: 'plots.allowed',
                points: sample(
                  spaced(Math.min(0, ambientTemperature), deratingEnd),
                  (t) => rating * deratedShare({ ambientTemperature: t, deratingStart, deratingEnd }),
                ),
              },
            ],
            marks: [{ x: ambientTemperature, y: power }],
            levels: [],
          } as const,
        ]
      : []),
  ];
};
