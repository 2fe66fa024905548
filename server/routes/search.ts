import { chipFindSearch } from '#contract/api/product.ts';
import { searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import { searchContent } from '#contract/api/search-content.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { findContent, suggestContent } from '#server/content/search-content.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { findChips } from '#server/search/chip-find.ts';
import { search } from '#server/search/search.ts';
import { suggest } from '#server/search/suggest.ts';
import { countSearch } from '#server/overview/count-searches.ts';
import { openView } from '#server/search/view/view.ts';

export function registerSearchRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, searchProduct, async (query, call) => {
    const answer = await search(await openView(call, query.quantity), query);
    countSearch(call, query, answer);
    return answer;
  });
  contractRoute(app, deps, searchSuggest, async ({ keyword, limit = 8 }, call) => {
    const [answer, content] = await Promise.all([
      openView(call).then((view) => suggest(view, keyword, limit)),
      suggestContent(call, keyword),
    ]);
    return { ...answer, content };
  });
  contractRoute(app, deps, searchContent, findContent);
  contractRoute(app, deps, chipFindSearch, async (query, call) => ({ list: await findChips(await openView(call, query.quantity), query) }));
}
