/** What stands beside the text of an article, between the operator's form of it and the rows. */
import { type ArticleFacts as StatedFacts, noFacts } from '#contract/api/admin/article.ts';
import { toolName } from '#contract/api/content.ts';
import { filter } from '#contract/api/part.ts';
import type { article, ArticleFacts } from '#server/db/schema.ts';

type ArticleRow = typeof article.$inferSelect;
export type FactRow = Pick<ArticleRow, 'categorySlug' | 'position' | 'author' | 'tags' | 'facts'>;

/** As an editor shows them. */
export function statedFacts(row: FactRow | undefined): StatedFacts {
  if (!row) return noFacts;
  const { facts } = row;
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
  };
}

/** As they are stored; what nobody states, such as a drawing, stays. */
export function rowOfFacts({ topic, author, tags, position, ...stated }: StatedFacts, before: ArticleFacts): FactRow {
  const facts: ArticleFacts = {
    ...before,
    parts: stated.parts,
    calculators: stated.calculators,
    category: stated.category ?? undefined,
    filters: stated.filters,
    bom: stated.bom,
    manufacturers: stated.manufacturers,
    name: stated.name ?? undefined,
  };
  return { categorySlug: topic, author, tags, position, facts };
}
