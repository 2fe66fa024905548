/** The plot that baud-rate tools share: the error of each standard rate, and of the wanted one. */
import type { PlotData } from '#calculators/plot.ts';

/** The axis ends at this multiple of the tolerance, because the rates out of reach would flatten all others. */
const ends = 2.5;

/** Bars of the error (null where a rate is out of reach) over the standard rates and the wanted one, in Bd. */
export function baudPlot(
  rates: readonly number[],
  wanted: number,
  tolerance: number,
  errorAt: (baud: number) => number | null | undefined,
): PlotData {
  const all = [...new Set([...rates, wanted])].toSorted((a, b) => a - b);
  const error = errorAt(wanted);
  return {
    id: 'errors',
    kind: 'bar',
    x: { label: 'plots.baud_rate', unit: 'Bd', show: ['Bd'], scale: 'linear' },
    left: { label: 'outputs.error', unit: '1', show: ['%'], scale: 'linear', range: [-ends * tolerance, ends * tolerance] },
    series: [{ label: 'outputs.error', points: all.map((baud) => [baud, errorAt(baud) ?? null]) }],
    marks: typeof error === 'number' ? [{ x: wanted, y: error }] : [],
    levels: [
      { on: 'y', at: tolerance, label: 'inputs.tolerance', tone: 'limit' },
      { on: 'y', at: -tolerance, tone: 'limit' },
    ],
  };
}
