import type { ChosenRecord } from '#contract/api/admin/home.ts';
import { articleKinds } from '#contract/api/article.ts';
import type { searchSuggest } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ChosenKind } from '#contract/api/home-block.ts';

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What the search has found of a kind, by the names under which blocks of the home page choose it. */
export function foundRecords(answer: ResponseOf<typeof searchSuggest>, kind: ChosenKind): ChosenRecord[] {
  const { products, categories, manufacturers, calculators, content } = answer;
  switch (kind) {
    case 'parts':
      return products.map(({ web_url, mpn, manufacturer }) => ({ kind, chosen: web_url, name: `${mpn} · ${manufacturer}` }));
    case 'categories':
      return categories.map(({ web_url, name }) => ({ kind, chosen: web_url, name }));
    case 'makers':
      return manufacturers.map(({ web_url, name }) => ({ kind, chosen: web_url, name }));
    case 'calculators':
      return calculators.map(({ name, path }) => ({ kind, chosen: lastOf(path), name }));
    case 'articles':
      return content
        .filter((one) => articleKinds.some((article) => article === one.kind))
        .map((one) => ({ kind, chosen: `${one.kind}/${lastOf(one.path)}`, name: one.title }));
  }
}
