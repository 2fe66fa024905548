import type { searchSuggest } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { comparable } from '#server/rules/keyword/category-names.ts';
import { withoutEverydayWords } from '#server/rules/keyword/everyday-words.ts';
import { fold } from '#server/rules/fold.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { typedPartCode } from '#server/rules/part-number.ts';
import { calculatorsNamed } from './calculators.ts';
import { knownNames } from './keyword/known-names.ts';
import { itemsOf, showSuggested } from './listing/list-item.ts';
import { hasNoSpaces } from './keyword/search-words.ts';
import { type Match, matchKeyword } from './keyword/match.ts';
import { describeFilter, readAllValues } from './keyword/match-values.ts';
import type { Understood } from './keyword/meant.ts';
import { type Reference, isLeaf } from './reference.ts';
import { type Scope, narrowed, scopeOf } from './listing/scope.ts';
import { readSort } from './listing/sort.ts';
import { type View, inWords } from './view/view.ts';
import { withoutCompanyWords } from './keyword/without-company-words.ts';

/** Without what is written to be read, which other tables hold. */
type Answer = Omit<ResponseOf<typeof searchSuggest>, 'content'>;

const mostReadings = 3;
const mostNames = 4;

/** What a keyword may become while it is typed. */
export async function suggest(view: View, typed: string, limit: number): Promise<Answer> {
  const keyword = withoutCompanyWords(view.reference, withoutEverydayWords(typed));
  const everything = scopeOf();
  const readings = await readAllValues(view, everything, keyword).catch(noneWhileAway);
  const match = await matchBeginning(view, everything, keyword, readings);
  return {
    products: match ? await suggestProducts(view, match.scope, limit) : [],
    manufacturers: makersNamed(view.reference, fold(keyword)),
    categories: categoriesNamed(view, fold(keyword)),
    readings: readings.slice(0, mostReadings).map((reading) => showReading(view, reading)),
    keywords: match?.didYouMean ?? [],
    calculators: calculatorsNamed(view, keyword),
  };
}

/** Numbers are found without the engine that reads values, so they are suggested alone. */
function noneWhileAway(error: unknown): Understood[] {
  if (error instanceof StoreError && error.code === 'unavailable') return [];
  throw error;
}

/** Two characters of a part number are enough to suggest from, and so are two of a script in which they are a word; what reads as values shows readings instead of products. */
async function matchBeginning(
  view: View,
  everything: Scope,
  keyword: string,
  readings: readonly Understood[],
): Promise<Pick<Match, 'scope' | 'didYouMean'> | null> {
  const code = typedPartCode(keyword);
  if ([...keyword.trim()].length < (code !== '' || hasNoSpaces(keyword) ? 2 : 3)) return null;
  if (code.length === 2) {
    return { scope: narrowed(everything, await view.index.beginningWith(code)), didYouMean: [] };
  }
  const match = await matchKeyword(view, everything, keyword, { understand: false });
  return readings.length > 0 && match.kind === 'fuzzy' ? null : match;
}

async function suggestProducts(view: View, scope: Scope, limit: number): Promise<Answer['products']> {
  const sorting = readSort(view, scope, 'relevance');
  return itemsOf(view, await view.index.first(scope, [], sorting, limit), showSuggested);
}

/** Whether a word of a name begins so. */
function begins(names: readonly string[], keyword: string): boolean {
  const { text } = comparable(names);
  return text.includes(`\n${keyword}`) || text.includes(` ${keyword}`);
}

function makersNamed(reference: Reference, keyword: string): Answer['manufacturers'] {
  return knownNames(reference)
    .manufacturers.filter(({ names }) => begins(names, keyword))
    .slice(0, mostNames)
    .map(({ entry }) => ({ web_url: entry.slug, name: entry.name }));
}

/** Leaves first, as they lead to parts at once. */
function categoriesNamed(view: View, keyword: string): Answer['categories'] {
  return knownNames(view.reference)
    .categories.filter(({ names }) => begins(names, keyword))
    .toSorted((a, b) => Number(isLeaf(b.entry)) - Number(isLeaf(a.entry)))
    .slice(0, mostNames)
    .map(({ entry }) => ({ web_url: entry.slug, name: inWords(view, entry.names) }));
}

function showReading(view: View, { category, filters, total }: Understood): Answer['readings'][number] {
  const parent = category.parentId === null ? undefined : view.reference.categories.get(category.parentId);
  return {
    category: { web_url: category.slug, name: inWords(view, category.names) },
    parent_web_url: parent?.slug ?? null,
    understood: filters.map((filter) => ({ key: filter.key, text: describeFilter(view, category, filter), filter })),
    total,
  };
}
