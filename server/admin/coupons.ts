import { eq } from 'drizzle-orm';
import type { AdminCoupon, getAdminCoupons, saveCouponDef as endpoint } from '#contract/api/admin/coupon.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { CouponRow } from '#server/cart/coupon/coupon-case.ts';
import {
  addCoupon,
  CouponProblem,
  type NewCoupon,
  readAmount,
  readCoupons,
  readPercent,
  stopCoupon,
} from '#server/cart/coupon/define-coupon.ts';
import { showCoupon } from '#server/cart/coupon/show-coupon.ts';
import { coupon } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { couponState } from '#server/rules/coupon.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';
import { type Acting, audited } from '#server/caller/acting.ts';

type Request = ParsedRequestOf<typeof endpoint>;

function showForShop(row: CouponRow, acting: Acting): AdminCoupon {
  const state = couponState(row, acting.now);
  return { ...showCoupon(row, acting), state, total_limit: row.totalLimit, used: row.used, public: row.isPublic };
}

export async function listCoupons(
  query: ParsedRequestOf<typeof getAdminCoupons>,
  acting: Acting,
): Promise<ResponseOf<typeof getAdminCoupons>> {
  const page = readPage(query);
  const { rows, found } = await readCoupons(acting.deps.db, page);
  return showPage(
    rows.map((row) => showForShop(row, acting)),
    found,
    page,
  );
}

/** Makes a coupon, or stops one (`docs/api.md` 5.6, `save-coupon-def`). */
export function saveCoupon(acting: Acting, request: Request): Promise<AdminCoupon> {
  const { code, disabled = false } = request;
  return audited(acting, {
    action: disabled ? 'coupon.stop' : 'coupon.add',
    target: code,
    detail: disabled ? {} : { kind: request.kind, worth: request.worth, public: request.public ?? false },
    run: async (queries) => {
      if (disabled) await atField('code', () => stopCoupon(queries, code, acting.now));
      else await make(queries, acting, request);
      const [row] = await queries.select().from(coupon).where(eq(coupon.code, code));
      if (!row) throw notFound();
      const shown = showForShop(row, acting);
      await acting.keepAnswer(queries, shown);
      return shown;
    },
  });
}

type Queries = Parameters<Acting['keepAnswer']>[0];

async function make(queries: Queries, { deps, now }: Acting, request: Request): Promise<void> {
  const { kind, worth, scope, ends_at: ends, starts_at: starts } = request;
  const currency = request.currency ?? deps.settings.baseCurrency;
  if (kind === undefined) throw invalidField('kind', { code: 'required' });
  if (kind !== 'free_shipping' && worth === undefined) throw invalidField('worth', { code: 'required' });
  const startsAt = starts === undefined ? now : new Date(starts);
  const endsAt = ends === undefined ? null : new Date(ends);
  if (endsAt && endsAt <= startsAt) throw invalidField('ends_at', { code: 'out_of_range' });
  const wanted: NewCoupon = {
    code: request.code,
    kind,
    percentBp: kind === 'percent' ? await atField('worth', () => readPercent(worth ?? '')) : null,
    amount: kind === 'fixed' ? await worthAt('worth', worth ?? '', currency) : null,
    currency,
    title: wordsOf(request.title),
    terms: wordsOf(request.terms),
    maxDiscount: request.max_discount === undefined ? null : await amountAt('max_discount', request.max_discount, currency),
    minSubtotal: request.min_subtotal === undefined ? 0 : await amountAt('min_subtotal', request.min_subtotal, currency),
    startsAt,
    endsAt,
    totalLimit: request.total_limit ?? null,
    perUserLimit: request.per_user_limit ?? 1,
    firstOrderOnly: request.first_order_only ?? false,
    isPublic: request.public ?? false,
    categories: scope?.categories ?? [],
    manufacturers: scope?.manufacturers ?? [],
    skus: scope?.skus ?? [],
  };
  const isTaken = (await queries.$count(coupon, eq(coupon.code, request.code))) > 0;
  if (isTaken) throw invalidField('code', { code: 'not_unique' });
  await atField('code', () => addCoupon(queries, wanted));
}

/** A coupon of nothing is none. */
async function worthAt(path: string, text: string, currency: CurrencyCode): Promise<number> {
  const amount = await amountAt(path, text, currency);
  if (amount <= 0) throw invalidField(path, { code: 'out_of_range' });
  return amount;
}

function amountAt(path: string, text: string, currency: CurrencyCode): Promise<number> {
  return atField(path, () => readAmount(text, currency));
}

/** A definition that the shop refuses is told at the field that it is about. */
async function atField<Result>(path: string, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CouponProblem && error.list) throw invalidField(`scope.${error.list}`, { code: 'not_allowed' });
    if (error instanceof CouponProblem) throw invalidField(path, { code: 'invalid_format' });
    throw error;
  }
}

function wordsOf(words: Request['title']): Record<string, string> {
  return Object.fromEntries(Object.entries(words ?? {}).flatMap(([language, text]) => (text ? [[language, text]] : [])));
}
