/** Articles that lead to parts: solutions with a bill of materials, guides to a family of parts. */
import type { getComponentDetail, getSolutionDetail } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { inWords, openView } from '#server/search/view/view.ts';
import { guideOf } from '#server/search/reference-rows.ts';
import { notFound } from '#server/kernel/store-error.ts';
import type { ShownRow } from './article-rows.ts';
import { findParts, showDetail } from './show-article.ts';

/** A design with the lines that the shop sells, and apart from them those that it does not: without them nobody can build it. */
export async function showSolution(call: Call, shown: ShownRow): Promise<ResponseOf<typeof getSolutionDetail>> {
  const wanted = shown.row.facts.bom ?? [];
  const [parts, { reference: known }] = await Promise.all([
    findParts(
      call,
      wanted.map(({ part }) => part),
    ),
    openView(call),
  ]);
  const makers = new Map([...known.manufacturers.values()].map(({ slug, name }) => [slug, name]));
  const bom = wanted.flatMap(({ reference, part, quantity }) => {
    const product = parts.get(part);
    return product ? [{ reference, product, quantity }] : [];
  });
  const missing = wanted.flatMap(({ reference, part, quantity }) => {
    if (parts.has(part)) return [];
    const slash = part.indexOf('/');
    const maker = part.slice(0, slash);
    return [{ reference, manufacturer: makers.get(maker) ?? maker, mpn: part.slice(slash + 1), quantity }];
  });
  return { ...(await showDetail(call, shown)), diagram: null, drawing: shown.row.facts.drawing ?? null, bom, missing };
}

/** A guide whose category the shop does not have is not shown. */
export async function showComponent(call: Call, shown: ShownRow): Promise<ResponseOf<typeof getComponentDetail>> {
  const view = await openView(call);
  const guide = guideOf(view.reference.categoryBySlug, shown.row.facts);
  if (!guide) throw notFound();
  const { category, filters } = guide;
  return { ...(await showDetail(call, shown)), category_web_url: category.slug, category_name: inWords(view, category.names), filters };
}
