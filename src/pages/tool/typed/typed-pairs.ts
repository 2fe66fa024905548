/** Two typed terms that are no plain sum: a temperature and a difference, the ends of a range, two values side by side. */
import { toHeld, type Unit } from '#calculators/units.ts';
import { added, type Failure, type Term, unclear } from './typed-terms.ts';

/** Kelvins after a temperature are a difference: `20 °C + 10 K`. */
export function warmer(left: Term, right: Term, sign: 1 | -1, unit: Unit, shown: string): Term | null {
  if (unit !== '°C' || left.kind === 'percent' || right.kind !== 'held' || right.shown !== 'K') return null;
  const from =
    left.kind === 'held' ? left : { kind: 'held' as const, value: toHeld(left.value, '°C', shown), shown: null, isLinear: false };
  return { ...from, value: from.value + sign * (right.value - toHeld(0, '°C', 'K')) };
}

/** `3.0-3.6V` and `10-22 kΩ`: nobody takes the larger of two numbers from the smaller one. */
export function isRange(left: Term, right: Term, unit: Unit): boolean {
  if (left.kind === 'percent' || right.kind === 'percent' || left.value < 0) return false;
  if (right.kind === 'bare') return left.kind === 'bare' && left.value < right.value;
  if (unit === '°C' && right.shown === 'K') return false; // a difference of temperatures
  const from = left.kind === 'bare' && right.shown !== null ? toHeld(left.value, unit, right.shown) : left.value;
  return from < right.value;
}

/** Both side by side: `10k || 10k`. */
export function inParallel(left: Term, right: Term, unit: Unit, shown: string): Term | Failure {
  if (left.kind === 'percent' || right.kind === 'percent') return unclear;
  const sum = added(left, right, 1, unit, shown);
  return 'code' in sum ? sum : { ...sum, value: (left.value * right.value) / sum.value };
}
