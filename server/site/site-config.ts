import { uploadFile, uploadRules } from '#contract/api/upload.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import {
  type CurrencyCode,
  type Locale,
  type SiteHosts,
  baseOfLocale,
  currencyCodes,
  currencyDecimals,
  hostOfLocale,
  type LocaleKey,
  locales,
} from '#contract/locale.ts';
import { shippedFiles } from '#contract/shipped-files.ts';
import { shownAmount } from '#contract/shown-amount.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { navigationIn } from '#server/settings/navigation.ts';
import type { SiteChoices } from '#server/settings/site-choices.ts';
import { serverText } from '#server/kernel/words.ts';
import { bannersNow } from './banners.ts';

const version = '1';

interface Viewer {
  locale: Locale;
  currency: CurrencyCode;
  demo: boolean;
  /** What the operator has chosen, with the texts of the locale. */
  choices: SiteChoices;
  now: Date;
}

/** Everything the app asks once at its start, for one locale and currency. */
export function siteConfig(settings: Settings, { locale, currency, demo, choices, now }: Viewer): SiteConfig {
  const { head, nav, languages, texts, banners } = choices;
  return {
    lang: texts[locale.key] ?? {},
    langList: languageList(languages, settings.hosts, locale),
    ...navigationIn(nav, locale, settings.features),
    notices: bannersNow(banners, 'notice', locale, now),
    head: {
      site_name: settings.siteName,
      title: head.title[locale.key] || serverText(locale, 'server:site.title', { site: settings.siteName }),
      description: head.description[locale.key] || serverText(locale, 'server:site.description'),
      logo: head.logo || shippedFiles.logo,
      favicon: head.favicon || shippedFiles.favicon,
      og_image: head.og_image || shippedFiles.preview,
      theme_color: head.theme_color,
    },
    site: settings.site,
    currency: currencyInfo(currency, locale),
    currencies: currencyCodes.map((code) => currencyInfo(code, locale)),
    tax_display: settings.taxDisplay,
    default_country: locale.defaultCountry,
    order_minimum: settings.orderMinimum,
    free_shipping_from: null,
    upload: uploads(settings),
    features: { ...settings.features, card: settings.features.card && settings.trade.paymentMethods.includes('card') },
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

function languageList(keys: readonly LocaleKey[], hosts: SiteHosts, current: Locale): SiteConfig['langList'] {
  return keys.map((key) => {
    const { tag, name, currency } = locales[key];
    return { code: key, tag, name, host: hostOfLocale(key, hosts), base: baseOfLocale(key, hosts), currency, current: key === current.key };
  });
}

function currencyInfo(code: CurrencyCode, { tag }: Locale) {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency: code }).formatToParts(0);
  return { code, decimals: currencyDecimals[code], symbol: shownAmount(parts.find(({ type }) => type === 'currency')?.value ?? code) };
}
