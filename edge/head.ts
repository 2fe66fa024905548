import { html, raw } from 'hono/html';
import type { Thing } from 'schema-dts';
import { type Locale, locales } from '#contract/locale.ts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { jsonLdBlock } from './structured-data/json-ld.ts';
import { headText } from './words.ts';

export interface Head {
  title: string;
  description: string;
  /** The page's one address; null where search engines may not list it. */
  canonical: string | null;
  alternates: readonly { hreflang: string; href: string }[];
  type: 'website' | 'article' | 'product';
  image: { src: string; alt: string; width: number; height: number } | null;
  locale: Locale;
  site: string;
  /** The feed of the articles that the page lists. */
  feed: { title: string; path: string } | null;
  /** Why the page is an error, for programs and for visitors without scripts. */
  error: string | null;
  data: readonly Thing[];
}

/** A head that only a title and a description are missing from, of a page that search engines leave out. */
export function emptyHead(site: string, locale: Locale): Omit<Head, 'title' | 'description'> {
  return { canonical: null, alternates: [], type: 'website', image: null, locale, site, feed: null, error: null, data: [] };
}

/** Title and description by `head.json`; a text that lacks a value, because the store did not tell it, gives way to the shop's own. */
export function titleOf(locale: Locale, section: string, values: Record<string, string>): { title: string; description: string } {
  const text = (key: string) => headText(locale.words, section, key, values) ?? headText(locale.words, 'home', key, values) ?? '';
  return { title: text('title'), description: text('description') };
}

/** The tags that stand for `<!--edge-head-->`. Those marked `data-edge` give way to the page's own when it mounts. */
export async function headTags(head: Head, nonce: string, files: string[]): Promise<string> {
  const { canonical, feed, error } = head;
  const tags = await html`<title data-edge>${withoutSoftHyphens(head.title)}</title>
    <meta data-edge name="description" content="${withoutSoftHyphens(head.description)}" />
    <meta data-edge name="robots" content="${canonical === null ? 'noindex' : 'index, follow'}" />
    ${canonical === null ? raw('') : html`<link data-edge rel="canonical" href="${canonical}" />`}
    ${head.alternates.map(({ hreflang, href }) => html`<link data-edge rel="alternate" hreflang="${hreflang}" href="${href}" />`)}
    ${feed === null ? raw('') : html`<link data-edge rel="alternate" type="application/rss+xml" title="${feed.title}" href="${feed.path}" />`}
    ${previewTags(head)} ${error === null ? raw('') : html`<meta data-edge name="error" content="${error}" />`}
    ${files.map((file) => html`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" nonce="${nonce}" />`)}
    ${jsonLdBlock(head.data)}`;
  return tags.replace(/>\s+</g, '><');
}

/** What other sites show when somebody shares the page (Open Graph). */
function previewTags({ title, description, type, site, canonical, locale, image }: Head) {
  const language = openGraphLocale(locale);
  const others = new Set(Object.values(locales).map(openGraphLocale));
  others.delete(language);
  const told: [property: string, content: string][] = [
    ['title', withoutSoftHyphens(title)],
    ['description', withoutSoftHyphens(description)],
    ['type', type],
    ['site_name', site],
    ['locale', language],
    ...[...others].map((other): [string, string] => ['locale:alternate', other]),
  ];
  if (canonical !== null) told.push(['url', canonical]);
  if (image) {
    told.push(['image', image.src], ['image:alt', image.alt], ['image:width', String(image.width)], ['image:height', String(image.height)]);
  }
  return html`${told.map(([property, content]) => html`<meta data-edge property="og:${property}" content="${content}" />`)}
    <meta data-edge name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`;
}

/** Language and country of the words that are shown, as Open Graph writes them: `de_DE`. */
function openGraphLocale(locale: Locale): string {
  return locale.tag.replace('-', '_');
}
