/** Curves of the current that traces carry, by IPC-2221 and IPC-2152. */
import {
  ipc2152Area,
  ipc2152AreaFactor,
  ipc2152Current,
  ipc2221Area,
  ipc2221Current,
  ipc2221Factor,
} from '#calculators/math/traces/trace-current.ts';
import { chartCurrent, type Layer } from '#calculators/math/traces/trace-current-results.ts';
import { logSpaced, type PlotAxis, type PlotData, sample } from '#calculators/plot.ts';

/** Widths that boards have, m. */
const widths = [1e-4, 1e-2] as const;
/** Least current drawn, A. */
const leastCurrent = 0.1;

const widthAxis = (label: string): PlotAxis => ({ label, unit: 'm', show: ['mm', 'mil', 'in'], scale: 'log' });
const currentAxis = (label: string): PlotAxis => ({ label, unit: 'A', show: ['A', 'mA'], scale: 'log' });

interface Board {
  /** m */
  copperThickness: number;
  topWidthReduction: number;
  boardThickness: number;
  planeDistance: number;
}

/** Both curves; labels `plots.ipc2221` and `plots.ipc2152`. */
function series(xs: readonly number[], older: (x: number) => number, newer: (x: number) => number): PlotData['series'] {
  return [
    { label: 'plots.ipc2152', points: sample(xs, newer) },
    { label: 'plots.ipc2221', points: sample(xs, older), style: 'dashed' },
  ];
}

/** Current over the width at a temperature rise in K; the working point is on the curve of IPC-2152. */
export function currentOverWidth(board: Board & { traceWidth: number }, current: number, rise: number, layer: Layer): PlotData {
  const { traceWidth: width, copperThickness, topWidthReduction } = board;
  const area = (x: number) => (x - topWidthReduction / 2) * copperThickness;
  const factor = ipc2152AreaFactor(board.boardThickness, board.planeDistance);
  const xs = logSpaced(Math.min(Math.max(widths[0], topWidthReduction), width), Math.max(widths[1], width));
  return {
    id: 'current',
    kind: 'line',
    x: widthAxis('inputs.traceWidth'),
    left: currentAxis('plots.current_axis'),
    series: series(
      xs,
      (x) => ipc2221Current(ipc2221Factor[layer], area(x), rise),
      (x) => ipc2152Current(area(x) / factor, rise),
    ),
    marks: [{ x: width, y: current }],
    levels: [],
  };
}

/** Width over the current at a temperature rise in K; the working point is on the curve of IPC-2152. */
export function widthOverCurrent(board: Board & { current: number; temperatureRise: number }, width: number, layer: Layer): PlotData {
  const { current, temperatureRise: rise, copperThickness, topWidthReduction } = board;
  const factor = ipc2152AreaFactor(board.boardThickness, board.planeDistance);
  const xs = logSpaced(Math.min(leastCurrent, current), Math.max(chartCurrent[layer], current));
  return {
    id: 'width',
    kind: 'line',
    x: currentAxis('inputs.current'),
    left: widthAxis('plots.width_axis'),
    series: series(
      xs,
      (x) => ipc2221Area(ipc2221Factor[layer], x, rise) / copperThickness + topWidthReduction / 2,
      (x) => (factor * ipc2152Area(x, rise)) / copperThickness + topWidthReduction / 2,
    ),
    marks: [{ x: current, y: width }],
    levels: [],
  };
}
