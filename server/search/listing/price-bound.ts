import type { Micros } from '#contract/money.ts';
import { invalidField } from '#server/kernel/store-error.ts';

/** A price in major units with at most six decimals, as millionths; anything else is `validation_failed` at `path`. */
export function readPriceBound(price: number | string, path: string): Micros {
  const found = /^(\d{1,9})(?:[.,](\d{1,6}))?$/.exec(String(price).trim());
  if (!found) throw invalidField(path, { code: 'invalid_format' });
  return Number(found[1]) * 1_000_000 + Number((found[2] ?? '').padEnd(6, '0'));
}
