import { uploadFile, uploadRules } from '#contract/api/upload.ts';
import type { NavItem, SiteConfig } from '#contract/api/visitor.ts';
import {
  type CurrencyCode,
  type Locale,
  type SiteHosts,
  baseOfLocale,
  currencyCodes,
  currencyDecimals,
  hostOfLocale,
  localeKeys,
  locales,
} from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { shownAmount } from '#contract/shown-amount.ts';
import type { Settings } from './settings.ts';
import { serverText } from './words.ts';

const version = '1';

interface Viewer {
  locale: Locale;
  currency: CurrencyCode;
  demo: boolean;
}

/** Everything the app asks once at its start, for one locale and currency. */
export function siteConfig(settings: Settings, { locale, currency, demo }: Viewer): SiteConfig {
  return {
    lang: {},
    langList: languageList(settings.hosts, locale),
    ...navigation(locale),
    head: {
      site_name: settings.siteName,
      title: serverText(locale, 'server:site.title', { site: settings.siteName }),
      description: serverText(locale, 'server:site.description'),
      logo: '/favicon.svg',
      favicon: '/favicon.svg',
      og_image: '/preview.png',
      theme_color: '',
    },
    site: settings.site,
    currency: currencyInfo(currency, locale),
    currencies: currencyCodes.map((code) => currencyInfo(code, locale)),
    tax_display: settings.taxDisplay,
    default_country: locale.defaultCountry,
    order_minimum: settings.orderMinimum,
    free_shipping_from: null,
    upload: uploads(settings),
    features: settings.features,
    limits: settings.limits,
    consent: { version: settings.consentVersion, categories: ['necessary'] },
    demo,
    version,
  };
}

function uploads({ uploadUrl }: Settings): SiteConfig['upload'] {
  const types = Object.entries(uploadRules).map(([purpose, { kinds }]): [string, string[]] => [purpose, [...kinds]]);
  const sizes = Object.values(uploadRules).map(({ maxBytes }) => maxBytes);
  return { url: uploadUrl ?? uploadFile.path, max_bytes: Math.max(...sizes), types: Object.fromEntries(types) };
}

function languageList(hosts: SiteHosts, current: Locale): SiteConfig['langList'] {
  return localeKeys.map((key) => {
    const { tag, name, currency } = locales[key];
    return { code: key, tag, name, host: hostOfLocale(key, hosts), base: baseOfLocale(key, hosts), currency, current: key === current.key };
  });
}

function currencyInfo(code: CurrencyCode, { tag }: Locale) {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency: code }).formatToParts(0);
  return { code, decimals: currencyDecimals[code], symbol: shownAmount(parts.find(({ type }) => type === 'currency')?.value ?? code) };
}

/** Where the links of header and footer lead; their words are `nav` in `server.json`. */
const places = {
  categories: buildPath('category'),
  manufacturers: buildPath('manufacturers'),
  products: buildPath('product'),
  part_list: buildPath('product-chipFindSearch'),
  bom: buildPath('other-bom'),
  suppliers: buildPath('featuredSuppliers'),
  calculators: buildPath('tool'),
  knowledge: buildPath('news-knowledgeHub'),
  components: buildPath('components'),
  solutions: buildPath('solutions'),
  blog: buildPath('blog'),
  events: buildPath('news-companyEvents'),
  cart: buildPath('cart'),
  quotes: buildPath('other-rfqs'),
  find_order: buildPath('order-find'),
  coupons: buildPath('other-coupons'),
  shopping_guide: buildPath('about-shoppingGuide'),
  delivery: buildPath('about-delivery'),
  offline_pay: buildPath('about-offlinePay'),
  refunds: buildPath('about-refunds'),
  about: buildPath('about-about'),
  contact: buildPath('about-contactUs'),
  feedback: buildPath('other-feedback'),
  friendly_links: buildPath('other-friendlyLinks'),
  quality: buildPath('about-qInspection'),
  certifications: buildPath('about-certifications'),
  careers: buildPath('about-careers'),
  term: buildPath('about-term'),
  policy: buildPath('about-policy'),
  cookies: buildPath('about-cookies-policy'),
  licences: buildPath('about-licences'),
};
type Place = keyof typeof places;

const columns: Record<'parts' | 'engineer' | 'order' | 'company', readonly Place[]> = {
  parts: ['categories', 'manufacturers', 'products', 'part_list', 'bom', 'suppliers'],
  engineer: ['calculators', 'knowledge', 'components', 'solutions', 'blog', 'events'],
  order: ['cart', 'quotes', 'find_order', 'coupons', 'shopping_guide', 'delivery', 'offline_pay', 'refunds'],
  company: [
    'about',
    'contact',
    'feedback',
    'quality',
    'certifications',
    'careers',
    'friendly_links',
    'term',
    'policy',
    'cookies',
    'licences',
  ],
};

function navigation(locale: Locale): Pick<SiteConfig, 'headColumn' | 'LastColumn' | 'otherNav'> {
  const title = (key: string) => serverText(locale, `server:nav.${key}`);
  const item = (place: Place): NavItem => ({ title: title(place), path: places[place], external: false, icon: null, children: [] });
  const headed: Place[] = ['categories', 'manufacturers', 'calculators', 'bom', 'part_list', 'knowledge'];
  return {
    headColumn: headed.map(item),
    LastColumn: Object.entries(columns).map(([key, its]) => ({ title: title(key), items: its.map(item) })),
    otherNav: [item('contact')],
  };
}
