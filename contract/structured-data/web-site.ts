import type { SearchActionLeaf, WebSiteLeaf } from 'schema-dts';
import { buildPath } from '#contract/routes/build-path.ts';
import { type Place, shopOf } from './place.ts';

/** How a search engine's own form is filled in; the vocabulary's types do not know the mark of an input. */
type FilledSearch = SearchActionLeaf & { 'query-input': string };

/** The shop as a site that can be searched. */
export function webSiteData(place: Place): WebSiteLeaf {
  const home = place.address('/');
  const blank = 'search_term_string';
  const search: FilledSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: place.address(buildPath('product-list-keyword', { keyword: blank })).replace(blank, `{${blank}}`),
    },
    'query-input': `required name=${blank}`,
  };
  return {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: place.site,
    url: home,
    inLanguage: place.language,
    publisher: shopOf(place),
    potentialAction: search,
  };
}
