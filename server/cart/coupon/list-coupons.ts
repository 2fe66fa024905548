/** Coupons of an account, and those that everybody may collect (`docs/api.md` 5.3). */
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { getCouponCenter, getUserCoupons } from '#contract/api/coupon.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { coupon, heldCoupon } from '#server/db/schema.ts';
import { type Page, readPage, showPage } from '#server/http/list-query.ts';
import type { CouponRow } from './coupon-case.ts';
import { showCoupon, showHeld } from './show-coupon.ts';

type CenterAnswer = ResponseOf<typeof getCouponCenter>;

const noRows = sql`false`;

function isOpen(now: Date): SQL {
  return and(isNull(coupon.disabledAt), or(isNull(coupon.endsAt), gt(coupon.endsAt, now))) ?? noRows;
}

/** Can be used, or waits in an order. */
function isCurrent(now: Date): SQL {
  return or(eq(heldCoupon.status, 'reserved'), and(eq(heldCoupon.status, 'available'), isOpen(now))) ?? noRows;
}

export async function listUserCoupons(
  query: ParsedRequestOf<typeof getUserCoupons>,
  call: Call,
): Promise<ResponseOf<typeof getUserCoupons>> {
  const page = readPage(query);
  const [current, old] = await Promise.all([listHeld(call, isCurrent(call.now), page), listHeld(call, not(isCurrent(call.now)), page)]);
  return { coupon: current, couponOld: old };
}

async function listHeld(call: Call, which: SQL, page: Page) {
  const { db } = call.deps;
  const mine = and(eq(heldCoupon.accountId, userOf(call).id), which);
  const held = db.select({ held: heldCoupon, row: coupon }).from(heldCoupon).innerJoin(coupon, eq(coupon.id, heldCoupon.couponId));
  const [rows, found] = await Promise.all([
    held
      .where(mine)
      .orderBy(desc(heldCoupon.collectedAt), desc(heldCoupon.id))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    countHeld(db, mine),
  ]);
  return showPage(
    rows.map(({ held: one, row }) => showHeld(one, row, call)),
    found,
    page,
  );
}

async function countHeld(queries: Queries, which: SQL | undefined): Promise<number> {
  const [row] = await queries
    .select({ coupons: count() })
    .from(heldCoupon)
    .innerJoin(coupon, eq(coupon.id, heldCoupon.couponId))
    .where(which);
  return row?.coupons ?? 0;
}

/** Coupons that an account can use now. */
export function countAvailable(queries: Queries, accountId: string, now: Date): Promise<number> {
  return countHeld(queries, and(eq(heldCoupon.accountId, accountId), eq(heldCoupon.status, 'available'), isOpen(now)));
}

/** Public coupons that count now and are not used up; the next to end comes first. */
export async function listPublicCoupons(query: ParsedRequestOf<typeof getCouponCenter>, call: Call): Promise<CenterAnswer> {
  const { db } = call.deps;
  const page = readPage(query);
  const isLeft = or(isNull(coupon.totalLimit), sql`${coupon.used} < ${coupon.totalLimit}`);
  const offered = and(
    call.deps.settings.features.coupons ? coupon.isPublic : noRows,
    isOpen(call.now),
    lte(coupon.startsAt, call.now),
    isLeft,
  );
  const [rows, found] = await Promise.all([
    db
      .select()
      .from(coupon)
      .where(offered)
      .orderBy(sql`${coupon.endsAt} asc nulls last`, asc(coupon.id))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    db.$count(coupon, offered),
  ]);
  const collected = await collectedOf(call, rows);
  return showPage(
    rows.map((row) => ({
      ...showCoupon(row, call),
      collected: collected.has(row.id),
      left: row.totalLimit === null ? null : row.totalLimit - row.used,
    })),
    found,
    page,
  );
}

/** Those of some coupons that the caller holds or has used. */
async function collectedOf({ account, deps: { db } }: Call, rows: readonly CouponRow[]): Promise<Set<string>> {
  if (!account || rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const held = await db
    .select({ id: heldCoupon.couponId })
    .from(heldCoupon)
    .where(and(eq(heldCoupon.accountId, account.id), inArray(heldCoupon.couponId, ids)));
  return new Set(held.map(({ id }) => id));
}
