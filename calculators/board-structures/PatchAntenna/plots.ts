import { insetResistance } from '#calculators/math/radio/patch-antenna.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Bandwidths to both sides that the standing wave ratio is drawn over. */
const span = 1.5;

/** Standing wave ratio at a detuning, relative to the resonance, of a resonator that is matched there to a ratio of resistances. */
function standingWaveRatio(detuning: number, quality: number, match: number): number {
  const reactive = quality * (1 + detuning - 1 / (1 + detuning));
  // y = g + jb of the parallel resonator, normalised to the line.
  const [g, b] = [1 / match, reactive / match];
  const reflection = Math.hypot(1 - g, b) / Math.hypot(1 + g, b);
  return (1 + reflection) / (1 - reflection);
}

/** Standing wave ratio over frequency, and the input resistance over the depth of the inset. */
export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { edgeResistance, quality, relativeBandwidth } = out;
  const frequency = given.mode === 'check' ? out.resonance : given.frequency;
  const length = given.mode === 'check' ? given.patchLength : out.length;
  if ([edgeResistance, quality, relativeBandwidth, frequency, length].some((value) => typeof value !== 'number')) return [];
  const [edge, q, share, at, long] = [edgeResistance ?? 0, quality ?? 0, relativeBandwidth ?? 0, frequency ?? 0, length ?? 0];
  const match = Math.min(1, given.mode === 'edge' ? 1 : edge / given.feedImpedance);
  const widest = Math.min(span * share, 0.5);
  return [
    {
      id: 'vswr',
      kind: 'line',
      x: { label: 'inputs.frequency', unit: 'Hz', show: ['GHz', 'MHz'], scale: 'linear' },
      left: { label: 'plots.vswr_axis', unit: '1', show: ['1'], scale: 'linear' },
      series: [
        {
          label: 'plots.vswr_axis',
          points: sample(spaced(at * (1 - widest), at * (1 + widest)), (f) => standingWaveRatio(f / at - 1, q, match)),
        },
      ],
      marks: [{ x: at, y: 1 / match }],
      levels: [{ on: 'y', at: given.vswr, label: 'inputs.vswr', tone: 'limit' }],
    },
    {
      id: 'inset',
      kind: 'line',
      x: { label: 'plots.depth', unit: 'm', show: ['mm', 'mil', 'in', 'cm'], scale: 'linear' },
      left: { label: 'plots.resistance_axis', unit: 'Ω', show: ['Ω'], scale: 'linear' },
      series: [{ label: 'plots.resistance_axis', points: sample(spaced(0, long / 2), (depth) => insetResistance(edge, depth, long)) }],
      marks: typeof out.inset === 'number' ? [{ x: out.inset, y: given.feedImpedance }] : [],
      levels: [{ on: 'y', at: given.feedImpedance, label: 'inputs.feedImpedance', tone: 'target' }],
    },
  ];
};
