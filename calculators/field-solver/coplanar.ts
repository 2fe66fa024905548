import { capacitanceAmong } from './capacitance.ts';
import { type Effort, halfStripDetail } from './effort.ts';
import { groundStrip } from './ground-strip.ts';
import { type Line, lineFrom } from './line.ts';
import { onFreeSlab } from './on-free-slab.ts';
import { onSlab } from './on-slab.ts';
import { halfStrip } from './strip.ts';

/** Cross-section of a coplanar waveguide on a board, lengths in m. */
export interface Coplanar {
  readonly traceWidth: number;
  /** Clear gap between trace and ground at both sides. */
  readonly groundGap: number;
  /** Width of each ground beside it. */
  readonly groundWidth: number;
  /** 0 is an endlessly thin sheet. */
  readonly traceThickness: number;
  readonly dielectricHeight: number;
  readonly relativePermittivity: number;
  /** A ground plane lies under the dielectric; air without it. */
  readonly hasPlane: boolean;
}

// Lengths are counted in dielectric heights, so that no size of the drawing can overflow.
function normalised({ traceWidth, groundGap, groundWidth, traceThickness, dielectricHeight, hasPlane }: Coplanar) {
  const bottom = hasPlane ? 1 : 0;
  const thickness = traceThickness / dielectricHeight;
  return {
    trace: { width: traceWidth / dielectricHeight, thickness, bottom },
    ground: { width: groundWidth / dielectricHeight, thickness, bottom },
    gap: groundGap / dielectricHeight,
  };
}

const kernelOf = ({ hasPlane, relativePermittivity }: Coplanar) => (hasPlane ? onSlab : onFreeSlab)(1, relativePermittivity);

/** A trace between two grounds on a dielectric, static; within 0.15 % for a gap of 0.04 to 10 heights and εr ≤ 20. */
export function solveCoplanar(line: Coplanar, effort: Effort = 'full'): Line {
  const { trace, ground, gap } = normalised(line);
  const grounded = groundStrip(ground, trace.width / 2 + gap, gap, effort);
  const surroundings = { grounded, state: 'even', isNeutral: !line.hasPlane } as const;
  const half = capacitanceAmong(halfStrip(trace, halfStripDetail[effort]), surroundings, kernelOf(line));
  return lineFrom({ filled: 2 * half.filled, air: 2 * half.air });
}
