import type { Micros } from '#contract/money.ts';

/** A unit price in major units, as text or number with at most six decimals, in millionths; null when it is none (`docs/api.md` 7.1). */
export function readMicros(price: string | number): Micros | null {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(String(price).trim()) ?? [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(6, '0'));
}
