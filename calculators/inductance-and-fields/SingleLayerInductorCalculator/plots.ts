import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

/** A close-wound coil has no end: its plot goes to this many times the turns at work. */
const beyond = 2;
/** A winding that could hold more turns than this many times those at work is drawn only so far. */
const most = 10;

export const plots: PlotsOf<typeof tool> = (given, { inductance, turnsRounded, pitch }) => {
  if (typeof inductance !== 'number' || typeof pitch !== 'number') return [];
  const turns = given.mode === 'inductance' ? given.turns : (turnsRounded ?? 1);
  const outer = given.insulatedDiameter ?? given.wireDiameter;
  const room = given.length / outer;
  const last = given.mode === 'closeWound' ? beyond * turns : Math.min(room, most * turns);
  const at = (n: number) => {
    const length = given.mode === 'closeWound' ? n * outer : given.length;
    const answer = tool.compute({ ...given, mode: 'inductance', turns: n, length });
    return 'out' in answer ? answer.out : {};
  };
  const counts = spaced(1, Math.max(last, turns, 2));
  const results = new Map(counts.map((n) => [n, at(n)]));
  return [
    {
      id: 'over_turns',
      kind: 'line',
      x: { label: 'plots.turns', unit: '1', show: ['1'], scale: 'linear' },
      left: { label: 'plots.inductance', unit: 'H', show: ['µH', 'nH', 'mH', 'H'], scale: 'linear' },
      series: [
        { label: 'outputs.inductance', points: sample(counts, (n) => results.get(n)?.inductance) },
        { label: 'outputs.wheelerInductance', points: sample(counts, (n) => results.get(n)?.wheelerInductance), style: 'dashed' },
      ],
      marks: [{ x: turns, y: inductance }],
      levels: [],
    },
  ];
};
