/** Name, navigation and words that the operator gives the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { fallbackLocale, localeKeys } from '#contract/locale.ts';
import { longestText, textKey } from '#contract/site/own-texts.ts';
import { banner, bannerList } from '#contract/api/banner.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { failsAs, localeKey, optional, pageParameters, paged, text, whole } from '#contract/api/fields.ts';
import { inLanguages, isForeignAddress, isOwnPage, longestAddress, ownPath } from '#contract/api/site-fields.ts';

const link = text(1, longestAddress).check(
  z.refine((value) => isOwnPage(value) || isForeignAddress(value), { ...failsAs('invalid_format'), abort: true }),
);
/** A file of the shop or of another site; empty for the one that came with the shop. */
const file = text(0, longestAddress).check(
  z.refine((value) => value === '' || ownPath(value) !== null || isForeignAddress(value), failsAs('invalid_format')),
);

/** Of everything that is empty, what came with the shop stands. */
export const siteHead = z.object({
  site_name: text(0, 60),
  title: inLanguages(120),
  description: inLanguages(300),
  logo: file,
  favicon: file,
  og_image: file,
  theme_color: text(0, 7).check(z.refine((value) => value === '' || /^#[0-9a-f]{6}$/i.test(value), failsAs('invalid_format'))),
});
export type SiteHead = z.output<typeof siteHead>;

export const navIcons = [
  'box',
  'calculator',
  'cart',
  'document',
  'download',
  'globe',
  'info',
  'list',
  'mail',
  'phone',
  'pin',
  'search',
  'star',
  'ticket',
  'truck',
] as const;
export type NavIcon = (typeof navIcons)[number];

const single = {
  path: link,
  /** A page that the shop's own navigation knows has words of its own; anything else needs them in English at least. */
  title: inLanguages(60),
  icon: optional(z.enum(navIcons)),
};
export const navEntry = z.object({ ...single, children: optional(z.array(z.object(single)).check(z.maxLength(12))) });
export type NavEntry = z.output<typeof navEntry>;

const column = z.object({
  title: inLanguages(60).check(z.refine((title) => Boolean(title[fallbackLocale]), { ...failsAs('required'), path: [fallbackLocale] })),
  items: z.array(navEntry).check(z.maxLength(20)),
});

export const siteNav = z.object({
  headColumn: z.array(navEntry).check(z.maxLength(10)),
  LastColumn: z.array(column).check(z.maxLength(6)),
  otherNav: z.array(navEntry).check(z.maxLength(6)),
});
export type SiteNav = z.output<typeof siteNav>;

/** English stands in wherever a language lacks something, so it is always offered. */
const languages = z.array(localeKey).check(
  z.maxLength(localeKeys.length),
  z.refine((keys) => keys.includes(fallbackLocale), failsAs('required')),
);

const site = z.object({
  head: siteHead,
  nav: siteNav,
  /** Parts of the navigation that are the operator's own; the others came with the shop. */
  own_nav: z.array(z.enum(['headColumn', 'LastColumn', 'otherNav'])),
  languages: z.array(localeKey),
  /** Where each language is at home, offered or not: a host, or the main one with a prefix, as the machine's `SITE_DOMAIN` and `HOSTS` say. */
  addresses: z.array(z.object({ locale: localeKey, url: z.string() })),
  /** In the order in which they are shown. */
  banners: z.array(banner),
  /** Number of changes of what is saved whole. */
  versions: z.object({ banners: z.int() }),
});
export type Site = z.output<typeof site>;

const operator = { access: 'operator', scope: 'content', cache: 'N' } as const;

export const getSite = endpoint({
  summary: 'Name, looks, navigation and languages of the shop',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/site',
  ...operator,
  request: z.object({}),
  response: site,
});

/** Changes what is sent and leaves the rest; of `title` and `description` the languages that are sent. */
export const saveHead = endpoint({
  summary: 'Changes the name, texts and pictures of the head of the shop',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-head',
  ...operator,
  request: z.partial(siteHead),
  response: site,
});

/** Replaces each part that is sent; null brings back the one that came with the shop. */
export const saveNav = endpoint({
  summary: 'Replaces parts of the navigation',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-nav',
  ...operator,
  request: z.object({
    headColumn: z.optional(z.nullable(siteNav.shape.headColumn)),
    LastColumn: z.optional(z.nullable(siteNav.shape.LastColumn)),
    otherNav: z.optional(z.nullable(siteNav.shape.otherNav)),
  }),
  response: site,
});

/** Replaces all banners; a version that is sent and out of date is refused with `version_conflict`. */
export const saveBanners = endpoint({
  summary: 'Replaces the banners over all pages and on the home page',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-banners',
  ...operator,
  errors: ['version_conflict'],
  request: z.object({ banners: bannerList, version: optional(whole(0, 1_000_000_000)) }),
  response: site,
});

export const siteText = z.object({
  key: z.string(),
  /** As it came with the shop. */
  original: z.string(),
  /** The operator's own; null where they have none. */
  text: z.nullable(z.string()),
});
export type SiteText = z.output<typeof siteText>;

/** The texts of a language that hold the words, in their key or in what they say; without words those that are changed. */
export const getTexts = endpoint({
  summary: "Texts of a language, with the operator's own",
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/texts',
  ...operator,
  request: z.object({ locale: localeKey, keyword: optional(text(0, 120)), ...pageParameters }),
  response: paged(siteText),
});

/** Which languages are offered, and texts of one of them by their keys; an empty text brings back the one that came with the shop. */
export const saveLang = endpoint({
  summary: 'Changes offered languages and texts of one of them',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-lang',
  ...operator,
  request: z
    .object({
      languages: optional(languages),
      locale: optional(localeKey),
      texts: optional(z.record(z.string().check(z.regex(textKey)), text(0, longestText.one))),
    })
    .check(z.refine(({ locale, texts }) => locale !== undefined || texts === undefined, { ...failsAs('required'), path: ['locale'] })),
  response: site,
});
