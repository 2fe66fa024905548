import { html, raw } from 'hono/html';
import type { Locale } from '#contract/locale.ts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { headText } from './words.ts';

export interface Head {
  title: string;
  description: string;
  index: boolean;
  /** Address of this page on the host of its locale; null when the page does not exist. */
  canonical: string | null;
  site: string;
  /** The feed of the articles that the page lists. */
  feed: { title: string; path: string } | null;
  /** Why the page is an error, for programs and for visitors without scripts. */
  error: string | null;
}

/** Title and description by `head.json`; a text that lacks a value, because the store did not tell it, gives way to the shop's own. */
export function titleOf(locale: Locale, section: string, values: Record<string, string>): { title: string; description: string } {
  const text = (key: string) => headText(locale.words, section, key, values) ?? headText(locale.words, 'home', key, values) ?? '';
  return { title: text('title'), description: text('description') };
}

/** The tags that stand for `<!--edge-head-->`. Those marked `data-edge` give way to the page's own when it mounts. */
export async function headTags(head: Head, nonce: string, files: string[]): Promise<string> {
  const title = withoutSoftHyphens(head.title);
  const description = withoutSoftHyphens(head.description);
  const tags = await html`<title data-edge>${title}</title>
    <meta data-edge name="description" content="${description}" />
    <meta data-edge name="robots" content="${head.index ? 'index, follow' : 'noindex'}" />
    <meta data-edge property="og:title" content="${title}" />
    <meta data-edge property="og:description" content="${description}" />
    <meta data-edge property="og:type" content="website" />
    <meta data-edge property="og:site_name" content="${head.site}" />
    ${head.canonical === null ? raw('') : html`<link data-edge rel="canonical" href="${head.canonical}" /><meta data-edge property="og:url" content="${head.canonical}" />`}
    ${head.feed === null ? raw('') : html`<link data-edge rel="alternate" type="application/rss+xml" title="${head.feed.title}" href="${head.feed.path}" />`}
    ${head.error === null ? raw('') : html`<meta data-edge name="error" content="${head.error}" />`}
    ${files.map((file) => html`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" nonce="${nonce}" />`)}`;
  return tags.replace(/>\s+</g, '><');
}
