/** The links of header and footer: the operator's, else those that come with the shop. */
import type { NavEntry, SiteNav } from '#contract/api/admin/site.ts';
import type { NavItem, SiteConfig } from '#contract/api/visitor.ts';
import { fallbackLocale, type Locale, localeKeys, locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { serverText } from '#server/kernel/words.ts';

/** Pages whose links need no words of the operator: theirs are `nav` in `server.json`. */
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
  api: buildPath('about-api'),
};
type Place = keyof typeof places;

const columns: Record<'parts' | 'engineer' | 'order' | 'company', readonly Place[]> = {
  parts: ['categories', 'manufacturers', 'products', 'part_list', 'bom', 'suppliers'],
  engineer: ['calculators', 'knowledge', 'components', 'solutions', 'blog', 'events', 'api'],
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

const inWords = (place: Place): NavEntry => ({ path: places[place], title: {} });
const inAllLanguages = (key: string) =>
  Object.fromEntries(localeKeys.map((locale) => [locale, serverText(locales[locale], `server:nav.${key}`)]));

/** The navigation that comes with the shop. */
export function shippedNav(): SiteNav {
  const headed: Place[] = ['categories', 'manufacturers', 'calculators', 'bom', 'part_list', 'knowledge'];
  return {
    headColumn: headed.map(inWords),
    LastColumn: Object.entries(columns).map(([key, its]) => ({ title: inAllLanguages(key), items: its.map(inWords) })),
    otherNav: [inWords('contact')],
  };
}

const placeAt = new Map(Object.entries(places).map(([place, path]) => [path, place]));

/** Whether a link has words in every language without any of the operator's. */
export function hasOwnWords({ path }: Pick<NavEntry, 'path'>): boolean {
  return placeAt.has(path);
}

type Single = Omit<NavEntry, 'children'>;

function titleOf({ path, title }: Single, locale: Locale): string {
  const place = placeAt.get(path);
  return title[locale.key] || (place === undefined ? (title[fallbackLocale] ?? '') : serverText(locale, `server:nav.${place}`));
}

function shown(entry: NavEntry, locale: Locale): NavItem {
  const one = (single: Single): NavItem => ({
    title: titleOf(single, locale),
    path: single.path,
    external: !single.path.startsWith('/'),
    icon: single.icon ?? null,
    children: [],
  });
  return { ...one(entry), children: (entry.children ?? []).map(one) };
}

/** The navigation in one language, without the pages of what is switched off. */
export function navigationIn(
  nav: SiteNav,
  locale: Locale,
  features: SiteConfig['features'],
): Pick<SiteConfig, 'headColumn' | 'LastColumn' | 'otherNav'> {
  const closed = new Set([...(features.rfq ? [] : [places.quotes]), ...(features.coupons ? [] : [places.coupons])]);
  const open = <Entry extends Single>(entries: readonly Entry[] = []) => entries.filter(({ path }) => !closed.has(path));
  const list = (entries: readonly NavEntry[]) => open(entries).map((entry) => shown({ ...entry, children: open(entry.children) }, locale));
  return {
    headColumn: list(nav.headColumn),
    LastColumn: nav.LastColumn.map(({ title, items }) => ({
      title: title[locale.key] || (title[fallbackLocale] ?? ''),
      items: list(items),
    })),
    otherNav: list(nav.otherNav),
  };
}
