import { logSpaced, type PlotSeries, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Curves reach this far to both sides of the frequency. */
const reach = 100;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { mode, resistance } = given;
  const frequency = out.frequency ?? given.frequency;
  const inductance = mode === 'reactance' || mode === 'frequencyInductor' ? given.inductanceKnown : (out.inductance ?? null);
  const capacitance = mode === 'reactance' || mode === 'frequencyCapacitor' ? given.capacitanceKnown : (out.capacitance ?? null);
  const inductive = (at: number) => 2 * Math.PI * at * (inductance ?? 0);
  const capacitive = (at: number) => (capacitance === null ? 0 : 1 / (2 * Math.PI * at * capacitance));
  const total = (at: number) => Math.hypot(resistance, inductive(at) - capacitive(at));
  const frequencies = logSpaced(frequency / reach, frequency * reach);
  const series: PlotSeries[] = [
    ...(inductance === null ? [] : [{ label: 'plots.inductive', points: sample(frequencies, inductive) }]),
    ...(capacitance === null ? [] : [{ label: 'plots.capacitive', points: sample(frequencies, capacitive) }]),
    // At a lossless resonance the impedance is zero, which a logarithmic axis does not have.
    ...(mode === 'reactance'
      ? [{ label: 'outputs.seriesImpedance', points: sample(frequencies, (at) => total(at) || null), style: 'dashed' as const }]
      : []),
  ];
  const resonance = out.resonantFrequency;
  return [
    {
      id: 'reactance',
      kind: 'line',
      x: { label: 'inputs.frequency', unit: 'Hz', show: ['kHz', 'Hz', 'MHz', 'GHz'], scale: 'log' },
      left: { label: 'plots.ohms', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], scale: 'log' },
      series,
      marks: [{ x: frequency, y: mode === 'reactance' ? total(frequency) : given.reactance }],
      levels: typeof resonance === 'number' ? [{ on: 'x', at: resonance, label: 'outputs.resonantFrequency' }] : [],
    },
  ];
};
