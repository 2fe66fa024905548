import { uploadFile, uploadRules } from '#contract/api/upload.ts';
import type { NavItem, SiteConfig } from '#contract/api/visitor.ts';
import { type CurrencyCode, type Locale, currencyCodes, currencyDecimals, hostOfLocale, localeKeys, locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
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
    langList: languageList(settings.siteDomain, locale),
    ...navigation(locale),
    head: {
      site_name: serverText(locale, 'server:site.name'),
      title: serverText(locale, 'server:site.title'),
      description: serverText(locale, 'server:site.description'),
      logo: '/logo.svg',
      favicon: '/favicon.svg',
      og_image: '',
      theme_color: '',
    },
    site: settings.site,
    currency: currencyInfo(currency, locale),
    currencies: currencyCodes.map((code) => currencyInfo(code, locale)),
    tax_display: settings.taxDisplay,
    default_country: locale.defaultCountry,
    order_minimum: settings.orderMinimum,
    free_shipping_from: null,
    upload: uploads(),
    features: settings.features,
    limits: settings.limits,
    consent: { version: settings.consentVersion, categories: ['necessary'] },
    demo,
    version,
  };
}

function uploads(): SiteConfig['upload'] {
  const types = Object.entries(uploadRules).map(([purpose, { kinds }]): [string, string[]] => [purpose, [...kinds]]);
  const sizes = Object.values(uploadRules).map(({ maxBytes }) => maxBytes);
  return { url: uploadFile.path, max_bytes: Math.max(...sizes), types: Object.fromEntries(types) };
}

function languageList(siteDomain: string, current: Locale): SiteConfig['langList'] {
  return localeKeys.map((key) => {
    const { tag, name, currency } = locales[key];
    return { code: key, tag, name, host: hostOfLocale(key, siteDomain), currency, current: key === current.key };
  });
}

function currencyInfo(code: CurrencyCode, { tag }: Locale) {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency: code }).formatToParts(0);
  return { code, decimals: currencyDecimals[code], symbol: parts.find(({ type }) => type === 'currency')?.value ?? code };
}

function navigation(locale: Locale): Pick<SiteConfig, 'headColumn' | 'LastColumn' | 'otherNav'> {
  const item = (title: string, path: string): NavItem => ({
    title: serverText(locale, `server:nav.${title}`),
    path,
    external: false,
    icon: null,
    children: [],
  });
  const heading = (title: string) => serverText(locale, `server:nav.${title}`);
  const categories = item('categories', buildPath('category'));
  const manufacturers = item('manufacturers', buildPath('manufacturers'));
  const partList = item('part_list', buildPath('product-chipFindSearch'));
  const bom = item('bom', buildPath('other-bom'));
  const calculators = item('calculators', buildPath('tool'));
  const knowledge = item('knowledge', buildPath('news-knowledgeHub'));
  const contact = item('contact', buildPath('about-contactUs'));
  return {
    headColumn: [categories, manufacturers, calculators, bom, partList, knowledge],
    LastColumn: [
      {
        title: heading('parts'),
        items: [
          ...[categories, manufacturers, item('products', buildPath('product')), partList, bom],
          item('suppliers', buildPath('featuredSuppliers')),
        ],
      },
      {
        title: heading('engineer'),
        items: [
          ...[calculators, knowledge, item('components', buildPath('components')), item('solutions', buildPath('solutions'))],
          ...[item('blog', buildPath('blog')), item('events', buildPath('news-companyEvents'))],
        ],
      },
      {
        title: heading('order'),
        items: [
          ...[item('cart', buildPath('cart')), item('coupons', buildPath('other-coupons'))],
          ...[item('shopping_guide', buildPath('about-shoppingGuide')), item('delivery', buildPath('about-delivery'))],
          ...[item('offline_pay', buildPath('about-offlinePay')), item('refunds', buildPath('about-refunds'))],
        ],
      },
      {
        title: heading('company'),
        items: [
          ...[item('about', buildPath('about-about')), contact, item('quality', buildPath('about-qInspection'))],
          ...[item('certifications', buildPath('about-certifications')), item('careers', buildPath('about-careers'))],
          ...[
            item('term', buildPath('about-term')),
            item('policy', buildPath('about-policy')),
            item('cookies', buildPath('about-cookies-policy')),
          ],
        ],
      },
    ],
    otherNav: [contact],
  };
}
