import { vacuumPermittivity } from '#calculators/math/constants.ts';
import { type Capacitance, halfCapacitance, sideBySideCapacitances, stackedCapacitances } from './capacitance.ts';
import { type Effort, fullStripDetail, halfStripDetail } from './effort.ts';
import { type Line, lineFrom, type LinePair, pairOf } from './line.ts';
import { mirrorAbout, mirrorLeft } from './panels.ts';
import { fullStrip, halfStrip, narrowingOf } from './strip.ts';
import { chargesBetween } from './two-dielectrics.ts';
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
  /** Of what lies beside and above the trace; the same as below where it is left out. */
  readonly permittivityAbove?: number | null;
}

/** Cross-section of two equal traces one above the other, both at the same distance from their plane, lengths in m. */
export interface BroadsidePair {
  readonly traceWidth: number;
  readonly traceThickness: number;
  readonly traceGap: number;
  /** By how much the faces turned to the planes are narrower than those turned to each other, `traceWidth`. */
  readonly topWidthReduction?: number;
  readonly heightToPlane: number;
  readonly relativePermittivity: number;
  /** Of what lies between the traces; the same as around them where it is left out. */
  readonly permittivityBetween?: number | null;
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

/** A single trace between two planes, solved by the method of moments; within 0.1 % for a width of at least 0.02 plane spacings, between two dielectrics 0.3 %. */
export function solveStripline(line: Stripline, effort: Effort = 'full'): Line {
  const strip = normalised(line);
  const metal = halfStrip(strip, halfStripDetail[effort]);
  const edges = halfCapacitance(metal, twoPlanes(1));
  const { below, above } = permittivitiesOf(line);
  if (above === below) return lineOf(edges, strip.middle * platesPerWidth(line, 1, 1), below);
  const section = {
    metal,
    height: strip.bottom,
    face: 'lower',
    isSheet: strip.thickness === 0,
    below,
    above,
    edges: [0, strip.width / 2],
    effort,
  } as const;
  const [half = Number.NaN] = chargesBetween(section, [mirrorLeft], [[1]]);
  return layeredLine(2 * half, edges, line, strip.middle);
}

/** Two equal traces side by side between two planes, spacing in m; within 0.15 % for a spacing of at least 0.05 plane spacings. */
export function solveStriplinePair(line: Stripline, traceSpacing: number, effort: Effort = 'full'): LinePair {
  const strip = normalised(line);
  const left = traceSpacing / strip.spacing / 2;
  const metal = fullStrip(strip, left, fullStripDetail[effort]);
  const capacitanceIn = sideBySideCapacitances(metal, twoPlanes(1));
  const { below, above } = permittivitiesOf(line);
  if (above === below) {
    const middle = strip.middle * platesPerWidth(line, 1, 1);
    return pairOf((state) => lineOf(capacitanceIn(state), middle, below));
  }
  const section = {
    metal,
    height: strip.bottom,
    face: 'lower',
    isSheet: strip.thickness === 0,
    below,
    above,
    edges: [left, left + strip.width],
    effort,
  } as const;
  const [evenCharge = Number.NaN, oddCharge = Number.NaN] = chargesBetween(section, [mirrorLeft], [[1], [-1]]);
  const charges = { even: evenCharge, odd: oddCharge };
  return pairOf((state) => layeredLine(charges[state], capacitanceIn(state), line, strip.middle));
}

/** Two equal traces one above the other between two planes; within 0.1 %. */
export function solveBroadsidePair(pair: BroadsidePair, effort: Effort = 'full'): LinePair {
  const { heightToPlane, traceThickness, traceGap, relativePermittivity } = pair;
  const strip = normalised({ ...pair, heightBelow: heightToPlane, heightAbove: heightToPlane + traceThickness + traceGap });
  const metal = halfStrip({ ...strip, isTurned: true }, halfStripDetail[effort]);
  const capacitanceIn = stackedCapacitances(metal, twoPlanes(1), mirrorAbout(0.5));
  const below = (strip.middle * strip.spacing) / heightToPlane;
  const between = (strip.middle * strip.spacing) / (traceGap / 2);
  const toUpper = mirrorAbout(0.5);
  const inner = pair.permittivityBetween ?? relativePermittivity;
  if (inner === relativePermittivity) {
    return pairOf((state) => lineOf(capacitanceIn(state), state === 'even' ? below : below + between, relativePermittivity));
  }
  const height = strip.bottom + strip.thickness;
  const section = {
    metal,
    height,
    face: 'upper',
    isSheet: strip.thickness === 0,
    below: relativePermittivity,
    above: inner,
    edges: [0, strip.width / 2],
    effort,
  } as const;
  const [evenHalf = Number.NaN, oddHalf = Number.NaN] = chargesBetween(
    section,
    [mirrorLeft, toUpper, (panel) => mirrorLeft(toUpper(panel))],
    [
      [1, 1, 1],
      [1, -1, -1],
    ],
  );
  return {
    even: lineFrom({ filled: 2 * evenHalf + below * relativePermittivity, air: capacitanceIn('even').air + below }),
    odd: lineFrom({
      filled: 2 * oddHalf + below * relativePermittivity + between * inner,
      air: capacitanceIn('odd').air + below + between,
    }),
  };
}

/** Whether the trace is wholly in one dielectric, as simple formulas need it. */
export const hasOneDielectric = ({
  relativePermittivity,
  permittivityAbove,
}: Pick<Stripline, 'relativePermittivity' | 'permittivityAbove'>) => (permittivityAbove ?? relativePermittivity) === relativePermittivity;

const permittivitiesOf = ({ relativePermittivity, permittivityAbove }: Stripline) => ({
  below: relativePermittivity,
  above: permittivityAbove ?? relativePermittivity,
});

/** The line whose edges take this charge at 1 V in two dielectrics. */
function layeredLine(charge: number, { air }: Capacitance, line: Stripline, middle: number): Line {
  const { below, above } = permittivitiesOf(line);
  return lineFrom({
    filled: charge + middle * platesPerWidth(line, below, above),
    air: air + middle * platesPerWidth(line, 1, 1),
  });
}

/** Capacitance of plates towards both planes through these permittivities, per plate width of one plane spacing and in units of ε0. */
function platesPerWidth({ traceThickness, heightBelow, heightAbove }: Stripline, below: number, above: number): number {
  const spacing = heightBelow + traceThickness + heightAbove;
  return (below * spacing) / heightBelow + (above * spacing) / heightAbove;
}

const lineOf = ({ air }: Capacitance, middle: number, relativePermittivity: number): Line =>
  lineFrom({ filled: (air + middle) * relativePermittivity, air: air + middle });
