/** Low-pass prototypes of doubly terminated ladders (Matthaei, Young, Jones, section 4.05): source 1 Ω, band edge 1 rad/s. */
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';

/** g1 … gn and the termination g(n+1), half-power at the band edge. */
export function butterworthPrototype(order: number): number[] {
  return [...elements(order, (k) => 2 * Math.sin(((2 * k - 1) * Math.PI) / (2 * order))), 1];
}

/** g1 … gn and the termination g(n+1), with a ripple in dB up to the band edge. */
export function chebyshevPrototype(order: number, ripple: number): number[] {
  const beta = -Math.log(Math.tanh((ripple * Math.LN10) / 40));
  const gamma = Math.sinh(beta / (2 * order));
  const a = (k: number) => Math.sin(((2 * k - 1) * Math.PI) / (2 * order));
  const b = (k: number) => gamma ** 2 + Math.sin((k * Math.PI) / order) ** 2;
  let last = 0;
  const values = elements(order, (k) => {
    last = k === 1 ? (2 * a(1)) / gamma : (4 * a(k - 1) * a(k)) / (b(k - 1) * last);
    return last;
  });
  return [...values, order % 2 === 1 ? 1 : 1 / Math.tanh(beta / 4) ** 2];
}

const elements = (order: number, value: (k: number) => number) => Array.from({ length: order }, (_, index) => value(index + 1));

/** ε of a Chebyshev response with this ripple in dB. */
export const rippleFactor = (ripple: number): number => Math.sqrt(Math.expm1((ripple * Math.LN10) / 10));

/** Half-power frequency over the frequency at which the ripple (up to 3.01 dB) ends; the reference is the 0 dB level. */
export const chebyshevHalfPower = (order: number, ripple: number): number => Math.cosh(Math.acosh(1 / rippleFactor(ripple)) / order);

/** Attenuation in dB at `ratio` times the frequency at which the ripple ends. */
export function chebyshevAttenuation(order: number, ripple: number, ratio: number): number {
  const polynomial = ratio >= 1 ? Math.cosh(order * Math.acosh(ratio)) : Math.cos(order * Math.acos(ratio));
  const part = rippleFactor(ripple) * polynomial;
  // Squares of large numbers overflow, sums of 1 and small ones lose digits.
  return Math.abs(part) > 1 ? decibelsOfAmplitude(Math.hypot(1, part)) : (10 / Math.LN10) * Math.log1p(part * part);
}

export type Placement = 'series' | 'shunt';

/** Whether an element, counted from 1, lies in series or across when they take turns. */
export function placementOf(element: number, first: Placement): Placement {
  const isFirst = element % 2 === 1;
  return isFirst === (first === 'series') ? 'series' : 'shunt';
}

/** Load resistance of the ladder with these prototype values, for a source resistance. */
export function ladderLoad(prototype: readonly number[], first: Placement, source: number): number {
  const termination = prototype.at(-1) ?? 1;
  return placementOf(prototype.length - 1, first) === 'shunt' ? source * termination : source / termination;
}
