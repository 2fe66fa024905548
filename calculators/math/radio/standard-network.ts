/** Standard values of a matching network that are chosen together: what the rounding of one part leaves, another one makes up for. */
import { type LadderPart, type PartSeries, standardPart } from '#calculators/math/filters/ladder.ts';
import { standardValuesBetween } from '#calculators/math/parts/e-series.ts';

/** How far a value may lie from the computed one, as a factor: the Q stays about what was wanted. */
const farthest = 1.25;

function candidates<Part extends LadderPart>(part: Part, series: PartSeries): Part[] {
  const nearest = standardPart(part, series);
  const own = part.kind === 'L' ? series.inductorSeries : series.capacitorSeries;
  if (part.value === null || part.kind === 'R' || own === 'none') return [nearest];
  // The nearest value comes first, so that it stays where another one is no better.
  const others = standardValuesBetween(part.value / farthest, part.value * farthest, own).filter((value) => value !== nearest.value);
  return [nearest, ...others.map((value) => ({ ...part, value }))];
}

/** The standard values that together give the greatest return loss, which `returnLossOf` computes for a set of parts. */
export function chosenTogether<Part extends LadderPart>(
  parts: readonly Part[],
  series: PartSeries,
  returnLossOf: (chosen: readonly Part[]) => number,
): Part[] {
  const sets = parts.reduce<Part[][]>((all, part) => all.flatMap((set) => candidates(part, series).map((one) => [...set, one])), [[]]);
  const [best = []] = sets;
  return sets.reduce(
    (found, set) => {
      const loss = returnLossOf(set);
      return loss > found.loss ? { set, loss } : found;
    },
    { set: best, loss: -Infinity },
  ).set;
}
