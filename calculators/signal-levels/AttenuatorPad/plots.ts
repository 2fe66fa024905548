import { minimumLoss, padFor } from '#calculators/math/radio/attenuator.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** The exact resistors over the attenuation, for the designs. */
export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { mode, sourceImpedance: source } = given;
  if (mode === 'piCheck' || mode === 'tCheck') return [];
  const ports = { source, load: mode === 'bridgedT' ? source : given.loadImpedance };
  const [low, high] = [Math.max(1, 1.02 * minimumLoss(ports)), Math.max(30, 1.1 * given.attenuation)];
  const attenuations = spaced(low, high);
  const points = (index: 0 | 1 | 2) => sample(attenuations, (attenuation) => padFor(mode, attenuation, ports)[index] || null);
  const { r1Exact: exact } = out;
  return [
    {
      id: 'resistors',
      kind: 'line',
      x: { label: 'inputs.attenuation', unit: 'dB', show: ['dB'], scale: 'linear' },
      left: { label: 'plots.resistance', unit: 'Ω', show: ['Ω', 'kΩ'], scale: 'log' },
      series: [
        { label: 'inputs.r1', points: points(0) },
        { label: 'inputs.r2', points: points(1), style: 'dashed' },
        ...(mode === 'bridgedT' || ports.load === source ? [] : [{ label: 'inputs.r3', points: points(2), style: 'dotted' as const }]),
      ],
      marks: exact && given.attenuation >= low ? [{ x: given.attenuation, y: exact }] : [],
      levels: [],
    },
  ];
};
