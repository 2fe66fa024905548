/** A differential pair as it is entered, or with the width or spacing that gives a wanted impedance. */
import type { Effort } from './effort.ts';
import type { LinePair } from './line.ts';
import { rememberLast } from './remember-last.ts';
import { type Range, synthesise } from './synthesis.ts';

interface PairTask {
  readonly mode: 'impedance' | 'width' | 'spacing';
  /** Ω */
  readonly targetDifferentialImpedance: number;
  /** m */
  readonly traceSpacing: number;
}

/** The pair and its solution; null where no dimension of the range, in m, gives the impedance. */
export function pairFor<Given extends PairTask>(
  given: Given,
  range: Range,
  solve: (line: NoInfer<Given>, traceSpacing: number, effort?: Effort) => LinePair,
): { readonly line: Given; readonly pair: LinePair } | null {
  if (given.mode === 'impedance') return { line: given, pair: solve(given, given.traceSpacing) };
  const sought = given.mode === 'width' ? 'traceWidth' : 'traceSpacing';
  const lineWith = (dimension: number) => ({ ...given, [sought]: dimension });
  const pairWith = rememberLast((dimension, effort) => {
    const line = lineWith(dimension);
    return solve(line, line.traceSpacing, effort);
  });
  const search = synthesise(given.targetDifferentialImpedance, range, (dimension, effort) => 2 * pairWith(dimension, effort).odd.impedance);
  return search.reached ? { line: lineWith(search.dimension), pair: pairWith(search.dimension, 'full') } : null;
}
