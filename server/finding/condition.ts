/** What a list is narrowed by. SQL here speaks of `product p`, `stock s` and the default offer `o`. */
import { type SQL, sql } from 'drizzle-orm';
import { readPriceBound } from './price-bound.ts';
import { unitPrice } from './price.ts';
import type { View } from './view.ts';

/** Narrows by one key; a facet's counts leave out the conditions of its own key. */
export interface Condition {
  key: string;
  test: SQL;
  /** Chosen values of an option list, as their facet keys. */
  chosen?: (optionKey: string) => boolean;
  min?: number | null;
  max?: number | null;
}

export const isAvailable: SQL = sql`(s.on_hand - s.reserved - s.safety > 0)`;
/** An exemption of the directive keeps a part lawful, so it counts as conforming. */
export const isRohs: SQL = sql`p.rohs in ('compliant', 'exempt')`;

/** Chooses the one box of a yes-no facet. */
export function isTrue(optionKey: string): boolean {
  return optionKey === 'true';
}

export function oneOf(key: string, column: SQL, values: readonly string[]): Condition {
  return { key, test: sql`${column} = any(${sql.param([...values])}::text[])`, chosen: (optionKey) => values.includes(optionKey) };
}

export function packedAs(packagings: readonly string[]): Condition {
  return {
    key: 'packaging',
    test: sql`p.id in (select product_id from offer where packaging = any(${sql.param([...packagings])}::text[]) and not hidden)`,
    chosen: (optionKey) => packagings.includes(optionKey),
  };
}

/** Price bounds in major units of the view's currency, for the view's quantity. */
export function priceCondition(
  view: View,
  from: number | string | undefined,
  to: number | string | undefined,
  fromPath: string,
  toPath: string,
): Condition[] {
  const min = from === undefined ? null : readPriceBound(from, fromPath);
  const max = to === undefined ? null : readPriceBound(to, toPath);
  const tests: SQL[] = [];
  if (min !== null) tests.push(sql`${unitPrice(view)} >= ${min}::bigint`);
  if (max !== null) tests.push(sql`${unitPrice(view)} <= ${max}::bigint`);
  if (tests.length === 0) return [];
  const inMajor = (micros: number | null) => (micros === null ? null : micros / 1e6);
  return [{ key: 'price', test: sql`(${sql.join(tests, sql` and `)})`, min: inMajor(min), max: inMajor(max) }];
}
