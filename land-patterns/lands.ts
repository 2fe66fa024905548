/** The equations of IPC-7351B, 3.1.5: lands of two rows of terminals that face each other. */
import { type Dimension, roundTo, spread } from './dimension.ts';
import type { JointGoals } from './joint-goals.ts';
import type { Density } from './land-pattern.ts';

/** What the board's maker and the machine that places the parts may be off by (F and P). */
const fabrication = 0.1;
const placement = 0.05;
const together = (...tolerances: readonly number[]): number => Math.hypot(...tolerances, fabrication, placement);

export interface Terminals {
  /** Over the ends of opposite terminals (L). */
  span: Dimension;
  /** Of one terminal, where it lies on the board (T). */
  length: Dimension;
  /** Of one terminal (W). */
  width: Dimension;
}

export interface Lands {
  /** Over the outer edges of opposite lands (Z). */
  outer: number;
  /** Between their inner edges (G). */
  inner: number;
  /** Of a land along its row (X). */
  width: number;
}

/** The least gap that solder mask and paste need between two lands. */
export const leastGap = 0.2;

/**
 * Z = L + 2 J + √(C² + F² + P²) with the least L, G = S − 2 J − √(C² + F² + P²) with the most S, X = W + 2 J + √(C² + F² + P²) with the least W. The tolerance of S
 * is that of one span and two terminals, added as squares, since not all three are at their limit at once.
 */
export function landsOf({ span, length, width }: Terminals, goals: JointGoals, density: Density): Lands {
  const worst: Dimension = [span[0] - 2 * length[1], span[1] - 2 * length[0]];
  const likely = Math.hypot(spread(span), Math.SQRT2 * spread(length));
  const gap = worst[1] - (spread(worst) - likely) / 2;
  const outer = span[0] + 2 * goals.outer[density] + together(spread(span));
  const inner = gap - 2 * goals.inner[density] - together(likely);
  const across = width[0] + 2 * goals.side[density] + together(spread(width));
  return {
    outer: roundTo(outer, goals.step),
    inner: roundTo(Math.max(inner, leastGap), goals.step),
    width: roundTo(across, goals.step),
  };
}
