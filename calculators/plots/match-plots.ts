/** The two plots of every matching network: gain with phase, and return loss. */
import type { Computed, Refusal } from '#calculators/define.ts';
import { logSpaced, type PlotData, sample } from '#calculators/plot.ts';
import { responsePlot } from './response-plot.ts';

type Levels = Partial<
  Record<'gainDb' | 'phase' | 'returnLossDb' | 'standardGainDb' | 'standardPhase' | 'standardReturnLossDb', number | null>
>;

/** More return loss than this no instrument tells apart, dB. */
const bestReturnLoss = 50;

/** Plots over a span of `reach` below and above the design frequency. */
export function matchPlots(
  answerAt: (frequency: number) => Refusal | Computed<Levels>,
  design: number,
  at: number,
  reach: number,
): PlotData[] {
  const outAt = (frequency: number): Levels => {
    const answer = answerAt(frequency);
    return 'out' in answer ? answer.out : {};
  };
  const [from, to] = [design / reach, design * reach];
  const level = { on: 'x', at: design, label: 'inputs.frequency' } as const;
  const response = responsePlot(answerAt, { from, to, at, levels: [level], deepest: 60 });
  const lossAt = (id: 'returnLossDb' | 'standardReturnLossDb') =>
    sample(logSpaced(from, to), (frequency) => Math.min(bestReturnLoss, outAt(frequency)[id] ?? Number.NaN));
  const standard = outAt(at).standardReturnLossDb;
  return [
    response,
    {
      id: 'return_loss',
      kind: 'line',
      x: response.x,
      left: { label: 'plots.return_loss_axis', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [
        { label: 'plots.computed', points: lossAt('returnLossDb') },
        { label: 'plots.standard', points: lossAt('standardReturnLossDb') },
      ],
      marks: typeof standard === 'number' ? [{ x: at, y: Math.min(bestReturnLoss, standard) }] : [],
      levels: [level],
    },
  ];
}
