/** Site configuration, the visitor's address on the network, and the newsletter (`docs/api.md` 5.1). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, localeKey, minor, ok, optional, text } from './fields.ts';
import { shownBanner } from './shown-banner.ts';

const link = z.object({ name: z.string(), url: z.string() });

export const navItem = z.object({
  title: z.string(),
  path: z.string(),
  external: z.boolean(),
  icon: z.nullable(z.string()),
  get children() {
    return z.array(navItem);
  },
});
export type NavItem = z.output<typeof navItem>;

const currencyInfo = z.object({ code: z.string(), decimals: z.int(), symbol: z.string() });

export const siteConfig = z.object({
  lang: z.record(z.string(), z.string()),
  langList: z.array(
    z.object({
      code: z.string(),
      tag: z.string(),
      name: z.string(),
      host: z.string(),
      /** Prefix of the paths on that host, such as `/ru`, where the language has no host of its own. */
      base: z.optional(z.string()),
      currency: z.string(),
      current: z.boolean(),
    }),
  ),
  headColumn: z.array(navItem),
  LastColumn: z.array(z.object({ title: z.string(), items: z.array(navItem) })),
  otherNav: z.array(navItem),
  /** Over all pages, as long as they run. */
  notices: z.array(shownBanner),
  head: z.object({
    site_name: z.string(),
    title: z.string(),
    description: z.string(),
    logo: z.string(),
    favicon: z.string(),
    og_image: z.string(),
    theme_color: z.string(),
  }),
  site: z.object({
    company: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    tax_id: z.nullable(z.string()),
    hours: z.string(),
    /** The way to the house in words, where the operator has told it. */
    directions: z.optional(z.string()),
    social: z.array(link),
  }),
  currency: currencyInfo,
  currencies: z.array(currencyInfo),
  tax_display: z.enum(['net', 'gross', 'both']),
  default_country: z.string(),
  order_minimum: minor,
  free_shipping_from: z.nullable(minor),
  upload: z.object({ url: z.string(), max_bytes: z.int(), types: z.record(z.string(), z.array(z.string())) }),
  features: z.object({
    reviews: z.boolean(),
    questions: z.boolean(),
    rfq: z.boolean(),
    bom: z.boolean(),
    coupons: z.boolean(),
    guest_checkout: z.boolean(),
    newsletter: z.boolean(),
    card: z.boolean(),
    api_keys: z.boolean(),
  }),
  limits: z.object({ cart_lines: z.int(), rfq_lines: z.int(), bom_lines: z.int(), quantity_max: z.int(), password_min: z.int() }),
  consent: z.object({ version: z.string(), categories: z.array(z.enum(['necessary', 'analytics', 'marketing'])) }),
  /** The catalog's prices and stock are demo figures; the footer says so. */
  demo: z.boolean(),
  version: z.string(),
});
export type SiteConfig = z.output<typeof siteConfig>;

export const getConfig = endpoint({
  summary: 'Configuration of the shop: languages, currencies, navigation, limits',
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/config',
  access: 'any',
  cache: 'A',
  request: z.object({}),
  response: siteConfig,
});

export const getIp = endpoint({
  summary: "The caller's address on the network",
  kind: 'query',
  method: 'GET',
  path: '/api/get-ip',
  access: 'any',
  cache: 'N',
  request: z.object({}),
  response: z.object({ ip: z.string() }),
});

export const subscriptionTopics = ['news', 'products', 'calculators'] as const;

export const saveSubscribe = endpoint({
  summary: 'Subscribes to the newsletter, after a confirmation by mail',
  errors: ['not_offered'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/save-subscribe',
  access: 'any',
  cache: 'N',
  request: z.object({
    email,
    locale: optional(localeKey),
    source: optional(text(0, 40)),
    topics: optional(z.array(z.enum(subscriptionTopics))),
    consent: z.literal(true),
    referrer: optional(text(0, 500)),
  }),
  response: z.object({ ok: z.literal(true), status: z.literal('pending') }),
});

export const confirmSubscribe = endpoint({
  summary: 'Confirms a subscription by the link of its mail',
  errors: ['link_expired'],
  kind: 'command',
  method: 'GET',
  path: '/api/store/common/confirm-subscribe',
  access: 'any',
  cache: 'N',
  request: z.object({ token: text(1, 200) }),
  response: z.object({ email: z.string(), status: z.literal('confirmed') }),
});

export const unsubscribe = endpoint({
  summary: 'Ends a subscription',
  errors: ['auth_required', 'link_expired'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/unsubscribe',
  access: 'any',
  cache: 'N',
  request: z.object({ token: text(1, 200) }),
  response: ok,
});

/** The same from a mail program, which posts a form (RFC 8058); whoever opens the address in a browser is led to the page that asks. */
export const leaveByMail = endpoint({
  summary: 'Ends a subscription as a mail program does (RFC 8058)',
  errors: ['link_expired'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/leave/:token',
  access: 'any',
  cache: 'N',
  form: true,
  maxBytes: 1024,
  request: z.object({ token: text(1, 200), 'List-Unsubscribe': z.literal('One-Click') }),
  response: ok,
});
