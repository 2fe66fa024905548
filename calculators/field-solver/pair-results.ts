/** Results that the calculators of two equal traces name alike. */
import { type LinePair, pairImpedances } from './line.ts';

interface FoundPair {
  /** m */
  readonly line: { readonly traceWidth: number; readonly traceSpacing: number };
  readonly pair: LinePair;
}

export function pairResults({ line, pair }: FoundPair) {
  return {
    requiredTraceWidth: line.traceWidth,
    requiredTraceSpacing: line.traceSpacing,
    ...pairImpedances(pair),
    oddModeImpedance: pair.odd.impedance,
    evenModeImpedance: pair.even.impedance,
  };
}

export function modeResults({ even, odd }: LinePair) {
  return {
    oddEffectivePermittivity: odd.effectivePermittivity,
    evenEffectivePermittivity: even.effectivePermittivity,
    oddModeDelay: odd.propagationDelay,
    evenModeDelay: even.propagationDelay,
  };
}
