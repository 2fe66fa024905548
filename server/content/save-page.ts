/** The operator's pages about the shop: listed, read and written (`docs/api.md` 5.6). */
import { and, arrayOverlaps, asc, eq, ne } from 'drizzle-orm';
import type { AdminPage, PageVariant, getAdminPages, previewPage as previewCall, savePage as saveCall } from '#contract/api/admin/page.ts';
import { pageCodes } from '#contract/api/content.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { fallbackLocale, type Locale, isLocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { article, ownPage } from '#server/db/schema.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { findArticles, isPage } from './article-rows.ts';
import { ownMark, readMark } from './content-mark.ts';
import { isLegalPage } from './legal-pages.ts';
import { coverWith, uncover } from './own-pages.ts';
import { isLost, renderOwnText, renderOwnTexts } from './own-text.ts';
import { readPageSource } from './read-content.ts';
import { shippedContent } from './seed-content.ts';

/** In whose place a page stands, and for which countries. */
function variantOf(page: Pick<typeof ownPage.$inferSelect, 'variantOf' | 'countries'> | undefined): PageVariant | null {
  const of = page?.variantOf ?? null;
  return page && isLegalPage(of) ? { of, countries: page.countries } : null;
}

const pathOf = (code: string) => `/about/${code}`;

export async function listPages({ db }: StoreDeps, locale: Locale): Promise<ResponseOf<typeof getAdminPages>> {
  const [shown, own] = await Promise.all([
    findArticles(db, locale, { which: eq(article.kind, 'page'), order: [asc(article.slug)] }),
    db
      .select({
        code: ownPage.code,
        texts: ownPage.texts,
        covered: ownPage.covered,
        variantOf: ownPage.variantOf,
        countries: ownPage.countries,
      })
      .from(ownPage),
  ]);
  const ownOf = new Map(own.map((page) => [page.code, page]));
  const list = shown.map(({ row, text }) => {
    const page = ownOf.get(row.slug);
    return {
      code: row.slug,
      path: pathOf(row.slug),
      title: text.title,
      is_shipped: page === undefined || page.covered !== null,
      own: Object.keys(page?.texts ?? {}).filter(isLocaleKey),
      variant: variantOf(page),
      updated_at: row.updatedAt.toISOString(),
    };
  });
  return { list };
}

/** Markdown of the texts that came with the shop; nothing where the operator has taken in a folder of their own. */
async function shippedTexts(queries: Queries, code: string): Promise<AdminPage['shipped']> {
  if (!pageCodes.some((one) => one === code) || (await readMark(queries)) === ownMark) return {};
  const found = await Promise.all(
    localeKeys.map(async (key) => [key, await readPageSource(shippedContent, code, locales[key].words)] as const),
  );
  return Object.fromEntries(found.flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
}

export async function showAdminPage(queries: Queries, code: string): Promise<AdminPage> {
  const [own] = await queries.select().from(ownPage).where(eq(ownPage.code, code));
  if (!own && (await queries.$count(article, isPage(code))) === 0) throw notFound();
  return {
    code,
    path: pathOf(code),
    is_shipped: own === undefined || own.covered !== null,
    texts: own?.texts ?? {},
    shipped: await shippedTexts(queries, code),
    variant: variantOf(own),
    version: own?.version ?? 0,
  };
}

const refused = (field: string, issue: FieldIssue) => new StoreError('validation_failed', { fields: { [field]: [issue] } });

/** The address belongs to a page that is no text, or has capitals that only the shop's own have. */
function isTaken(code: string): boolean {
  const match = matchRoute(pathOf(code));
  return match === null || (match.row.page !== 'about/OwnPage' && !pageCodes.some((one) => one === code));
}

/** Of one legal page each country has one text: throws `not_unique` where another page is for one of them. */
async function refuseTaken(queries: Queries, code: string, { of, countries }: PageVariant): Promise<void> {
  const others = and(eq(ownPage.variantOf, of), ne(ownPage.code, code), arrayOverlaps(ownPage.countries, countries));
  if ((await queries.$count(ownPage, others)) > 0) throw refused('variant.countries', { code: 'not_unique' });
}

export async function savePage(
  acting: Acting,
  { code, texts, version: seen, variant }: ParsedRequestOf<typeof saveCall>,
): Promise<ResponseOf<typeof saveCall>> {
  const { db } = acting.deps;
  if (isTaken(code)) throw refused('code', { code: 'not_allowed' });
  if (variant && pageCodes.some((one) => one === code)) throw refused('variant.of', { code: 'not_allowed' });
  const isKept = Object.keys(texts).length > 0;
  const rendered = await renderOwnTexts(texts);
  await audited(acting, {
    action: 'site.save-page',
    target: code,
    detail: { languages: Object.keys(texts), ...(variant !== undefined && { variant }) },
    run: async (queries) => {
      const [own] = await queries.select().from(ownPage).where(eq(ownPage.code, code)).for('update');
      if (seen !== undefined && seen !== (own?.version ?? 0))
        throw new StoreError('version_conflict', { data: { version: own?.version ?? 0 } });
      const place = variant === undefined ? variantOf(own) : variant;
      if (isKept && place) await refuseTaken(queries, code, place);
      if (own) await uncover(queries, own);
      await queries.delete(ownPage).where(eq(ownPage.code, code));
      if (!isKept) return;
      const covered = await coverWith(queries, { code, updatedAt: acting.now }, rendered);
      // Readers of other languages get the English text.
      if (covered === null && !texts[fallbackLocale]) throw refused(`texts.${fallbackLocale}.title`, { code: 'required' });
      await queries.insert(ownPage).values({
        code,
        texts,
        covered,
        variantOf: place?.of ?? null,
        countries: [...new Set(place?.countries)].toSorted(),
        version: (own?.version ?? 0) + 1,
        updatedAt: acting.now,
      });
    },
  });
  return {
    page: await showAdminPage(db, code).catch((error: unknown) =>
      error instanceof StoreError && error.code === 'not_found' ? null : Promise.reject(error),
    ),
  };
}

export async function previewPage({ body }: ParsedRequestOf<typeof previewCall>): Promise<ResponseOf<typeof previewCall>> {
  const rendered = await renderOwnText(body);
  if (!rendered) throw refused('body', { code: 'invalid_format' });
  const { html, links, pictures } = rendered;
  return { html, lost_links: [...new Set(links.filter(isLost))], has_pictures: pictures.length > 0 };
}
