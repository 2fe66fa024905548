/** The tags of a head, for the edge, which writes them as text, and for the app, which writes them as elements. */
import { type Locale, locales } from '#contract/locale.ts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import type { Head } from './head.ts';

export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** All tags but the title and the structured data. */
export function headTags(head: Head): HeadTag[] {
  const { canonical, alternates, feed, error } = head;
  return [
    ['meta', { name: 'description', content: withoutSoftHyphens(head.description) }],
    ['meta', { name: 'robots', content: canonical === null ? 'noindex' : 'index, follow' }],
    ...(canonical === null ? [] : [link({ rel: 'canonical', href: canonical })]),
    ...alternates.map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    ...(feed === null ? [] : [link({ rel: 'alternate', type: 'application/rss+xml', title: feed.title, href: feed.path })]),
    ...previewTags(head),
    ...(error === null ? [] : [['meta', { name: 'error', content: error }] as const]),
  ];
}

function link(attributes: Record<string, string>): HeadTag {
  return ['link', attributes];
}

/** What other sites show when somebody shares the page (Open Graph). */
function previewTags({ title, description, type, site, canonical, locale, image }: Head): HeadTag[] {
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
    told.push(['image', image.src], ['image:alt', image.alt]);
    for (const side of ['width', 'height'] as const) if (image[side] !== undefined) told.push([`image:${side}`, String(image[side])]);
  }
  return [
    ...told.map(([property, content]): HeadTag => ['meta', { property: `og:${property}`, content }]),
    ['meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }],
  ];
}

/** Language and country of the words that are shown, as Open Graph writes them: `de_DE`. */
function openGraphLocale(locale: Locale): string {
  return locale.tag.replace('-', '_');
}
