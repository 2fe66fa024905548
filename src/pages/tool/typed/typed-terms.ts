/** Sums and products of typed terms: plain numbers, values with a unit, and percentages of what stands before them. */
import { toHeld, type Unit } from '#calculators/units.ts';

export type ReadCode =
  | 'REQUIRED'
  | 'NOT_A_NUMBER'
  | 'UNIT_UNKNOWN'
  | 'UNIT_UNCLEAR'
  | 'SEPARATORS_UNCLEAR'
  | 'RANGE'
  | 'RESULT_OUT_OF_RANGE'
  | 'TOO_LONG';

export interface Failure {
  code: ReadCode;
}

export type Term =
  | { kind: 'bare'; value: number }
  /** In the held unit; only what has no offset and is no logarithm can be computed with. */
  | { kind: 'held'; value: number; shown: string | null; isLinear: boolean }
  /** Of another value: `4k7+2%`. */
  | { kind: 'percent'; value: number };

export const unclear: Failure = { code: 'UNIT_UNCLEAR' };

export function isLinear(unit: Unit, shown: string): boolean {
  return toHeld(0, unit, shown) === 0;
}

/** A plain number beside one with a unit is clear only where the field's unit is the held one. */
function asHeld(term: Term, unit: Unit, shown: string): Term {
  const isClear = term.kind === 'bare' && isLinear(unit, shown) && toHeld(1, unit, shown) === 1;
  return isClear ? { kind: 'held', value: term.value, shown: null, isLinear: true } : term;
}

/** Two terms with + (1) or − (−1) between them. */
export function added(left: Term, right: Term, sign: 1 | -1, unit: Unit, shown: string): Term | Failure {
  if (right.kind === 'percent' && left.kind !== 'percent') return scaled(left, 1 + sign * right.value);
  if (left.kind === right.kind && left.kind !== 'held') return { kind: left.kind, value: left.value + sign * right.value };
  const [one, other] = [asHeld(left, unit, shown), asHeld(right, unit, shown)];
  if (one.kind !== 'held' || other.kind !== 'held' || !one.isLinear || !other.isLinear) return unclear;
  return { ...one, value: one.value + sign * other.value, shown: one.shown ?? other.shown };
}

export function scaled(term: Term, factor: number): Term | Failure {
  return term.kind === 'held' && !term.isLinear ? unclear : { ...term, value: term.value * factor };
}

export function multiplied(left: Term, right: Term): Term | Failure {
  if (left.kind === 'held' && right.kind === 'held') return unclear;
  return right.kind === 'held' ? scaled(right, left.value) : scaled(left, right.value);
}

export function divided(left: Term, right: Term): Term | Failure {
  if (right.kind === 'held') return unclear;
  if (left.kind === 'held' && !left.isLinear) return unclear;
  return { ...left, value: left.value / right.value };
}
