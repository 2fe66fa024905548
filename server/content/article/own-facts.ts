/** What stands beside the text of an article, between the operator's form of it and the rows. */
import { type ArticleCover, type ArticleFacts as StatedFacts, noFacts } from '#contract/api/admin/article.ts';
import { toolName } from '#contract/api/content.ts';
import { filter } from '#contract/api/part.ts';
import { fallbackLocale, type LocaleKey } from '#contract/locale.ts';
import type { article, ArticleFacts } from '#server/db/schema.ts';
import { pictureIdIn, picturePath } from '#server/image/picture-address.ts';

type ArticleRow = typeof article.$inferSelect;
export type FactRow = Pick<ArticleRow, 'categorySlug' | 'position' | 'author' | 'tags' | 'facts' | 'coverId'>;

/** As an editor shows them; `alt` is what the cover shows, by language. */
export function statedFacts(row: FactRow | undefined, alt: ArticleCover['alt']): StatedFacts {
  if (!row) return noFacts;
  const { facts, coverId } = row;
  return {
    topic: row.categorySlug,
    author: row.author,
    tags: row.tags,
    position: row.position,
    parts: facts.parts ?? [],
    calculators: (facts.calculators ?? []).flatMap((name) => toolName.safeParse(name).data ?? []),
    category: facts.category ?? null,
    filters: (facts.filters ?? []).flatMap((one) => filter.safeParse(one).data ?? []),
    bom: facts.bom ?? [],
    manufacturers: facts.manufacturers ?? [],
    name: facts.name ?? null,
    ...(coverId !== null && { cover: { path: picturePath(coverId), alt } }),
  };
}

/** As they are stored; what nobody states, such as a drawing, stays. */
export function rowOfFacts(
  { topic, author, tags, position, cover, ...stated }: StatedFacts,
  before: Pick<FactRow, 'facts' | 'coverId'>,
): FactRow {
  const facts: ArticleFacts = {
    ...before.facts,
    parts: stated.parts,
    calculators: stated.calculators,
    category: stated.category ?? undefined,
    filters: stated.filters,
    bom: stated.bom,
    manufacturers: stated.manufacturers,
    name: stated.name ?? undefined,
  };
  const coverId = cover === undefined ? before.coverId : pictureIdIn(cover?.path ?? '');
  return { categorySlug: topic, author, tags, position, facts, coverId };
}

/** What a cover shows, in a language or else in English. */
export function coverAltIn({ alt }: ArticleCover, key: LocaleKey): string | null {
  return alt[key] ?? alt[fallbackLocale] ?? null;
}
