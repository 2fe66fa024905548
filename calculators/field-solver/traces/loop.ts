import { findRisingRoot, findRootByRatio } from '#calculators/math/numeric/root.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { deepestSkin, type TracePair } from '#calculators/field-solver/filaments.ts';
import { filamentCouplings } from '#calculators/field-solver/filament-currents.ts';
import { alternatingCurrentLoop, directCurrentLoop, type LoopPerMetre, skinResistance } from './pair.ts';
import { surfaceCurrentInductance } from './pair-limit.ts';

/** Two equal traces that carry a current out and back; lengths in m, Ω·m and Hz. */
export interface TraceLoop {
  traceWidth: number;
  traceThickness: number;
  length: number;
  frequency: number;
  resistivity: number;
}

/** The gap is searched between these shares of the trace width. */
const [nearest, widest] = [1e-3, 1e3];

function loopOf(pair: TracePair, { resistivity, frequency }: TraceLoop): LoopPerMetre {
  return frequency === 0 ? directCurrentLoop(pair, resistivity) : alternatingCurrentLoop(filamentCouplings(pair), resistivity, frequency);
}

/** The gap in m at which the loop has an inductance in H; null if none has. */
export function gapForInductance(pairWith: (gap: number) => TracePair, loop: TraceLoop, inductance: number): number | null {
  const wanted = inductance / loop.length;
  const [low, high] = [nearest * loop.traceWidth, widest * loop.traceWidth];
  const direct = (gap: number) => directCurrentLoop(pairWith(gap), loop.resistivity).inductance - wanted;
  const start = findRootByRatio(direct, low, high);
  if (loop.frequency === 0) return start;
  // The skin effect only lowers the inductance, so that the gap can only be wider than at direct current.
  const first = start ?? (direct(low) > 0 ? low : high);
  const slope = (direct(first * 1.01) - direct(first)) / Math.log(1.01);
  const excess = (logarithm: number) => loopOf(pairWith(Math.exp(logarithm)), loop).inductance - wanted;
  const found = findRisingRoot(excess, Math.log(low), Math.log(high), { x: Math.log(first), slope });
  return found === null ? null : Math.exp(found);
}

/** Results that both arrangements of two traces have. */
export function loopResults(pair: TracePair, loop: TraceLoop) {
  const { length, frequency, resistivity, traceWidth: width, traceThickness: thickness } = loop;
  const direct = directCurrentLoop(pair, resistivity);
  const { inductance } = loopOf(pair, loop);
  const resistance = frequency === 0 ? direct.resistance : skinResistance(pair, resistivity, frequency);
  const depth = frequency > 0 ? skinDepth(resistivity, frequency) : Infinity;
  return {
    out: {
      inductance: inductance * length,
      inductancePerLength: inductance,
      inductanceLowFrequency: direct.inductance * length,
      inductanceHighFrequency: surfaceCurrentInductance(pair) * length,
      dcResistance: direct.resistance * length,
      acResistance: resistance * length,
      reactance: 2 * Math.PI * frequency * inductance * length,
      skinDepth: frequency > 0 ? depth : null,
    },
    warnings: [
      length < 10 * (width + pair.gap) && 'SHORT_TRACE',
      Math.max(width, thickness) / 2 > deepestSkin * depth && 'AC_RESISTANCE_APPROXIMATE',
      'PLANE_NEARBY',
    ],
  } as const;
}

/** Inductance in H/m over a sweep of frequencies in Hz above 0; the geometry is solved once. */
export function inductanceSweep(pair: TracePair, resistivity: number): (frequency: number) => number {
  const couplings = filamentCouplings(pair);
  return (frequency) => alternatingCurrentLoop(couplings, resistivity, frequency).inductance;
}
