import { eq } from 'drizzle-orm';
import type { Named, ParsedFilter } from '#contract/api/part.ts';
import type { searchProduct } from '#contract/api/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { product } from '#server/db/schema.ts';
import { fold } from '#server/rules/fold.ts';
import type { Scope } from './listing/scope.ts';
import { categoriesNear } from './keyword/categories-near.ts';
import { categoryNamed } from './keyword/category-named.ts';
import { countFacets, shortened } from './listing/facets.ts';
import { knownNames } from './keyword/known-names.ts';
import { listKeyword } from './keyword-listing.ts';
import { type Listing, showList } from './listing/list.ts';
import type { Match } from './keyword/match.ts';
import { describeFilter } from './keyword/match-values.ts';
import type { Meant } from './keyword/meant.ts';
import { openScope } from './listing/open-scope.ts';
import type { CategoryEntry } from './reference.ts';
import { type View, inWords } from './view/view.ts';

type Query = ParsedRequestOf<typeof searchProduct>;
type Answer = ResponseOf<typeof searchProduct>;

/** Answers a search: routes the keyword, then lists and counts what it means. */
export async function search(view: View, query: Query): Promise<Answer> {
  const scope = await openScope(view, query);
  const { match, listing } = await listKeyword(view, scope, query);
  const { understood } = match;
  return {
    ...(await showList(listing)),
    match: match.kind,
    redirect: await redirectOf(view, match, query),
    did_you_mean: match.didYouMean,
    dropped: [...new Set(match.dropped)],
    understood: understood ? describeRead(view, understood, query.filters ?? []) : [],
    understood_category: understood && named(view, understood.read.category),
    unknown_number: match.unknownNumber,
    empty_category: match.emptyCategory && named(view, match.emptyCategory),
    categories: match.kind === 'none' ? await nearCategories(view, scope, match) : await categoriesOf(listing),
    facets: (query.facets ?? (query.page ?? 1) === 1) ? shortened(await countFacets(view, listing.scope, listing.conditions)) : [],
  };
}

function named(view: View, { slug, names }: CategoryEntry): Named {
  return { web_url: slug, name: inWords(view, names) };
}

function describeRead(view: View, { read: { category, filters } }: Meant, sent: readonly ParsedFilter[]): Answer['understood'] {
  const own = filters.filter(({ key }) => !sent.some((filter) => filter.key === key));
  return own.map((filter) => ({ key: filter.key, text: describeFilter(view, category, filter), filter }));
}

/** The categories of all hits, most hits first. */
async function categoriesOf({ view, scope, conditions }: Listing): Promise<Answer['categories']> {
  const counts = await view.index.countCategories(scope, conditions);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([id, count]) => {
      const category = view.reference.categories.get(id);
      return category ? [{ web_url: category.slug, name: inWords(view, category.names), count }] : [];
    });
}

/** Where to look on for what is not found. Of a number that the catalog does not have nobody knows what it is. */
async function nearCategories(view: View, scope: Scope, { keyword, unknownNumber }: Match): Promise<Answer['categories']> {
  const near = unknownNumber === null ? categoriesNear(view.reference, keyword) : [];
  if (near.length === 0) return [];
  const counts = await view.index.countCategories(scope, []);
  return near.flatMap((category) => {
    const count = category.family.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
    return count === 0 ? [] : [{ ...named(view, category), count }];
  });
}

/** Where a keyword that names exactly one thing leads; a search inside a category or maker stays there. */
async function redirectOf(
  view: View,
  { kind, scope, keyword: searched, understood, didYouMean, dropped }: Match,
  query: Query,
): Promise<Answer['redirect']> {
  if (kind === 'none') return null;
  if (kind === 'sku' || kind === 'mpn') return redirectToPart(view, scope);
  // What is shown instead of what was asked is to be said.
  if (didYouMean.length > 0 || dropped.length > 0) return null;
  if (query.category_web_url !== undefined || query.brand_web_url !== undefined) return null;
  const keyword = fold(searched);
  const { manufacturers } = knownNames(view.reference);
  const maker = manufacturers.find(({ names }) => names.includes(keyword));
  if (maker) return { type: 'manufacturer', web_url: maker.entry.slug };
  // What narrows a category must not lead to the whole of it.
  const category = understood ? null : categoryNamed(view.reference, searched);
  return category ? { type: 'category', web_url: category.slug } : null;
}

async function redirectToPart({ db, index }: View, scope: Match['scope']): Promise<Answer['redirect']> {
  const { ids, found } = await index.list(scope, [], [], { page: 1, size: 1 });
  const [id] = ids;
  if (id === undefined || found > 1) return null;
  const [part] = await db.select({ slug: product.slug }).from(product).where(eq(product.id, id));
  return part ? { type: 'product', web_url: part.slug } : null;
}
