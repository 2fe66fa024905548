/** What an operator decides about coupons. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CurrencyCode } from '#contract/locale.ts';
import { currencyDecimals } from '#contract/locale.ts';
import type { Minor } from '#contract/money.ts';
import type { Queries } from '#server/db/client.ts';
import { category, coupon, manufacturer, offer } from '#server/db/schema.ts';
import type { Page } from '#server/http/list-query.ts';
import { readMicros } from '#server/rules/read-micros.ts';
import type { CouponRow } from './coupon-case.ts';

/** Says in plain words why a definition is refused, and of its scope which list. */
export class CouponProblem extends Error {
  readonly list: ScopeList | undefined;

  constructor(message: string, list?: ScopeList) {
    super(message);
    this.list = list;
  }
}

type ScopeList = 'categories' | 'manufacturers' | 'skus';

export type NewCoupon = Omit<typeof coupon.$inferInsert, 'id' | 'used' | 'disabledAt' | 'createdAt'>;

const codeFormat = /^[A-Z0-9-]{4,32}$/;

/** An amount in major units as text, in minor units of its currency. */
export function readAmount(text: string, currency: CurrencyCode): Minor {
  const micros = readMicros(text);
  const minor = (micros ?? Number.NaN) / 10 ** (6 - currencyDecimals[currency]);
  if (!Number.isInteger(minor)) throw new CouponProblem(`"${text}" is no amount in ${currency}.`);
  return minor;
}

/** A percentage as text, in basis points. */
export function readPercent(text: string): number {
  const basisPoints = (readMicros(text.replace(/ ?%$/, '')) ?? Number.NaN) / 10_000;
  if (!Number.isInteger(basisPoints) || basisPoints < 1 || basisPoints > 10_000) {
    throw new CouponProblem(`"${text}" is no percentage from 0.01 to 100.`);
  }
  return basisPoints;
}

/** Writes a coupon that counts from its start on. */
export async function addCoupon(queries: Queries, wanted: NewCoupon): Promise<CouponRow> {
  if (!codeFormat.test(wanted.code)) throw new CouponProblem('A code has 4 to 32 letters A to Z, digits and hyphens.');
  if (wanted.endsAt && wanted.endsAt <= wanted.startsAt) throw new CouponProblem('The coupon would end before it begins.');
  await checkScope(queries, wanted);
  const [row] = await queries
    .insert(coupon)
    .values({ ...wanted, id: randomUUID() })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new CouponProblem(`There is a coupon ${wanted.code} already.`);
  return row;
}

async function checkScope(queries: Queries, { categories = [], manufacturers = [], skus = [] }: NewCoupon): Promise<void> {
  const known = {
    categories: await queries.select({ name: category.slug }).from(category).where(inArray(category.slug, categories)),
    manufacturers: await queries.select({ name: manufacturer.slug }).from(manufacturer).where(inArray(manufacturer.slug, manufacturers)),
    skus: await queries.select({ name: offer.sku }).from(offer).where(inArray(offer.sku, skus)),
  };
  for (const [list, wanted] of [
    ['categories', categories],
    ['manufacturers', manufacturers],
    ['skus', skus],
  ] as const) {
    const names = new Set(known[list].map(({ name }) => name));
    const unknown = wanted.filter((name) => !names.has(name));
    if (unknown.length > 0) throw new CouponProblem(`The catalog does not have: ${unknown.join(', ')}.`, list);
  }
}

/** A page of them, the newest first, and how many there are. */
export async function readCoupons(queries: Queries, { page, size }: Page): Promise<{ rows: CouponRow[]; found: number }> {
  const rows = await queries
    .select()
    .from(coupon)
    .orderBy(desc(coupon.createdAt), desc(coupon.code))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, found: await queries.$count(coupon) };
}

/** Stops a coupon; orders that have it keep it. */
export async function stopCoupon(queries: Queries, code: string, now: Date): Promise<void> {
  const its = eq(coupon.code, code);
  const [stopped] = await queries
    .update(coupon)
    .set({ disabledAt: now })
    .where(and(its, isNull(coupon.disabledAt)))
    .returning();
  if (!stopped && (await queries.$count(coupon, its)) === 0) throw new CouponProblem(`There is no coupon ${code}.`);
}
