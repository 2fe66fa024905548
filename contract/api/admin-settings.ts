/** What the operator sets about company and trade (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { isIban, plainIban } from '#contract/iban.ts';
import { isForeignAddress } from './admin-site.ts';
import { endpoint } from './endpoint.ts';
import { country, currency, email, failsAs, optional, text, whole } from './fields.ts';

/** Each is changed as a whole and has a version of its own. */
export const settingsParts = ['company', 'payment', 'shipping', 'tax', 'rates'] as const;
export type SettingsPart = (typeof settingsParts)[number];

const webAddress = text(1, 300).check(z.refine(isForeignAddress, { ...failsAs('invalid_format'), abort: true }));

/** An empty text is not shown anywhere. */
export const companyFacts = z.object({
  company: text(1, 100),
  address: text(0, 300),
  email: z.union([z.literal(''), email]),
  phone: text(0, 30),
  tax_id: text(0, 30),
  hours: text(0, 100),
  /** The way to the house, in words. */
  directions: text(0, 600),
  /** Pages of the company at other places. */
  social: z.array(z.object({ name: text(1, 40), url: webAddress })).check(z.maxLength(10)),
});
export type CompanyFacts = z.output<typeof companyFacts>;

const iban = text(1, 60).check(z.overwrite(plainIban), z.refine(isIban, failsAs('invalid_format')));

export const bankAccount = z
  .object({
    beneficiary: text(1, 100),
    bank: text(1, 100),
    iban: z.nullable(iban),
    account: z.nullable(text(1, 40)),
    swift: z.nullable(text(1, 20)),
    address: text(0, 300),
  })
  .check(z.refine((account) => account.iban !== null || account.account !== null, { ...failsAs('required'), path: ['iban'] }));
export type BankAccount = z.output<typeof bankAccount>;

const rate = z.object({ currency, rate: text(1, 20) });

export const shopSettings = z.object({
  site: z.partial(companyFacts),
  /** Where transfers go. */
  bank: bankAccount,
  /** Where those in a currency go that has an account of its own. */
  banks: z.partialRecord(currency, bankAccount),
  /** Days for which parts are held for a transfer, and for which an expired order can still be paid. */
  transfer_hold_days: whole(1, 60),
  pay_again_days: whole(0, 365),
  /** Minor units of the base currency. */
  order_minimum: whole(0, 1_000_000_000),
  /** Standard rates in basis points by country. */
  tax_rates: z.record(country, whole(0, 10_000)),
  not_shipped_to: z.array(country),
});
export type ShopSettings = z.output<typeof shopSettings>;

const versions = z.partialRecord(z.enum(settingsParts), whole(0, 1_000_000_000));

const shownSettings = z.extend(shopSettings, {
  site: companyFacts,
  rates: z.array(rate),
  base_currency: currency,
  versions: z.record(z.enum(settingsParts), z.int()),
});
export type ShownSettings = z.output<typeof shownSettings>;

export const getSettings = endpoint({
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/settings',
  access: 'operator',
  scope: 'settings',
  cache: 'N',
  request: z.object({}),
  response: shownSettings,
});

/**
 * Changes what is sent and leaves the rest. Rates are units of the currency for one of the base currency. A part whose version is sent is
 * refused by `version_conflict` where somebody else has changed it since.
 */
export const saveSettings = endpoint({
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/settings',
  access: 'operator',
  scope: 'settings',
  cache: 'N',
  request: z.extend(z.partial(shopSettings), { rates: z.optional(z.array(rate)), versions: optional(versions) }),
  response: shownSettings,
});
