import type { PageCallsModule } from '#contract/pages/page-calls.ts';
import type { AnyRoute } from '#contract/routes/table.ts';
import { isNamed, loadNamed } from '#src/i18n/named-file.ts';

/** The list that the pages after the first are found in. */
export const loadCallLists = () => import('./call-lists.ts');

/** What a page asks when it opens; nothing for a page that asks nothing. */
export async function loadPageCalls({ page }: Pick<AnyRoute, 'page'>): Promise<PageCallsModule> {
  const named = loadNamed<PageCallsModule>(`${page}.calls`);
  if (named) return named;
  if (isNamed(page)) return {}; // with its page its calls would be named too
  const load = (await loadCallLists()).calls[`/contract/pages/${page}.ts`];
  return load ? load() : {};
}
