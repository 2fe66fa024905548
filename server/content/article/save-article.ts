/** What the operator writes to be read is saved: a draft, something public, or for a time (`docs/api.md` 5.6). */
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ArticleCover, previewArticle as previewCall, saveArticle as saveCall } from '#contract/api/admin/article.ts';
import { pageCodes } from '#contract/api/content.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { slug as slugField } from '#contract/api/fields.ts';
import { fallbackLocale } from '#contract/locale.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { withPictures } from '#server/content/article-pictures.ts';
import { isArticle } from '#server/content/article-rows.ts';
import { pathOf } from '#server/content/check-links.ts';
import type { Queries } from '#server/db/client.ts';
import { article, contentCategory, ownArticle, picture } from '#server/db/schema.ts';
import { pictureIdIn } from '#server/image/picture-address.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import { coverWith, isOwnArticle, type OwnArticle, type Place, uncover } from './cover.ts';
import { isLost, isLostPicture, pictureIdsOf, type RenderedTexts, renderOwnText, renderOwnTexts } from './own-text.ts';
import { showAdminArticle } from './show-article.ts';
import { checkVariant, variantOf } from './variant.ts';
import { keepVersion } from './versions.ts';

type Request = ParsedRequestOf<typeof saveCall>;

/** Both stand below the same path. */
const news: readonly Place['kind'][] = ['company_event', 'knowledge'];

/** The address belongs to a page that is no text, or has letters that only the shop's own have. */
function isTaken({ kind, slug }: Place): boolean {
  if (kind !== 'page') return !slugField.safeParse(slug).success;
  const match = matchRoute(pathOf(kind, slug, null));
  return match === null || (match.row.page !== 'about/OwnPage' && !pageCodes.some((one) => one === slug));
}

async function checkCover(queries: Queries, { path, alt }: ArticleCover): Promise<void> {
  const id = pictureIdIn(path);
  if (id === null || (await queries.$count(picture, eq(picture.id, id))) === 0)
    throw invalidField('facts.cover.path', { code: 'not_allowed' });
  if (alt[fallbackLocale] === undefined) throw invalidField(`facts.cover.alt.${fallbackLocale}`, { code: 'required' });
}

/** Throws `validation_failed` for what this article cannot be. */
async function check(queries: Queries, { kind, slug, facts }: Request): Promise<void> {
  if (facts?.cover) await checkCover(queries, facts.cover);
  if (isTaken({ kind, slug })) throw invalidField('slug', { code: 'not_allowed' });
  if (news.includes(kind)) {
    const isOther = and(eq(article.slug, slug), inArray(article.kind, [...news]), ne(article.kind, kind));
    if ((await queries.$count(article, isOther)) > 0) throw invalidField('slug', { code: 'not_allowed' });
  }
  const [known] = await queries.select({ topic: article.categorySlug, facts: article.facts }).from(article).where(isArticle(kind, slug));
  if (kind === 'component' && !(facts ?? known?.facts)?.category) throw invalidField('facts.category', { code: 'required' });
  if (kind !== 'blog' && kind !== 'solution') return;
  const topic = facts ? facts.topic : (known?.topic ?? null);
  if (topic === null) throw invalidField('facts.topic', { code: 'required' });
  const isTopic = and(eq(contentCategory.kind, kind), eq(contentCategory.slug, topic));
  if (facts && (await queries.$count(contentCategory, isTopic)) === 0) throw invalidField('facts.topic', { code: 'not_allowed' });
}

/** Puts in front what visitors are to see, in place of what was live before. */
export async function makeLive(
  queries: Queries,
  own: OwnArticle,
  live: NonNullable<OwnArticle['live']>,
  texts: RenderedTexts,
  at: Date,
): Promise<Pick<OwnArticle, 'live' | 'covered' | 'publishedAt'>> {
  await uncover(queries, own);
  const publishedAt = own.publishedAt ?? at;
  const covered = await coverWith(queries, { ...own, publishedAt, updatedAt: at }, live, texts);
  // Readers of other languages get the English text.
  if (covered === null && !live.texts[fallbackLocale]) throw invalidField(`texts.${fallbackLocale}.title`, { code: 'required' });
  return { live, covered, publishedAt };
}

export async function saveArticle(acting: Acting, request: Request): Promise<ResponseOf<typeof saveCall>> {
  const { kind, slug, texts, variant, facts = null, is_draft: isDraft = false, from = null, until = null, version: seen } = request;
  const { deps, now } = acting;
  const place = { kind, slug };
  const isLater = from !== null && Date.parse(from) > now.getTime();
  if (until !== null && Date.parse(until) <= now.getTime()) throw invalidField('until', { code: 'out_of_range' });
  const isKept = Object.keys(texts).length > 0 || facts !== null;
  const rendered = await renderOwnTexts(texts);
  const how = !isKept ? 'removed' : isDraft ? 'draft' : isLater ? 'scheduled' : 'public';
  await audited(acting, {
    action: 'site.save-article',
    target: `${kind}/${slug}`,
    detail: { how, languages: Object.keys(texts), ...(variant !== undefined && { variant }) },
    run: async (queries) => {
      const [known] = await queries.select().from(ownArticle).where(isOwnArticle(place)).for('update');
      if (seen !== undefined && seen !== (known?.version ?? 0))
        throw new StoreError('version_conflict', { data: { version: known?.version ?? 0 } });
      const coverId = pictureIdIn(facts?.cover?.path ?? '');
      const pictureIds = [...pictureIdsOf(rendered), ...(coverId === null ? [] : [coverId])];
      if (known || how !== 'removed')
        await keepVersion(queries, { ...place, at: now, actor: acting.actor.name, how, written: { texts, facts }, pictureIds });
      if (how === 'removed') {
        if (known) await uncover(queries, known);
        await queries.delete(ownArticle).where(isOwnArticle(place));
        return;
      }
      await check(queries, request);
      const isVariantKept = variant === undefined || (how !== 'public' && known?.live);
      const stands = isVariantKept ? variantOf(known) : variant;
      if (stands) await checkVariant(queries, place, stands);
      const standing = { variantOf: stands?.of ?? null, countries: [...new Set(stands?.countries)].toSorted() };
      const blank = { ...place, live: null, draft: null, covered: null, publishedAt: null };
      const own: OwnArticle = { ...blank, ...known, ...standing, version: (known?.version ?? 0) + 1, updatedAt: now };
      const changed =
        how === 'public'
          ? { draft: null, ...(await makeLive(queries, own, { texts, facts, until }, rendered, now)) }
          : { draft: { texts, facts, from: isDraft ? null : from, until: isDraft ? null : until } };
      if (how === 'scheduled') await mustHaveEnglish(queries, own, texts);
      const values = { ...own, ...changed };
      await queries
        .insert(ownArticle)
        .values(values)
        .onConflictDoUpdate({ target: [ownArticle.kind, ownArticle.slug], set: values });
    },
  });
  const isGone = how === 'removed' && (await deps.db.$count(article, isArticle(kind, slug))) === 0;
  return { article: isGone ? null : await showAdminArticle(deps, place, acting.locale) };
}

/** What will be public without anybody at hand has to be whole now. */
async function mustHaveEnglish(queries: Queries, own: OwnArticle, texts: Request['texts']): Promise<void> {
  const isAlone = own.live === null ? (await queries.$count(article, isArticle(own.kind, own.slug))) === 0 : own.covered === null;
  if (isAlone && !texts[fallbackLocale]) throw invalidField(`texts.${fallbackLocale}.title`, { code: 'required' });
}

export async function previewArticle(
  deps: StoreDeps,
  { body }: ParsedRequestOf<typeof previewCall>,
): Promise<ResponseOf<typeof previewCall>> {
  const rendered = await renderOwnText(body);
  if (!rendered) throw invalidField('body', { code: 'invalid_format' });
  const { html, links, pictures } = rendered;
  return {
    html: await withPictures(deps, html),
    lost_links: [...new Set(links.filter(isLost))],
    lost_pictures: [...new Set(pictures.map(({ name }) => name).filter(isLostPicture))],
    has_wordless_pictures: pictures.some(({ alt }) => alt === ''),
  };
}
