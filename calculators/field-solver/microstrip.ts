import { halfCapacitance, sideBySideCapacitances } from './capacitance.ts';
import { coatedCapacitance, type CoatedStrip, withThickness } from './coated.ts';
import { coveredCapacitance } from './covered.ts';
import { type Effort, fullStripDetail, halfStripDetail } from './effort.ts';
import { inSlab } from './in-slab.ts';
import { type Line, lineFrom, type LinePair, pairOf } from './line.ts';
import { onSlab } from './on-slab.ts';
import { fullStrip, halfStrip, narrowingOf } from './strip.ts';

/** Solder mask or another coat of even thickness over board and metal; none without it. */
export interface Coat {
  /** m */
  readonly maskThickness?: number;
  readonly maskPermittivity?: number;
}

/** Cross-section of a microstrip line, lengths in m. */
export interface Microstrip extends Coat {
  readonly traceWidth: number;
  /** 0 is an endlessly thin sheet. */
  readonly traceThickness: number;
  /** From the ground plane to the underside of the trace. */
  readonly dielectricHeight: number;
  readonly relativePermittivity: number;
  /** By how much the top of the trace is narrower than its base, `traceWidth`. */
  readonly topWidthReduction?: number;
}

// Lengths are counted in dielectric heights, so that no size of the drawing can overflow.
const normalised = ({ traceWidth, traceThickness, dielectricHeight, topWidthReduction = 0 }: Microstrip) => ({
  width: traceWidth / dielectricHeight,
  narrowing: narrowingOf(topWidthReduction, traceWidth) / dielectricHeight,
  thickness: traceThickness / dielectricHeight,
  bottom: 1,
});

/** A coat counts where it is something else than air. */
export const isCoated = ({ maskThickness = 0, maskPermittivity = 1 }: Coat): boolean => maskThickness > 0 && maskPermittivity > 1;

/**
 * A trace on a dielectric over a plane, static; within 0.05 % for 0.02 ≤ width/height ≤ 50 and εr ≤ 20, under a coat within 0.6 %.
 */
export function solveMicrostrip(line: Microstrip, effort: Effort = 'full'): Line {
  const panels = halfStrip(normalised(line), halfStripDetail[effort]);
  if (!isCoated(line)) return lineFrom(halfCapacitance(panels, onSlab(1, line.relativePermittivity)));
  const { air } = halfCapacitance(panels, onSlab(1, 1));
  const strip = withThickness(normalised(line));
  const coated = { strip, left: -strip.width / 2, panels: halfStrip(strip, halfStripDetail[effort]), voltage: 1 } as const;
  return lineFrom({ filled: 2 * coatedCapacitance({ ...coatOf(line), strips: [coated], state: 'even', effort }), air });
}

/** Two equal traces side by side on a dielectric over a plane, spacing in m, static; within 0.3 % for a spacing of at least 0.05 heights, under a coat within 0.9 %. */
export function solveMicrostripPair(line: Microstrip, traceSpacing: number, effort: Effort = 'full'): LinePair {
  const left = traceSpacing / line.dielectricHeight / 2;
  const panels = fullStrip(normalised(line), left, fullStripDetail[effort]);
  const capacitanceIn = sideBySideCapacitances(panels, onSlab(1, isCoated(line) ? 1 : line.relativePermittivity));
  if (!isCoated(line)) return pairOf((state) => lineFrom(capacitanceIn(state)));
  const strip = withThickness(normalised(line));
  const coated: CoatedStrip = { strip, left, panels: fullStrip(strip, left, fullStripDetail[effort]), voltage: 1 };
  return pairOf((state) =>
    lineFrom({ filled: coatedCapacitance({ ...coatOf(line), strips: [coated], state, effort }), air: capacitanceIn(state).air }),
  );
}

const coatOf = ({ dielectricHeight, relativePermittivity, maskThickness = 0, maskPermittivity = 1 }: Microstrip) => ({
  hasPlane: true,
  boardHeight: 1,
  boardPermittivity: relativePermittivity,
  coatThickness: maskThickness / dielectricHeight,
  coatPermittivity: maskPermittivity,
});

/** A trace buried under a cover, of the board's dielectric where no other is stated. */
export interface EmbeddedMicrostrip extends Microstrip {
  /** Of what lies beside and above the trace. */
  readonly permittivityAbove?: number | null;
}

/**
 * Cover measured in m from the top of the trace, infinite where there is no air above it; within 0.05 % in one dielectric, under a cover of
 * another one 0.3 %, its effective permittivity 0.6 %.
 */
export function solveEmbeddedMicrostrip(line: EmbeddedMicrostrip, coverThickness: number, effort: Effort = 'full'): Line {
  const strip = normalised(line);
  const panels = halfStrip(strip, halfStripDetail[effort]);
  const { dielectricHeight, relativePermittivity } = line;
  const permittivityAbove = line.permittivityAbove ?? relativePermittivity;
  if (permittivityAbove !== relativePermittivity) {
    const cover = {
      boardPermittivity: relativePermittivity,
      cover: coverThickness / dielectricHeight,
      coverPermittivity: permittivityAbove,
    };
    const { air } = halfCapacitance(panels, onSlab(1, 1));
    return lineFrom({ filled: coveredCapacitance({ strip, ...cover, effort }), air });
  }
  if (coverThickness === Infinity) {
    const { air } = halfCapacitance(panels, onSlab(1, 1));
    return lineFrom({ filled: air * relativePermittivity, air });
  }
  const surface = 1 + (line.traceThickness + coverThickness) / dielectricHeight;
  return lineFrom(halfCapacitance(panels, inSlab(surface, relativePermittivity)));
}
