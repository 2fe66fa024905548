import { capacitanceAmong } from './capacitance-among.ts';
import { coatedCapacitance, type CoatedStrip, withThickness } from './coated.ts';
import { type Effort, fullStripDetail, halfStripDetail } from './effort.ts';
import { groundStrip } from './ground-strip.ts';
import { type Line, lineFrom, type LinePair, pairOf } from './line.ts';
import { type Coat, isCoated } from './microstrip.ts';
import { onFreeSlab } from './on-free-slab.ts';
import { onSlab } from './on-slab.ts';
import { fullStrip, halfStrip, narrowingOf } from './strip.ts';

/** Cross-section of a coplanar waveguide on a board, lengths in m. */
export interface Coplanar extends Coat {
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
  /** By how much the top of trace and grounds is narrower than the base. */
  readonly topWidthReduction?: number;
}

// Lengths are counted in dielectric heights, so that no size of the drawing can overflow.
function normalised({ dielectricHeight, hasPlane, ...line }: Coplanar) {
  const shape = {
    narrowing: narrowingOf(line.topWidthReduction ?? 0, Math.min(line.traceWidth, line.groundWidth)) / dielectricHeight,
    thickness: line.traceThickness / dielectricHeight,
    bottom: hasPlane ? 1 : 0,
  };
  return {
    trace: { ...shape, width: line.traceWidth / dielectricHeight },
    ground: { ...shape, width: line.groundWidth / dielectricHeight },
    gap: line.groundGap / dielectricHeight,
  };
}

const kernelOf = (line: Coplanar) => (line.hasPlane ? onSlab : onFreeSlab)(1, isCoated(line) ? 1 : line.relativePermittivity);

/** Half of a trace in the middle, or the right one of a pair whose left edge is given, and the ground beside it, as the coat has them. */
function coatedStrips(line: Coplanar, spacing: number | null, effort: Effort): readonly [CoatedStrip, CoatedStrip] {
  const { gap, ...plain } = normalised(line);
  const [trace, ground] = [withThickness(plain.trace), withThickness(plain.ground)];
  const left = spacing === null ? -trace.width / 2 : spacing / line.dielectricHeight / 2;
  const panels = spacing === null ? halfStrip(trace, halfStripDetail[effort]) : fullStrip(trace, left, fullStripDetail[effort]);
  const outer = left + trace.width + gap;
  return [
    { strip: trace, left, panels, voltage: 1 },
    { strip: ground, left: outer, panels: groundStrip(ground, outer, gap, effort), voltage: 0 },
  ];
}

/** F/m of the given half. */
function filledCapacitance(line: Coplanar, spacing: number | null, state: 'even' | 'odd', effort: Effort): number {
  const { hasPlane, dielectricHeight, relativePermittivity, maskThickness = 0, maskPermittivity = 1 } = line;
  return coatedCapacitance({
    state,
    hasPlane,
    effort,
    strips: coatedStrips(line, spacing, effort),
    boardHeight: 1,
    boardPermittivity: relativePermittivity,
    coatThickness: maskThickness / dielectricHeight,
    coatPermittivity: maskPermittivity,
  });
}

/** A trace between two grounds on a dielectric, static; within 0.4 % for a gap of 0.04 to 10 heights and εr ≤ 20. */
export function solveCoplanar(line: Coplanar, effort: Effort = 'full'): Line {
  const { trace, ground, gap } = normalised(line);
  const grounded = groundStrip(ground, trace.width / 2 + gap, gap, effort);
  const half = capacitanceAmong(halfStrip(trace, halfStripDetail[effort]), { grounded, isNeutral: !line.hasPlane }, kernelOf(line))('even');
  const filled = isCoated(line) ? filledCapacitance(line, null, 'even', effort) : half.filled;
  return lineFrom({ filled: 2 * filled, air: 2 * half.air });
}

/** Two equal traces side by side between two grounds, spacing in m, static; within 0.6 %. */
export function solveCoplanarPair(line: Coplanar, traceSpacing: number, effort: Effort = 'full'): LinePair {
  const { trace, ground, gap } = normalised(line);
  const left = traceSpacing / line.dielectricHeight / 2;
  const driven = fullStrip(trace, left, fullStripDetail[effort]);
  const grounded = groundStrip(ground, left + trace.width + gap, gap, effort);
  const capacitanceIn = capacitanceAmong(driven, { grounded, isNeutral: !line.hasPlane }, kernelOf(line));
  const mode = (state: 'even' | 'odd') => {
    const { filled, air } = capacitanceIn(state);
    return lineFrom({ filled: isCoated(line) ? filledCapacitance(line, traceSpacing, state, effort) : filled, air });
  };
  return pairOf(mode);
}
