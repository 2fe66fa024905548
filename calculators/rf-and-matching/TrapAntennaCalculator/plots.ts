import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Reactance shown, in reactances of the trap's parts at resonance. */
const clip = 5;

export const plots: PlotsOf<typeof tool> = ({ lowerFrequency }, { resonantFrequency, trapReactance, loadingReactance }) => {
  if (typeof resonantFrequency !== 'number' || typeof trapReactance !== 'number' || typeof loadingReactance !== 'number') return [];
  const reactance = (frequency: number) => {
    const ratio = frequency / resonantFrequency;
    const value = (trapReactance * ratio) / (1 - ratio * ratio);
    return Math.abs(value) > 4 * clip * trapReactance ? null : value;
  };
  const ends = [lowerFrequency / 2, 2 * resonantFrequency] as const;
  // Close to the pole the points stand closer, so that both branches reach the edge.
  const near = [0.85, 0.95, 0.97, 0.98, 0.985, 0.99, 0.995, 1, 1.005, 1.01, 1.015, 1.02, 1.03, 1.05, 1.15].map(
    (share) => share * resonantFrequency,
  );
  return [
    {
      id: 'trap',
      kind: 'line',
      x: { label: 'plots.frequency', unit: 'Hz', show: ['MHz'], scale: 'linear' },
      left: {
        label: 'plots.reactance',
        unit: 'Ω',
        show: ['Ω', 'kΩ'],
        scale: 'linear',
        range: [-clip * trapReactance, clip * trapReactance],
      },
      series: [
        {
          label: 'plots.reactance',
          points: sample(
            [...spaced(...ends), ...near].toSorted((a, b) => a - b),
            reactance,
          ),
        },
      ],
      marks: [{ x: lowerFrequency, y: loadingReactance }],
      levels: [{ on: 'x', at: resonantFrequency, label: 'outputs.resonantFrequency' }],
    },
  ];
};
