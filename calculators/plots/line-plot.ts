import type { Effort } from '#calculators/field-solver/effort.ts';
import { logSpaced, type PlotAxis, type PlotData, type PlotLevel } from '#calculators/plot.ts';

/** Solutions that a plot may take: the page finds them while nothing else moves. */
const [singlePoints, pairPoints] = [33, 25];
/** Good to a fraction of a per cent, which no eye sees on a plot. */
export const plotEffort: Effort = 'quick';

const lengths = ['mm', 'mil', 'µm', 'in'];

/** Axis of a dimension of the cross-section. */
export const dimensionAxis = (label: string): PlotAxis => ({ label, unit: 'm', show: lengths, scale: 'log' });

export const impedanceAxis: PlotAxis = { label: 'plots.impedance_axis', unit: 'Ω', show: ['Ω'], scale: 'linear' };

/** Values at equal ratios from one to the other, widened so that the working point lies among them. */
export function valuesAround(point: number, low: number, high: number, of: 'single' | 'pair' = 'single'): number[] {
  return logSpaced(Math.min(low, point), Math.max(high, point), of === 'single' ? singlePoints : pairPoints);
}

/** A level across the plot at the impedance that was asked for; none in the modes that ask for nothing. */
export function wantedImpedance(isWanted: boolean, impedance: number): PlotLevel[] {
  return isWanted ? [{ on: 'y', at: impedance, label: 'plots.wanted', tone: 'target' }] : [];
}

/** Losses per length over frequency, both axes logarithmic. */
export function lossPlot(frequency: number, conductor: (frequency: number) => number, dielectric: (frequency: number) => number): PlotData {
  const [lowest, highest] = [1e7, 2e10];
  const frequencies = valuesAround(frequency > 0 ? frequency : lowest, lowest, highest);
  const total = (f: number) => conductor(f) + dielectric(f);
  // A loss of nothing has no place on a logarithmic axis.
  const points = (loss: (f: number) => number) => frequencies.map((f) => [f, loss(f) > 0 ? loss(f) : null] as const);
  return {
    id: 'loss',
    kind: 'line',
    x: { label: 'inputs.frequency', unit: 'Hz', show: ['GHz', 'MHz', 'kHz'], scale: 'log' },
    left: { label: 'plots.loss_axis', unit: 'dB/m', show: ['dB/m', 'dB/cm', 'dB/in'], scale: 'log' },
    series: [
      { label: 'plots.total', points: points(total) },
      { label: 'outputs.conductorLoss', points: points(conductor), style: 'dashed' },
      { label: 'outputs.dielectricLoss', points: points(dielectric), style: 'dotted' },
    ],
    marks: frequency > 0 && total(frequency) > 0 ? [{ x: frequency, y: total(frequency) }] : [],
    levels: [],
  };
}
