import type { Effort } from './effort.ts';
import { chain, type Panel } from './panels.ts';
import { flank, type Strip, towardsBothEnds } from './strip.ts';

/** Panels of each broad face in the inner and the outer half, and on the side that looks at the trace. */
const detail: Record<Effort, { inner: number; outer: number; side: number }> = {
  quick: { inner: 10, outer: 4, side: 4 },
  full: { inner: 24, outer: 8, side: 10 },
};

/** Panels of a ground beside a trace, whose left edge, at `left`, looks at it over a gap: that is where the charge is. */
export function groundStrip({ width, narrowing = 0, thickness, bottom }: Strip, left: number, gap: number, effort: Effort): Panel[] {
  const { inner, outer, side } = detail[effort];
  const middle = left + width / 2;
  const reach = Math.acosh(1 + width / 2 / gap);
  const near = Array.from({ length: inner }, (_, j) => left + gap * (Math.cosh((reach * j) / inner) - 1));
  const far = towardsBothEnds(2 * middle - (left + width), left + width, 2 * outer).slice(outer);
  const nodes = [...near, ...far];
  const lower = chain(nodes.map((x) => [x, bottom] as const));
  if (thickness === 0) return lower;
  const top = bottom + thickness;
  const [from, to] = [left + narrowing / 2, left + width - narrowing / 2];
  const upper = narrowing === 0 ? nodes : nodes.map((x) => from + ((x - left) * (to - from)) / width);
  return [
    ...lower,
    ...chain(upper.map((x) => [x, top] as const)),
    ...flank([left, bottom], [from, top], side),
    ...flank([left + width, bottom], [to, top], 2),
  ];
}
