/** Companies with several people, for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { address } from '#contract/api/address.ts';
import { addressInput } from '#contract/forms/address-input.ts';
import { taxExemption } from '#contract/api/admin/tax-exemption.ts';
import { companyRoles, mostPeople } from '#contract/api/company-role.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { approvalSummary } from '#contract/api/approval.ts';
import { currency, email, id, iso, minor, optional, pageParameters, paged, text, whole } from '#contract/api/fields.ts';

const summary = z.object({
  id,
  name: z.string(),
  tax_id: z.nullable(z.string()),
  /** Name of the list whose prices its people pay, on its days. */
  price_list: z.nullable(z.string()),
  may_pay_by_invoice: z.boolean(),
  people: z.int(),
  created_at: iso,
});
export type CompanySummary = z.output<typeof summary>;

export const companyFields = [
  'name',
  'tax_id',
  'price_list',
  'currency',
  'may_pay_by_invoice',
  'payment_days',
  'credit_limit',
  'people',
  'addresses',
  'exemptions',
  'part_numbers',
] as const;

/** Most that a limit of money may be, in minor units. */
const mostMoney = 1_000_000_000_000;

export const shownCompany = z.object({
  id,
  name: z.string(),
  tax_id: z.nullable(z.string()),
  price_list: z.nullable(z.string()),
  /** What its limits are in. */
  currency,
  may_pay_by_invoice: z.boolean(),
  /** Days until an order on account is to be paid; null: on receipt of the invoice. */
  payment_days: z.nullable(z.int()),
  /** Most that it may owe on account, and what it owes, in minor units; a null limit is none. */
  credit_limit: z.nullable(minor),
  owed: minor,
  version: z.int(),
  people: z.array(
    z.object({
      account_id: id,
      email: z.string(),
      name: z.string(),
      role: z.enum(companyRoles),
      /** Most that one order of a buyer may come to without an approver, in minor units; null is without limit. */
      order_limit: z.nullable(minor),
    }),
  ),
  /** Where all its people may ship and bill to: defaults first, then the latest change. */
  addresses: z.array(address),
  /** Its certificates of tax exemption, the last to end first. */
  exemptions: z.array(taxExemption),
  /** The oldest 20 orders that wait for its approvers. */
  approvals: z.array(z.pick(approvalSummary, { id: true, asked_at: true, expires_at: true, asked_by: true, currency: true, total: true })),
  /** Its newest changes, the last one first; that it was made names no field. */
  history: z.array(z.object({ at: iso, actor: z.string(), made: z.boolean(), changed: z.array(z.enum(companyFields)) })),
});
export type ShownCompany = z.output<typeof shownCompany>;

export const getCompanies = endpoint({
  summary: 'Companies by name, tax number or the mail address of one of their people',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/companies',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  /** `ending`: a certificate of tax exemption ends within 30 days, and no later one is there. */
  request: z.object({ keyword: optional(text(0, 120)), exemption: optional(z.literal('ending')), ...pageParameters }),
  response: paged(summary),
});

export const getCompany = endpoint({
  summary: 'One company with its people and its newest changes',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/company',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ id }),
  response: shownCompany,
});

/** All of a company at once. A mail address or price list that the shop does not know is `not_allowed`; a person of another company is `not_unique`. */
export const saveCompany = endpoint({
  summary: 'Makes a company, or changes all of one',
  errors: ['not_found', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-company',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({
    id: optional(id),
    version: optional(whole(1, 1_000_000_000)),
    name: text(1, 120),
    tax_id: optional(text(0, 40)),
    /** By its name. */
    price_list: optional(text(1, 120)),
    /** Left out: the base currency of the shop. */
    currency: optional(currency),
    may_pay_by_invoice: z.boolean(),
    payment_days: optional(whole(0, 365)),
    credit_limit: optional(whole(0, mostMoney)),
    /** Mail addresses of accounts. A limit counts for a `buyer` alone. */
    people: z
      .array(z.object({ email, role: z.enum(companyRoles), order_limit: optional(whole(0, mostMoney)) }))
      .check(z.maxLength(mostPeople)),
  }),
  response: shownCompany,
});

export const removeCompany = endpoint({
  summary: 'Removes a company; its people keep their accounts and buy for themselves',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-company',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ id }),
  response: z.object({ removed: z.literal(true) }),
});

/** With an id it changes that address; setting a default clears the former one. The first address becomes both defaults. */
export const saveCompanyAddress = endpoint({
  summary: 'Adds an address of a company, or changes one',
  errors: ['not_found', 'state_conflict', 'address_limit', 'address_invalid', 'tax_id_invalid'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-company-address',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.extend(addressInput, {
    company_id: id,
    id: optional(id),
    default_shipping: optional(z.boolean()),
    default_billing: optional(z.boolean()),
  }),
  response: address,
});

export const removeCompanyAddress = endpoint({
  summary: 'Removes an address of a company; orders keep their copy',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-company-address',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ company_id: id, id }),
  response: z.object({ removed: z.literal(true) }),
});
