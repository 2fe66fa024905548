import { vacuumPermittivity } from '#calculators/math/constants.ts';
import { type Capacitance, halfCapacitance, sideBySideCapacitances, stackedCapacitances } from './capacitance.ts';
import { type Effort, fullStripDetail, halfStripDetail } from './effort.ts';
import { type Line, lineFrom, type LinePair } from './line.ts';
import { mirrorAbout } from './panels.ts';
import { fullStrip, halfStrip, narrowingOf } from './strip.ts';
import { twoPlanes } from './two-planes.ts';

/** Cross-section of a stripline, lengths in m. */
export interface Stripline {
  readonly traceWidth: number;
  /** 0 is an endlessly thin sheet. */
  readonly traceThickness: number;
  /** By how much the top of the trace is narrower than its base, `traceWidth`. */
  readonly topWidthReduction?: number;
  /** From the lower plane to the underside of the trace. */
  readonly heightBelow: number;
  /** From the top of the trace to the upper plane. */
  readonly heightAbove: number;
  readonly relativePermittivity: number;
}

/** Cross-section of two equal traces one above the other, both at the same distance from their plane, lengths in m. */
export interface BroadsidePair {
  readonly traceWidth: number;
  readonly traceThickness: number;
  readonly traceGap: number;
  readonly heightToPlane: number;
  readonly relativePermittivity: number;
}

// Wider traces than this many plane spacings have an even field in their middle, which adds to the capacitance of the edges.
const widestSolved = 50;

// Lengths are counted in plane spacings, so that no size of the drawing can overflow.
function normalised({ traceWidth, traceThickness, topWidthReduction = 0, heightBelow, heightAbove }: Stripline) {
  const spacing = heightBelow + traceThickness + heightAbove;
  const width = traceWidth / spacing;
  return {
    width: Math.min(width, widestSolved),
    narrowing: narrowingOf(topWidthReduction / spacing, Math.min(width, widestSolved)),
    thickness: traceThickness / spacing,
    bottom: heightBelow / spacing,
    spacing,
    middle: vacuumPermittivity * Math.max(0, width - widestSolved),
  };
}

/** A single trace between two planes, solved by the method of moments; within 0.1 % for a width of at least 0.02 plane spacings. */
export function solveStripline(line: Stripline, effort: Effort = 'full'): Line {
  const strip = normalised(line);
  const edges = halfCapacitance(halfStrip(strip, halfStripDetail[effort]), twoPlanes(1));
  return lineOf(edges, strip.middle * platesPerWidth(line), line.relativePermittivity);
}

/** Two equal traces side by side between two planes, spacing in m; within 0.15 % for a spacing of at least 0.05 plane spacings. */
export function solveStriplinePair(line: Stripline, traceSpacing: number, effort: Effort = 'full'): LinePair {
  const strip = normalised(line);
  const panels = fullStrip(strip, traceSpacing / strip.spacing / 2, fullStripDetail[effort]);
  const { even, odd } = sideBySideCapacitances(panels, twoPlanes(1));
  const middle = strip.middle * platesPerWidth(line);
  return { even: lineOf(even, middle, line.relativePermittivity), odd: lineOf(odd, middle, line.relativePermittivity) };
}

/** Two equal traces one above the other between two planes; within 0.1 %. */
export function solveBroadsidePair(pair: BroadsidePair, effort: Effort = 'full'): LinePair {
  const { heightToPlane, traceThickness, traceGap, relativePermittivity } = pair;
  const strip = normalised({ ...pair, heightBelow: heightToPlane, heightAbove: heightToPlane + traceThickness + traceGap });
  const { even, odd } = stackedCapacitances(halfStrip(strip, halfStripDetail[effort]), twoPlanes(1), mirrorAbout(0.5));
  const below = (strip.middle * strip.spacing) / heightToPlane;
  const between = (strip.middle * strip.spacing) / (traceGap / 2);
  return { even: lineOf(even, below, relativePermittivity), odd: lineOf(odd, below + between, relativePermittivity) };
}

/** Capacitance of plates towards both planes, per plate width of one plane spacing and in units of ε0. */
function platesPerWidth({ traceThickness, heightBelow, heightAbove }: Stripline): number {
  const spacing = heightBelow + traceThickness + heightAbove;
  return spacing / heightBelow + spacing / heightAbove;
}

const lineOf = ({ air }: Capacitance, middle: number, relativePermittivity: number): Line =>
  lineFrom({ filled: (air + middle) * relativePermittivity, air: air + middle });
