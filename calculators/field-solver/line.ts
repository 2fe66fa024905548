import { speedOfLight } from '#calculators/math/constants.ts';
import type { Capacitance } from './capacitance.ts';

/** What a lossless line, or one mode of a pair, is per metre. */
export interface Line {
  /** Characteristic impedance, Ω. */
  readonly impedance: number;
  readonly effectivePermittivity: number;
  /** s/m */
  readonly propagationDelay: number;
  /** F/m */
  readonly capacitance: number;
  /** H/m, of the outer field alone (current on the surface). */
  readonly inductance: number;
}

/** The two modes of a symmetric pair; each value is that of one conductor in its mode. */
export interface LinePair {
  readonly even: Line;
  readonly odd: Line;
}

/** A pair whose modes are solved when they are asked for: a search asks for one of them. */
export function pairOf(mode: (state: keyof LinePair) => Line): LinePair {
  const solved: Partial<Record<keyof LinePair, Line>> = {};
  return {
    get even() {
      return (solved.even ??= mode('even'));
    },
    get odd() {
      return (solved.odd ??= mode('odd'));
    },
  };
}

/** The line that follows from its capacitance with and without the dielectric. */
export function lineFrom({ filled, air }: Capacitance): Line {
  const effectivePermittivity = filled / air;
  return {
    impedance: 1 / (speedOfLight * Math.sqrt(filled * air)),
    effectivePermittivity,
    propagationDelay: Math.sqrt(effectivePermittivity) / speedOfLight,
    capacitance: filled,
    inductance: 1 / (speedOfLight ** 2 * air),
  };
}

/** Impedances in Ω that designers ask of a pair, and its coupling k = (Zeven − Zodd)/(Zeven + Zodd). */
export function pairImpedances({ even, odd }: LinePair) {
  return {
    differentialImpedance: 2 * odd.impedance,
    commonModeImpedance: even.impedance / 2,
    couplingCoefficient: (even.impedance - odd.impedance) / (even.impedance + odd.impedance),
  };
}
