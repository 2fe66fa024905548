import type { ParsedFilter } from '#contract/api/part.ts';
import { type Listing, openListing } from './listing/list.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { type Match, matchKeyword } from './keyword/match.ts';
import type { Scope } from './listing/scope.ts';
import type { View } from './view/view.ts';

type KeywordQuery = ListQuery & { keyword: string; understand?: boolean | undefined };

/** What a keyword means in a scope, and the list of what it finds: the same for the search, for a row of a bill and for whoever else searches. */
export async function listKeyword(view: View, scope: Scope, query: KeywordQuery): Promise<{ match: Match; listing: Listing }> {
  const match = await matchKeyword(view, scope, query.keyword, { understand: query.understand ?? true, partly: true });
  const filters = [...understoodFilters(match, query.filters ?? []), ...(query.filters ?? [])];
  return { match, listing: openListing(view, match.scope, { ...query, filters }, 'relevance') };
}

/** Filters read from the keyword; a filter that the caller sends for the same key takes their place. */
export function understoodFilters({ understood }: Match, sent: readonly ParsedFilter[]): ParsedFilter[] {
  return (understood?.filters ?? []).filter(({ key }) => !sent.some((filter) => filter.key === key));
}
