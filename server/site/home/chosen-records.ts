/** The records that an operator has chosen for the home page, as far as visitors can see them. */
import { sql } from 'drizzle-orm';
import type { ChosenRecord } from '#contract/api/admin/home.ts';
import type { Article } from '#contract/api/article.ts';
import { type ChosenKind, type HomeBlock, takesChoice } from '#contract/api/home-block.ts';
import type { Category, Manufacturer, ProductListItem } from '#contract/api/part.ts';
import type { OfferedCalculator } from '#contract/api/shown-home-block.ts';
import type { Call } from '#server/caller/call.ts';
import { articlesNamed } from '#server/content/read-about.ts';
import { calculatorsOf } from '#server/search/calculators.ts';
import { showTree } from '#server/search/categories.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import { showManufacturer } from '#server/search/manufacturers.ts';
import type { View } from '#server/search/view/view.ts';

export interface ChosenRecords {
  categories: Map<string, Category>;
  calculators: Map<string, OfferedCalculator>;
  articles: Map<string, Article>;
  makers: Map<string, Manufacturer>;
  parts: Map<string, ProductListItem>;
}

function chosenOf(blocks: readonly HomeBlock[], kind: ChosenKind): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === kind ? block.chosen : [])))];
}

async function findParts(view: View, slugs: readonly string[]): Promise<Map<string, ProductListItem>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await view.db.execute<{ id: number }>(
    sql`select id from product where slug = any(${sql.param([...slugs])}::text[]) and not hidden`,
  );
  const items = await listItems(
    view,
    rows.map(({ id }) => id),
  );
  return new Map(items.map((item) => [item.web_url, item]));
}

/** Each by the name under which it was chosen; what is gone, hidden or without parts is not among them. */
export async function findChosen(call: Pick<Call, 'deps' | 'locale'>, view: View, blocks: readonly HomeBlock[]): Promise<ChosenRecords> {
  const { categoryBySlug, manufacturerBySlug } = view.reference;
  const [articles, parts] = await Promise.all([
    articlesNamed(call, chosenOf(blocks, 'articles')),
    findParts(view, chosenOf(blocks, 'parts')),
  ]);
  const categories = chosenOf(blocks, 'categories').flatMap((slug) => {
    const entry = categoryBySlug.get(slug);
    const [shown] = entry ? showTree(view, [entry], 2) : [];
    return shown ? [[slug, shown] as const] : [];
  });
  const makers = chosenOf(blocks, 'makers').flatMap((slug) => {
    const entry = manufacturerBySlug.get(slug);
    const shown = entry && showManufacturer(view, entry);
    return shown && shown.product_count > 0 ? [[slug, shown] as const] : [];
  });
  return {
    categories: new Map(categories),
    calculators: calculatorsOf(view, chosenOf(blocks, 'calculators')),
    articles,
    makers: new Map(makers),
    parts,
  };
}

/** The chosen records of a block that are there, in the operator's order. */
export function inOrder<One>(found: ReadonlyMap<string, One>, { chosen }: Pick<HomeBlock, 'chosen'>): One[] {
  return chosen.flatMap((name) => found.get(name) ?? []);
}

function nameOf(records: ChosenRecords, kind: ChosenKind, chosen: string): string | null {
  if (kind === 'articles') return records.articles.get(chosen)?.title ?? null;
  if (kind !== 'parts') return records[kind].get(chosen)?.name ?? null;
  const part = records.parts.get(chosen);
  return part ? `${part.mpn} · ${part.manufacturer.name}` : null;
}

/** What the operator is told of everything that is chosen. */
export function nameChosen(records: ChosenRecords, blocks: readonly HomeBlock[]): ChosenRecord[] {
  const kinds = [...new Set(blocks.map(({ kind }) => kind))].filter(takesChoice);
  return kinds.flatMap((kind) => chosenOf(blocks, kind).map((chosen) => ({ kind, chosen, name: nameOf(records, kind, chosen) })));
}
