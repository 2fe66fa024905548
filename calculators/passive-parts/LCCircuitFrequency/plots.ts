import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

/** Distances from the resonance in half bandwidths at which a narrow peak is drawn. */
const nearPeak = [0, 0.25, 0.5, 1, 1.5, 2, 3, 5, 8];

export const plots: PlotsOf<typeof tool> = (given, { frequency, inductance, capacitance, qualityFactor }) => {
  if (typeof frequency !== 'number' || typeof inductance !== 'number' || typeof capacitance !== 'number') return [];
  const at = (evaluationFrequency: number) => {
    const answer = tool.compute({ ...given, mode: 'solveFrequency', inductance, capacitance, evaluationFrequency });
    return 'out' in answer ? answer.out : {};
  };
  const half = qualityFactor ? 1 / (2 * qualityFactor) : 0;
  const peak = half > 0 && half < 0.1 ? nearPeak.flatMap((steps) => [1 - steps * half, 1 + steps * half]) : [];
  // An even number of points keeps away from a lossless resonance, where the impedance is zero or infinite.
  const frequencies = [
    ...logSpaced(frequency / 10, frequency * 10, 100),
    ...peak.filter((ratio) => ratio > 0.1).map((ratio) => ratio * frequency),
  ];
  const sorted = frequencies.toSorted((a, b) => a - b);
  const working = given.evaluationFrequency ?? (qualityFactor ? frequency : null);
  return [
    {
      id: 'impedance',
      kind: 'line',
      x: { label: 'plots.frequency', unit: 'Hz', show: ['kHz', 'MHz', 'Hz', 'GHz'], scale: 'log' },
      left: { label: 'plots.magnitude', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], scale: 'log' },
      right: { label: 'plots.phase', unit: '°', show: ['°'], scale: 'linear', range: [-90, 90] },
      series: [
        { label: 'plots.magnitude', points: sample(sorted, (one) => at(one).impedanceMagnitude) },
        { label: 'plots.phase', points: sample(sorted, (one) => at(one).impedancePhase), style: 'dashed', axis: 'right' },
      ],
      marks: working === null ? [] : [{ x: working, y: at(working).impedanceMagnitude ?? 0 }],
      levels: [{ on: 'x', at: frequency, label: 'outputs.frequency' }],
    },
  ];
};
