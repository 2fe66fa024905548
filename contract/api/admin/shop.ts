/** Coupons, customers and the audit for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { companyRoles } from '#contract/api/company-role.ts';
import { wordLanguages } from '#contract/locale.ts';
import { couponCode } from '#contract/api/coupon-code.ts';
import { couponDef, couponKinds } from '#contract/api/coupon.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import {
  currency,
  day,
  email,
  failsAs,
  id,
  iso,
  minor,
  optional,
  pageParameters,
  paged,
  slug,
  sku,
  text,
  whole,
} from '#contract/api/fields.ts';
import { orderStatus, paymentStatus } from '#contract/api/order.ts';
import { quoteStatus } from '#contract/api/quote.ts';

const words = optional(z.partialRecord(z.enum(wordLanguages), text(0, 500)));
const moment = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), failsAs('invalid_format')));

export const adminCoupon = z.extend(couponDef, {
  state: z.enum(['scheduled', 'active', 'ended', 'disabled']),
  total_limit: z.nullable(z.int()),
  used: z.int(),
  public: z.boolean(),
});
export type AdminCoupon = z.output<typeof adminCoupon>;

export const getAdminCoupons = endpoint({
  summary: 'Coupons with their limits',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/coupons',
  access: 'operator',
  scope: 'content',
  cache: 'N',
  request: z.object(pageParameters),
  response: paged(adminCoupon),
});

/** Makes a coupon, or with `disabled` stops one. What is given out is not changed any more: another code is another offer. */
export const saveCouponDef = endpoint({
  summary: 'Makes a coupon, or stops one',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-coupon-def',
  access: 'operator',
  scope: 'content',
  cache: 'N',
  request: z.object({
    code: couponCode,
    disabled: optional(z.boolean()),
    kind: optional(z.enum(couponKinds)),
    /** Percent of a `percent` coupon, amount of a `fixed` one; as text. */
    worth: optional(text(1, 20)),
    currency: optional(currency),
    max_discount: optional(text(1, 20)),
    min_subtotal: optional(text(1, 20)),
    starts_at: optional(moment),
    ends_at: optional(moment),
    scope: optional(
      z.object({ categories: optional(z.array(slug)), manufacturers: optional(z.array(slug)), skus: optional(z.array(sku)) }),
    ),
    first_order_only: optional(z.boolean()),
    per_user_limit: optional(whole(0, 1_000_000)),
    total_limit: optional(whole(1, 1_000_000_000)),
    public: optional(z.boolean()),
    title: words,
    terms: words,
  }),
  response: adminCoupon,
});

export const accountStates = ['unactivated', 'active', 'closing', 'erased', 'disabled'] as const;

export const adminCustomer = z.object({
  account_id: id,
  email: z.string(),
  name: z.string(),
  company: z.nullable(z.string()),
  country: z.nullable(z.string()),
  status: z.enum(accountStates),
  may_pay_by_invoice: z.boolean(),
  /** The company that the shop knows the person in. */
  member_of: z.nullable(z.object({ company_id: id, company: z.string(), role: z.enum(companyRoles) })),
  orders: z.int(),
  /** Tax ids of the address book. */
  tax_ids: z.array(z.object({ tax_id: z.string(), status: z.enum(['none', 'unchecked', 'valid', 'invalid']) })),
  created_at: iso,
});
export type AdminCustomer = z.output<typeof adminCustomer>;

export const getCustomers = endpoint({
  summary: 'Customers by name, address or company',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/customers',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ keyword: optional(text(0, 120)), ...pageParameters }),
  response: paged(adminCustomer),
});

/** One customer with the newest 20 orders and requests for quotes. */
export const getCustomer = endpoint({
  summary: 'One customer with the newest orders and requests for quotes',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/customer',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ account_id: id }),
  response: z.object({
    customer: adminCustomer,
    phone: z.nullable(z.string()),
    orders: z.array(
      z.object({
        order_no: z.string(),
        created_at: iso,
        status: orderStatus,
        payment_status: paymentStatus,
        total: minor,
        currency: z.string(),
      }),
    ),
    inquiries: z.array(z.object({ inquiry_no: z.string(), created_at: iso, status: quoteStatus })),
  }),
});

export const customerActions = [
  'disable',
  'enable',
  'approve_account_payment',
  'withdraw_account_payment',
  'confirm_tax_id',
  'erase',
] as const;
export type CustomerAction = (typeof customerActions)[number];

/** `erase` works for guests too, and answers no customer because there is none left. */
export const customerAction = endpoint({
  summary: 'Disables, enables, approves or erases a customer',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/customer-action',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ email, action: z.enum(customerActions), tax_id: optional(text(1, 40)) }),
  response: z.object({ customer: z.nullable(adminCustomer) }),
});

export const getAudit = endpoint({
  summary: 'Who changed what, and when',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/audit',
  access: 'operator',
  scope: 'settings',
  cache: 'N',
  request: z.object({
    actor: optional(text(0, 60)),
    target: optional(text(0, 120)),
    /** Or its beginning, such as `order.`. */
    action: optional(text(0, 60)),
    /** Days of UTC, both included. */
    from: optional(day),
    to: optional(day),
    ...pageParameters,
  }),
  response: paged(
    z.object({
      at: iso,
      actor: z.string(),
      /** Of a person; null for keys and the console. */
      role: z.nullable(z.string()),
      action: z.string(),
      target: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
});
