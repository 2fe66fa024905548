/** The plot that filters and matching networks share: gain and phase over frequency, as computed and with standard values. */
import type { Computed, Refusal } from '#calculators/define.ts';
import { logSpaced, type PlotData, type PlotLevel, type PlotPoint } from '#calculators/plot.ts';

type Levels = Partial<Record<'gainDb' | 'phase' | 'standardGainDb' | 'standardPhase', number | null>>;

interface Range {
  from: number;
  to: number;
  /** Frequency of the results, and what is marked on the axis. */
  at: number;
  levels?: readonly PlotLevel[];
  /** Least gain of interest above the floor, dB. */
  deepest?: number;
}

const hertz = ['Hz', 'kHz', 'MHz', 'GHz'] as const;

/** A phase that does not jump by 360° between two points. */
export function unwrapped(points: readonly PlotPoint[]): PlotPoint[] {
  let turns = 0;
  let last: number | null = null;
  return points.map(([x, y]) => {
    if (y === null) return [x, null];
    if (last !== null) turns -= Math.round((y - last) / 360) * 360;
    last = y;
    return [x, y + turns];
  });
}

/** The same line, whole turns up or down, so that it says at one place what the results say. */
function through(points: readonly PlotPoint[], place: number, phase: number | null | undefined): PlotPoint[] {
  const distance = ([x]: PlotPoint) => Math.abs(Math.log(x / place));
  const [nearest] = points.toSorted((a, b) => distance(a) - distance(b));
  const turns = typeof phase === 'number' && typeof nearest?.[1] === 'number' ? Math.round((phase - nearest[1]) / 360) * 360 : 0;
  return points.map(([x, y]) => [x, y === null ? null : y + turns]);
}

/** Gain (left) and phase (right) from the results of a calculator at many frequencies. */
export function responsePlot(
  answerAt: (frequency: number) => Refusal | Computed<Levels>,
  { from, to, at, levels = [], deepest = 100 }: Range,
): PlotData {
  const answers = logSpaced(from, to).map((frequency) => {
    const answer = answerAt(frequency);
    return [frequency, 'out' in answer ? answer.out : {}] as const;
  });
  const line = (id: keyof Levels): PlotPoint[] =>
    answers.map(([frequency, out]) => [frequency, typeof out[id] === 'number' && Number.isFinite(out[id]) ? out[id] : null]);
  const gains = line('gainDb').flatMap(([, y]) => y ?? []);
  const top = Math.max(...gains);
  const ceiling = Math.ceil(top / 10) * 10 + 0; // −0 reads as a negative level
  const isDeep = top - Math.min(...gains) > deepest;
  const working = answerAt(at);
  const result: Levels = 'out' in working ? working.out : {};
  return {
    id: 'response',
    kind: 'line',
    x: { label: 'inputs.evaluationFrequency', unit: 'Hz', show: hertz, scale: 'log' },
    left: {
      label: 'plots.gain',
      unit: 'dB',
      show: ['dB'],
      scale: 'linear',
      ...(isDeep ? { range: [ceiling - deepest, ceiling] as const } : {}),
    },
    right: { label: 'plots.phase', unit: '°', show: ['°'], scale: 'linear' },
    series: [
      { label: 'plots.computed', points: line('gainDb') },
      { label: 'plots.standard', points: line('standardGainDb') },
      { label: 'plots.phase', points: through(unwrapped(line('phase')), at, result.phase), axis: 'right' },
    ],
    marks: typeof result.gainDb === 'number' ? [{ x: at, y: result.gainDb }] : [],
    levels,
  };
}
