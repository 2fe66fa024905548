import type { saveCouponDef } from '#contract/api/admin/coupon.ts';
import type { couponKinds } from '#contract/api/coupon.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { CurrencyCode, WordLanguage } from '#contract/locale.ts';

/** A coupon as it is typed. */
export interface CouponDraft {
  code: string;
  kind: (typeof couponKinds)[number];
  worth: string;
  currency: CurrencyCode;
  least: string;
  most: string;
  starts: string;
  ends: string;
  per_user: string;
  total: string;
  title: string;
  terms: string;
  /** As their addresses call them. */
  categories: readonly string[];
  makers: readonly string[];
  skus: string;
  first_order: boolean;
  is_public: boolean;
}

export const emptyCoupon: CouponDraft = {
  code: '',
  kind: 'percent',
  worth: '',
  currency: 'EUR',
  least: '',
  most: '',
  starts: '',
  ends: '',
  per_user: '1',
  total: '',
  title: '',
  terms: '',
  categories: [],
  makers: [],
  skus: '',
  first_order: false,
  is_public: false,
};

/** Codes as they are typed, in a row. */
export const listed = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** What a call says of it: empty fields are left out, days begin and end in UTC, as the shop counts them. */
export function couponRequest(draft: CouponDraft, language: WordLanguage): RequestOf<typeof saveCouponDef> {
  const { kind } = draft;
  const scope = {
    ...(draft.categories.length > 0 && { categories: [...draft.categories] }),
    ...(draft.makers.length > 0 && { manufacturers: [...draft.makers] }),
    ...(draft.skus && { skus: listed(draft.skus) }),
  };
  return {
    code: draft.code.trim().toUpperCase(),
    kind,
    currency: draft.currency,
    ...(kind !== 'free_shipping' && draft.worth && { worth: draft.worth.trim() }),
    ...(kind === 'percent' && draft.most && { max_discount: draft.most.trim() }),
    ...(draft.least && { min_subtotal: draft.least.trim() }),
    ...(draft.starts && { starts_at: `${draft.starts}T00:00:00.000Z` }),
    ...(draft.ends && { ends_at: `${draft.ends}T23:59:59.999Z` }),
    ...(draft.per_user && { per_user_limit: numberOf(draft.per_user) }),
    ...(draft.total && { total_limit: numberOf(draft.total) }),
    ...(draft.title && { title: { [language]: draft.title.trim() } }),
    ...(draft.terms && { terms: { [language]: draft.terms.trim() } }),
    ...(Object.keys(scope).length > 0 && { scope }),
    first_order_only: draft.first_order,
    public: draft.is_public,
  };
}

/** What is no whole number is sent as one that the store refuses at its field. */
function numberOf(text: string): number {
  return /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : -1;
}
