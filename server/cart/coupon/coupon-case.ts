/** Whether a coupon counts for a caller and a cart, and what it takes off (`docs/api.md` 7.7). */
import { and, count, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { CouponFault } from '#contract/api/coupon.ts';
import { convertMinor, readCurrency } from '#contract/money.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { coupon, heldCoupon, offer, order, product } from '#server/db/schema.ts';
import { ratedIn } from '#server/search/view/rated-in.ts';
import type { View } from '#server/search/view/view.ts';
import { couponState, type CouponWorth } from '#server/rules/coupon.ts';
import { StoreError } from '#server/kernel/store-error.ts';

export type CouponRow = typeof coupon.$inferSelect;

/** All that is to be known of a coupon before the lines are looked at. */
export interface CouponCase {
  code: string;
  /** Null when there is no such code. */
  row: CouponRow | null;
  /** Amounts in the view's currency. */
  worth: CouponWorth | null;
  /** Why it does not count, whatever is in the cart. */
  refusal: StoreError | null;
  /** Order codes it is for; null means all. */
  skus: ReadonlySet<string> | null;
}

export function notApplicable(reason: CouponFault, data: { missing?: number } = {}): StoreError {
  return new StoreError('coupon_not_applicable', { data: { reason, ...data } });
}

/** Codes are case-insensitive. */
export async function findCoupon(queries: Queries, code: string): Promise<CouponRow | null> {
  const [row] = await queries.select().from(coupon).where(eq(coupon.code, code.trim().toUpperCase()));
  return row ?? null;
}

/** Why a coupon can be neither collected nor used now; a stopped one is as if it had never been. */
export function stateRefusal(row: CouponRow | null, now: Date): StoreError | null {
  const state = row && couponState(row, now);
  if (!row || state === 'disabled') return new StoreError('coupon_invalid');
  if (state === 'scheduled') return new StoreError('coupon_not_started', { data: { starts_at: row.startsAt.toISOString() } });
  if (state === 'ended') return new StoreError('coupon_expired', { data: { ends_at: row.endsAt?.toISOString() } });
  return null;
}

export function isUsedUp({ totalLimit, used }: Pick<CouponRow, 'totalLimit' | 'used'>): boolean {
  return totalLimit !== null && used >= totalLimit;
}

/** How many orders of an account have the coupon. */
async function countUses(queries: Queries, couponId: string, accountId: string): Promise<number> {
  const its = and(eq(heldCoupon.couponId, couponId), eq(heldCoupon.accountId, accountId), ne(heldCoupon.status, 'available'));
  return queries.$count(heldCoupon, its);
}

/** Whether an account may use the coupon once more. */
export async function hasOwnUse(queries: Queries, { id, perUserLimit }: CouponRow, accountId: string): Promise<boolean> {
  return perUserLimit === 0 || (await countUses(queries, id, accountId)) < perUserLimit;
}

async function callerRefusal({ account, deps: { db } }: Call, row: CouponRow): Promise<StoreError | null> {
  if (isUsedUp(row)) return new StoreError('coupon_exhausted');
  // Who a guest is, and what they ordered before, nobody knows; an e-mail address that they type proves nothing.
  if (!account) return row.perUserLimit > 0 || row.firstOrderOnly ? notApplicable('login_required') : null;
  if (!(await hasOwnUse(db, row, account.id))) return new StoreError('coupon_exhausted');
  return row.firstOrderOnly && (await hasOrdered(db, account.id)) ? notApplicable('first_order') : null;
}

/** Orders that came to nothing do not count. */
async function hasOrdered(queries: Queries, accountId: string): Promise<boolean> {
  const [found] = await queries
    .select({ orders: count() })
    .from(order)
    .where(and(eq(order.accountId, accountId), notInArray(order.status, ['cancelled', 'expired'])));
  return (found?.orders ?? 0) > 0;
}

function worthIn(call: Call, view: View, row: CouponRow): CouponWorth | null {
  const currency = readCurrency(row.currency);
  if (!currency) return null;
  const from = ratedIn(view.reference, call.deps.settings.baseCurrency, currency);
  const convert = (amount: number | null) => (amount === null ? null : convertMinor(amount, from, view));
  return {
    kind: row.kind,
    percentBp: row.percentBp,
    amount: convert(row.amount),
    maxDiscount: convert(row.maxDiscount),
    minSubtotal: convertMinor(row.minSubtotal, from, view),
  };
}

/** Which of some order codes the coupon is for; null means all. */
async function scopeOf({ db, reference }: View, row: CouponRow, skus: readonly string[]): Promise<ReadonlySet<string> | null> {
  const { categories, manufacturers } = row;
  if (categories.length + manufacturers.length + row.skus.length === 0) return null;
  const branches = categories.flatMap((slug) => reference.categoryBySlug.get(slug)?.family ?? []);
  const makers = manufacturers.flatMap((slug) => reference.manufacturerBySlug.get(slug)?.id ?? []);
  const found = await db
    .select({ sku: offer.sku })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .where(
      and(
        inArray(offer.sku, [...skus]),
        row.skus.length === 0 ? undefined : inArray(offer.sku, row.skus),
        categories.length === 0 ? undefined : sql`${product.categoryId} = any(${sql.param(branches)}::int[])`,
        manufacturers.length === 0 ? undefined : sql`${product.manufacturerId} = any(${sql.param(makers)}::int[])`,
      ),
    );
  return new Set(found.map(({ sku }) => sku));
}

/** Looks a code up for the caller and the order codes in their cart. */
export async function openCase(call: Call, view: View, code: string, skus: readonly string[]): Promise<CouponCase> {
  // Where coupons are switched off, one that lies in a cart counts no more.
  const row = call.deps.settings.features.coupons ? await findCoupon(call.deps.db, code) : null;
  const nothing = { code: row?.code ?? code.trim().toUpperCase(), row, worth: null, skus: null };
  const closed = stateRefusal(row, call.now);
  if (!row || closed) return { ...nothing, refusal: closed };
  const refusal = await callerRefusal(call, row);
  if (refusal) return { ...nothing, refusal };
  const worth = worthIn(call, view, row);
  if (!worth) return { ...nothing, refusal: notApplicable('currency') };
  return { code: row.code, row, worth, refusal: null, skus: await scopeOf(view, row, skus) };
}
