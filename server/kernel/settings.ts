/** What an operator can decide, with its defaults. Trade rules (tax, shipping, bank, holds) have their own file. */
import type { SiteConfig } from '#contract/api/visitor.ts';
import { maximumPieces } from '#contract/limits.ts';
import type { CurrencyCode, SiteHosts } from '#contract/locale.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import type { AdminSite } from './read-setting.ts';
import { type TradeSettings, demoTrade } from './trade-settings.ts';

/** Who makes the widths: the shop itself, or Cloudflare's image service in front of it. */
export const imageServices = ['shop', 'cloudflare'] as const;
export type ImageService = (typeof imageServices)[number];

/** What a password hash costs: scrypt with N = 2^logN. */
export interface PasswordCost {
  logN: number;
  r: number;
  p: number;
}

export interface Settings {
  /** Where each locale is at home. */
  hosts: SiteHosts;
  /** The shop's name until the operator gives it one: `SITE_NAME`. */
  ownName: string;
  /** The shop's name. */
  siteName: string;
  /** How links in mails begin; a null port is the protocol's own. */
  siteProtocol: 'http' | 'https';
  sitePort: number | null;
  adminSite: AdminSite;
  /** Proves that a request comes from the edge, whose `X-Forwarded-For` is then believed; null believes nobody. */
  edgeSecret: string | null;
  /** Who makes the widths of pictures. */
  imageService: ImageService;
  /** Where files are sent to, when not to this store. */
  uploadUrl: string | null;
  /** Off for benchmarks and most tests. */
  rateLimits: boolean;
  /** Limits and the waits after wrong passwords hold for all processes on the database together; else this one is alone and counts in memory. */
  sharedLimits: boolean;
  /** Milliseconds that a call may take once it is read; the edge gives up after 30 s (`docs/api.md` section 8). Null is without limit. */
  timeLimits: { query: number; command: number; operator: number } | null;
  /** Parses every answer with its contract; on in tests. */
  checkAnswers: boolean;
  /** Whom mails are from as the machine is set; null: the shop's own name and address. */
  ownMailFrom: { name: string | null; address: string } | null;
  /** Whom mails are from; what is null is the shop's own. Without a name it is the shop's name in the reader's language. */
  mailFrom: { name: string | null; address: string | null } | null;
  /** New accounts are opened by a link in a mail; off where no mail can be sent. */
  accountActivation: boolean;
  passwordCost: PasswordCost;
  /** Answers that must not tell whether an address is known take at least this long. */
  steadyAnswerMs: number;
  /** How old the copy of the catalog's narrow data may get that lists are filtered by; tests look for changes with each call. */
  catalogMaxAgeMs: number;
  baseCurrency: CurrencyCode;
  /** Country whose tax the seller owes and from which it ships. */
  sellerCountry: string;
  taxDisplay: SiteConfig['tax_display'];
  /** Minor units of the base currency. */
  orderMinimum: number;
  site: SiteConfig['site'];
  features: SiteConfig['features'];
  limits: SiteConfig['limits'];
  consentVersion: string;
  trade: TradeSettings;
}

export const defaultSettings: Settings = {
  ownName: 'Partwright',
  siteName: 'Partwright',
  hosts: readSiteHosts('localhost'),
  siteProtocol: 'http',
  sitePort: 8080,
  adminSite: null,
  edgeSecret: null,
  imageService: 'shop',
  uploadUrl: null,
  rateLimits: true,
  sharedLimits: false,
  timeLimits: { query: 15_000, command: 25_000, operator: 28_000 },
  checkAnswers: false,
  ownMailFrom: null,
  mailFrom: null,
  accountActivation: false,
  passwordCost: { logN: 15, r: 8, p: 3 },
  steadyAnswerMs: 100,
  catalogMaxAgeMs: 2000,
  baseCurrency: 'EUR',
  sellerCountry: 'DE',
  taxDisplay: 'both',
  orderMinimum: 0,
  // Only the operator knows the facts of the company; what is empty is not shown.
  site: { company: 'Partwright', address: '', email: '', phone: '', tax_id: null, hours: '', social: [] },
  // A feature is on when its pages exist.
  features: {
    reviews: true,
    questions: true,
    rfq: true,
    bom: true,
    coupons: true,
    guest_checkout: true,
    newsletter: true,
    card: false,
    api_keys: true,
  },
  limits: { cart_lines: 500, rfq_lines: 500, bom_lines: 1000, quantity_max: maximumPieces, password_min: 8 },
  consentVersion: '2026-11',
  trade: demoTrade,
};

/** Units of each currency for one euro, in millionths. Round demo figures of November 2026, not a quotation; the operator's rates replace them. */
export const demoRates: Record<CurrencyCode, number> = {
  EUR: 1_000_000,
  USD: 1_160_000,
  JPY: 178_000_000,
  RUB: 93_000_000,
  INR: 103_000_000,
  BRL: 6_200_000,
  IDR: 19_300_000_000,
  TRY: 49_000_000,
  MXN: 21_300_000,
  CNY: 8_250_000,
};
