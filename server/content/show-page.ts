/** Pages about the shop: templates that the operator's own facts are put into. */
import { html } from 'hono/html';
import type { getPage } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import { markupText } from '#server/kernel/markup-text.ts';
import { serverText } from '#server/kernel/words.ts';
import { findArticles, isArticle, readBody, type ShownRow, tagOf } from './article-rows.ts';
import { findWritten } from './find-article.ts';
import { placesOf } from './legal-pages.ts';
import { seoOf } from './show-article.ts';

/** Written in a page as `{company}`. */
const blanks = ['company', 'address', 'email', 'phone', 'tax_id', 'hours'] as const;
type Blank = (typeof blanks)[number];

const escape = (text: string): string => markupText(html`${text}`);

type BlankTexts = Record<Blank, string | null>;

/** Puts facts into their places; what is not known is named in words and listed. */
function fillBlanks(body: string, facts: BlankTexts, unknown: (blank: Blank) => string): { html: string; missing: Blank[] } {
  const missing = new Set<Blank>();
  const filled = body.replaceAll(/\{(company|address|email|phone|tax_id|hours)\}/g, (_, name: Blank) => {
    const fact = facts[name];
    if (fact) return escape(fact).replaceAll('\n', '<br>');
    missing.add(name);
    return `<strong>[${escape(unknown(name))}]</strong>`;
  });
  return { html: filled, missing: [...missing] };
}

type ShownPage = ResponseOf<typeof getPage>;

export async function showPage(call: Call, code: string): Promise<ShownPage> {
  const shown = await findWritten(call, ['page'], code);
  return { ...(await filledPage(call.deps, call.locale, shown)), ...(await placesOf(call.deps.db, code)) };
}

/** A page in a language, else in English; null where there is none. */
export async function readPage(deps: Pick<StoreDeps, 'db' | 'settings'>, locale: Locale, code: string): Promise<ShownPage | null> {
  const [shown] = await findArticles(deps.db, locale, { which: isArticle('page', code) });
  return shown ? filledPage(deps, locale, shown) : null;
}

async function filledPage(deps: Pick<StoreDeps, 'db' | 'settings'>, locale: Locale, shown: ShownRow): Promise<ShownPage> {
  const { site } = deps.settings;
  const filled = fillBlanks(await readBody(deps, shown), site, (blank) => serverText(locale, `server:blank.${blank}`));
  return {
    code: shown.row.slug,
    title: shown.text.title,
    summary: shown.text.summary,
    body: filled.html,
    sections: shown.text.toc,
    language: tagOf(shown.text.language),
    missing: filled.missing,
    updated_at: shown.row.updatedAt.toISOString(),
    seo: seoOf(shown),
  };
}
