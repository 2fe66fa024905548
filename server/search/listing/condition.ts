/** What a list is narrowed by. */
import type { KeyedPredicate } from '#server/search/part-index.ts';
import type { Predicate } from '#server/search/predicate.ts';
import { readPriceBound } from './price-bound.ts';
import type { View } from '#server/search/view/view.ts';

export interface Condition extends KeyedPredicate {
  /** Chosen values of an option list, as their facet keys. */
  chosen?: (optionKey: string) => boolean;
  min?: number | null;
  max?: number | null;
}

/** Chooses the one box of a yes-no facet. */
export function isTrue(optionKey: string): boolean {
  return optionKey === 'true';
}

/** All conditions as one predicate. */
export function allOf(conditions: readonly KeyedPredicate[]): Predicate {
  return { is: 'all', of: conditions.map(({ predicate }) => predicate) };
}

/** Price bounds in major units of the view's currency, for the view's quantity; parts without a price are outside of any. */
export function priceCondition(
  { currency, rateMicros, quantity }: View,
  [from, fromPath]: [number | string | undefined, string],
  [to, toPath]: [number | string | undefined, string],
): Condition[] {
  if (from === undefined && to === undefined) return [];
  const min = from === undefined ? null : readPriceBound(from, fromPath);
  const max = to === undefined ? null : readPriceBound(to, toPath);
  const at = { currency, rateMicros, quantity };
  const predicate: Predicate = { is: 'price', least: min ?? 0, most: max ?? Number.MAX_SAFE_INTEGER, at };
  return [{ key: 'price', predicate, min: min && min / 1e6, max: max && max / 1e6 }];
}
