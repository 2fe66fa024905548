import { html, raw } from 'hono/html';
import type { HeadWords } from '#contract/head/head-words.ts';
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { AnyRoute } from '#contract/routes/table.ts';
import { shippedFiles } from '#contract/shipped-files.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import { firstStyle } from './first-style.ts';
import type { SiteTold } from '#edge/site-told.ts';

export interface FirstPaint {
  heading: string;
  text: string;
  /** A link below the text, such as one that tries again; in a window of its own from inside a page of another site. */
  link: { href: string; text: string } | null;
  layout: Layout;
}

interface Layout {
  /** Class of `main`: its width, or a page with a look of its own. */
  frame: string;
  /** Page that the way above the heading begins with. */
  way: 'categories' | 'manufacturers' | 'tools' | null;
}

const layout = (frame: string, way: Layout['way'] = null): Layout => ({ frame, way });

/** For a message in place of a page. */
export const messageLayout = layout('');

/** By the section of `head.json` that a row names. */
const layouts: Record<string, Layout> = {
  home: layout('home'),
  categories: layout('wide'),
  category: layout('wide', 'categories'),
  manufacturers: layout(''),
  manufacturer: layout('wide', 'manufacturers'),
  manufacturer_category: layout('wide', 'manufacturers'),
  products: layout('wide'),
  chip_find: layout(''),
  search: layout('wide'),
  product: layout('part', 'categories'),
  cart: layout(''),
  checkout: layout('narrow'),
  order: layout('narrow'),
  order_find: layout('narrow'),
  order_pay: layout('narrow'),
  order_paybuy: layout('narrow'),
  order_successful: layout('narrow'),
  login: layout('narrow'),
  register: layout('narrow'),
  activation: layout('narrow'),
  find_password: layout('narrow'),
  change_password: layout('narrow'),
  rfqs: layout(''),
  quote: layout('narrow'),
  bom: layout('wide'),
  coupons: layout(''),
  contact: layout(''),
  feedback: layout(''),
  friendly_links: layout(''),
  about: layout(''),
  careers: layout(''),
  certifications: layout(''),
  cookies_policy: layout(''),
  delivery: layout(''),
  offline_pay: layout(''),
  policy: layout(''),
  quality: layout(''),
  refunds: layout(''),
  shopping_guide: layout(''),
  term: layout(''),
  licences: layout(''),
  api: layout(''),
  blog: layout(''),
  article: layout(''),
  news: layout(''),
  company_events: layout(''),
  knowledge_hub: layout(''),
  solutions: layout(''),
  components: layout(''),
  suppliers: layout(''),
  supplier: layout(''),
  tools: layout(''),
  tool: layout('', 'tools'),
};

export function layoutOf(row: AnyRoute): Layout {
  return layouts[row.head.title] ?? messageLayout;
}

/** Markup for visitors without scripts. */
export interface Unscripted {
  /** At the end of `main`. */
  facts: string;
  /** After it. */
  end: string;
}

/** What a visitor sees, and a robot reads, before the app has run: the head of the shop and of the page, where the app will draw them too. */
export async function firstPaint(
  c: EdgeContext,
  { siteName, logo, notices, words: headWords }: Pick<SiteTold, 'siteName' | 'logo' | 'notices'> & { words: HeadWords },
  { heading, text, link, layout: { frame, way } }: FirstPaint,
  { facts, end }: Unscripted,
): Promise<string> {
  const base = c.get('base');
  const words = html`<h1>${heading}</h1>
    <p>${text}</p>
    ${link ? linkBelow(c, link) : raw('')}`;
  const name = html`${logo === shippedFiles.logo ? shippedMark : html`<img src="${logo}" alt="" />`}${siteName}`;
  const head = html`${paintNotices(c, notices)}
    <header>
      <div>
        <a href="${base || '/'}">${name}</a>
        <div class="find"></div>
      </div>
    </header>
    <div class="menu"></div>`;
  const content = await html`<style nonce="${c.get('secureHeadersNonce')}">
      ${raw(firstStyle)}
    </style>
    ${c.get('embed') ? '' : head}
    <main id="content" class="${frame}">
      ${way ? wayLink(c, way, headWords) : raw('')}${frame === 'home' ? html`<div><div>${words}</div></div>` : words}
    </main>`;
  // Between the words of an article a space is a space.
  return content.replace(/>\s+</g, '><').replace('</main>', () => `${facts}</main>${end}`);
}

/** The operator's notices over the page, of the height that the app gives them too. */
function paintNotices(c: EdgeContext, notices: readonly ShownBanner[]) {
  if (notices.length === 0) return '';
  const base = c.get('base');
  return html`<aside class="notices">
    ${notices.map(
      ({ title, text, path, language }) =>
        html`<p lang="${language}">
          <strong>${path === null ? title : html`<a href="${base}${path}">${title}</a>`}</strong>${text === '' ? '' : ` ${text}`}
        </p>`,
    )}
  </aside>`;
}

function linkBelow(c: EdgeContext, { href, text }: NonNullable<FirstPaint['link']>) {
  return c.get('embed') ? html`<p><a href="${href}" target="_blank">${text}</a></p>` : html`<p><a href="${href}">${text}</a></p>`;
}

/** The shop's own mark, drawn as the app does. */
const shippedMark = raw(
  '<svg viewBox="0 0 30 30" aria-hidden="true"><path class="leads" d="M2 8.5h5M2 15h5M2 21.5h5M23 8.5h5M23 15h5M23 21.5h5"/>' +
    '<rect x="6.5" y="3" width="17" height="24" rx="2.5"/><path class="letter" d="M11.6 22V9h4.2a3.9 3.9 0 0 1 0 7.8h-4.2"/></svg>',
);

const ways = {
  categories: { page: 'category', words: 'products' },
  manufacturers: { page: 'manufacturers', words: 'manufacturers' },
  tools: { page: 'tool', words: 'tools_way' },
} as const;

function wayLink(c: EdgeContext, way: keyof typeof ways, words: HeadWords) {
  const path = buildPath(ways[way].page);
  const text = words.text(ways[way].words, 'heading', {}) ?? '';
  return html`<nav><a href="${c.get('base')}${path}">${text}</a></nav>`;
}
