/** What the operator sets about company and trade (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { type CurrencyCode, currencyCodes } from '#contract/locale.ts';
import { isIban, plainIban } from '#contract/iban.ts';
import { isForeignAddress } from '#contract/api/site-fields.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { country, currency, day, email, failsAs, iso, optional, text, whole } from '#contract/api/fields.ts';

/** Ways to pay that can be offered; `account` is on invoice, for accounts that the operator has approved. */
export const paymentMethods = ['bank_transfer', 'card', 'account'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What the shop can do without: switched off it is not offered, and refused to whoever asks for it all the same. */
export const switchedFeatures = ['reviews', 'questions', 'rfq', 'coupons', 'newsletter'] as const;
export type SwitchedFeature = (typeof switchedFeatures)[number];

/** Each is changed as a whole and has a version of its own. */
export const settingsParts = ['company', 'payment', 'mail', 'features', 'shipping', 'carriers', 'tax', 'rates'] as const;
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

/** Whom mails are from. What is empty is as the machine is set, else the shop's own name and address. */
const mailSender = z.object({ name: text(0, 100), address: z.union([z.literal(''), email]) });
export type MailSender = z.output<typeof mailSender>;

/** Names of the kinds of shipping; the shop has words for each. */
export const shippingCodes = ['standard', 'express'] as const;

const atLeastOne = z.refine<readonly unknown[]>((list) => list.length > 0, { ...failsAs('required'), abort: true });
const amount = whole(0, 100_000_000);

/** Amounts are minor units of the base currency. */
export const shippingRate = z
  .object({
    code: z.enum(shippingCodes),
    tracked: z.boolean(),
    /** For a parcel up to `included_grams`. */
    price: amount,
    included_grams: whole(1, 1_000_000),
    /** For each further kilogram begun. */
    per_kilogram: amount,
    /** Goods worth at least this are sent free of charge; null never. */
    free_from: z.nullable(amount),
    /** Business days. */
    eta_min_days: whole(0, 365),
    eta_max_days: whole(0, 365),
  })
  .check(z.refine((one) => one.eta_max_days >= one.eta_min_days, { ...failsAs('out_of_range'), path: ['eta_max_days'] }));
export type ShippingRate = z.output<typeof shippingRate>;

export const shippingZone = z.object({
  /** For the operator alone. */
  name: text(1, 60),
  /** Null: every country that no zone names. */
  countries: z.nullable(z.array(country).check(atLeastOne, z.maxLength(300))),
  incoterm: z.enum(['DAP', 'DDP']),
  rates: z.array(shippingRate).check(
    atLeastOne,
    z.refine((rates) => new Set(rates.map(({ code }) => code)).size === rates.length, failsAs('not_unique')),
  ),
});
export type ShippingZone = z.output<typeof shippingZone>;

/** Whether it is a name of the IANA time zone database that this machine knows. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Until when what is ordered of the stock leaves the same day, Monday to Friday, by the clock of the warehouse. */
export const orderCutoff = z.object({
  /** Hours and minutes, `15:00`. */
  time: text(1, 5).check(z.refine((written) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(written), failsAs('invalid_format'))),
  /** `Europe/Berlin`. */
  time_zone: text(1, 60).check(z.refine(isTimeZone, failsAs('not_allowed'))),
});
export type OrderCutoff = z.output<typeof orderCutoff>;

/** Where the number of a parcel comes in the address of its carrier's page. */
export const trackingPlace = '{number}';

export const carrier = z.object({
  /** As buyers read it. */
  name: text(1, 60),
  /** Other ways to write it; blanks, points and hyphens do not count. */
  also: z.array(text(1, 60)).check(z.maxLength(10)),
  /** The page that follows a parcel, with `{number}` in it; null for a carrier that has none. */
  tracking: z.nullable(
    text(1, 300).check(
      z.refine((address) => address.split(trackingPlace).length === 2 && isForeignAddress(address.replace(trackingPlace, '1')), {
        ...failsAs('invalid_format'),
        abort: true,
      }),
    ),
  ),
});
export type Carrier = z.output<typeof carrier>;

/** Who sets the currency rates: people, or once a working day the European Central Bank for the currencies that it names. */
export const rateOrigins = ['hand', 'ecb'] as const;

/** What became of the last try to take rates from the bank; without a problem they are as in its file. */
export const ratesPull = z.object({ at: iso, problem: z.nullable(z.enum(['unreachable', 'unreadable'])) });
export type RatesPull = z.output<typeof ratesPull>;

/** Units of a currency for one of the base currency, of a day, from somewhere. */
const rate = z.object({ currency, rate: text(1, 20), day: optional(day), source: optional(text(0, 100)) });
const shownRate = z.object({ currency, rate: z.string(), day: z.nullable(z.string()), source: z.string() });

/** Rates have six decimals, which leave of the worth of one rupiah two digits. */
export const baseCurrencies = currencyCodes.filter((code): code is Exclude<CurrencyCode, 'IDR'> => code !== 'IDR');

export const shopSettings = z.object({
  site: z.partial(companyFacts),
  /** Where transfers go. */
  bank: bankAccount,
  /** Where those in a currency go that has an account of its own. */
  banks: z.partialRecord(currency, bankAccount),
  /** Days for which parts are held for a transfer, and for which an expired order can still be paid. */
  transfer_hold_days: whole(1, 60),
  pay_again_days: whole(0, 365),
  /** At least one that everybody can pay by. */
  payment_methods: z.array(z.enum(paymentMethods)).check(
    z.maxLength(paymentMethods.length),
    z.refine((list) => list.some((method) => method !== 'account'), failsAs('required')),
  ),
  /** Minor units of the base currency. */
  order_minimum: whole(0, 1_000_000_000),
  /** Standard rates in basis points of the countries where the shop is registered for tax; none at all where it is registered nowhere. */
  tax_rates: z.record(country, whole(0, 10_000)),
  /** Where the shop is and sends from: whose tax it owes, and what an invoice of another country is an export of. */
  seller_country: country,
  mail_from: mailSender,
  features: z.record(z.enum(switchedFeatures), z.boolean()),
  /** Each country is in one of them, or in `not_shipped_to`. */
  zones: z.array(shippingZone).check(atLeastOne, z.maxLength(60)),
  not_shipped_to: z.array(country).check(z.maxLength(300)),
  /** Null promises nothing. */
  order_cutoff: z.nullable(orderCutoff),
  /** In the order in which they are offered; no two of one name. */
  carriers: z.array(carrier).check(
    z.maxLength(60),
    z.refine((list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length, failsAs('not_unique')),
  ),
  rates_from: z.enum(rateOrigins),
  /** What prices are kept in; it changes only while there is no offer, no order and no coupon, and the rates with it. */
  base_currency: z.enum(baseCurrencies),
});
export type ShopSettings = z.output<typeof shopSettings>;

const versions = z.partialRecord(z.enum(settingsParts), whole(0, 1_000_000_000));

const shownSettings = z.extend(shopSettings, {
  site: companyFacts,
  rates: z.array(shownRate),
  rates_pull: z.nullable(ratesPull),
  base_currency: currency,
  versions: z.record(z.enum(settingsParts), z.int()),
});
export type ShownSettings = z.output<typeof shownSettings>;

export const getSettings = endpoint({
  summary: 'Company, bank accounts, tax, shipping and currencies of the shop',
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
  summary: 'Changes the settings that are sent',
  errors: ['version_conflict', 'factor_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/settings',
  access: 'operator',
  scope: 'settings',
  cache: 'N',
  request: z.extend(z.partial(shopSettings), { rates: z.optional(z.array(rate).check(z.maxLength(100))), versions: optional(versions) }),
  response: shownSettings,
});

/** A file that cannot be had or read changes nothing; `rates_pull` of the answer says so. */
export const pullRates = endpoint({
  summary: 'Takes currency rates from the European Central Bank now',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/pull-rates',
  access: 'operator',
  scope: 'settings',
  cache: 'N',
  request: z.object({}),
  response: shownSettings,
});
