import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { searchSuggest } from '#contract/api/catalog.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath, withQuery } from '#contract/routes/category-path.ts';
import { emptyListing, writeListing } from '#contract/listing/listing-url.ts';

type Answer = ResponseOf<typeof searchSuggest>;
export type Reading = Answer['readings'][number];
export type SuggestedPart = Answer['products'][number];
type SuggestedContent = Answer['content'][number];

export type Suggestion =
  | { kind: 'reading'; path: string; reading: Reading }
  | { kind: 'part'; path: string; part: SuggestedPart }
  | { kind: 'manufacturer' | 'category' | 'calculator'; path: string; name: string }
  | { kind: 'content'; path: string; content: SuggestedContent }
  | { kind: 'all'; path: string };

export interface SuggestionGroup {
  key: 'readings' | 'parts' | 'manufacturers' | 'categories' | 'calculators' | 'content' | 'all';
  suggestions: Suggestion[];
}

/** What a filter looks like in the address of a listing. */
function filterText({ filter }: Reading['understood'][number]): string {
  if (filter.in) return filter.in.join(',');
  if (filter.bool !== undefined) return filter.bool ? 'yes' : 'no';
  if (filter.eq !== undefined) return `${filter.eq}..${filter.eq}`;
  return `${filter.min ?? ''}..${filter.max ?? ''}`;
}

function readingPath({ category, parent_web_url, understood }: Reading): string {
  const filters = Object.fromEntries(understood.map((value) => [value.key, filterText(value)]));
  return withQuery(categoryPath(category.web_url, parent_web_url), writeListing({ ...emptyListing, filters }));
}

/** The suggestions of an answer in the order they are shown; the last one opens all results. */
export function suggestionGroups(answer: Answer | undefined, keyword: string): SuggestionGroup[] {
  const { readings = [], products = [], manufacturers = [], categories = [], calculators = [], content = [] } = answer ?? {};
  const groups: SuggestionGroup[] = [
    { key: 'readings', suggestions: readings.map((reading) => ({ kind: 'reading', path: readingPath(reading), reading })) },
    {
      key: 'parts',
      suggestions: products.map((part) => ({ kind: 'part', path: buildPath('product-web_url', { web_url: part.web_url }), part })),
    },
    {
      key: 'manufacturers',
      suggestions: manufacturers.map(({ web_url, name }) => ({
        kind: 'manufacturer',
        path: buildPath('manufacturers-brand_web_url', { brand_web_url: web_url }),
        name,
      })),
    },
    { key: 'categories', suggestions: categories.map(({ web_url, name }) => ({ kind: 'category', path: categoryPath(web_url), name })) },
    { key: 'calculators', suggestions: calculators.map(({ name, path }) => ({ kind: 'calculator', path, name })) },
    { key: 'content', suggestions: content.map((one) => ({ kind: 'content', path: one.path, content: one })) },
    { key: 'all', suggestions: [{ kind: 'all', path: buildPath('product-list-keyword', { keyword }) }] },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
