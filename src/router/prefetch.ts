/** Fetches code and data of pages a visitor is likely to open next. */
import { wordsOf } from '#contract/routes/route.ts';
import { type AnyRoute } from '#contract/routes/table.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { loadCallLists, loadPageCalls } from '#src/api/page-calls.ts';
import { loadWordList, loadWords } from '#src/i18n/words.ts';
import type { RouterServices } from './context.ts';
import { whenIdle } from './idle.ts';
import { loadPage, loadPageLists } from './page-files.ts';
import { runCalls } from './run-calls.ts';

/** Nothing is fetched ahead before the page had this long for itself. */
const startAfterMilliseconds = 1000;
/** Pages whose code is fetched without a hint; more would weigh more than the page on screen. */
const mostPages = 2;

/** What browsers that know their connection say about it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** True on connections so slow, or so dear, that fetching ahead would harm. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: Connection }; // not in the DOM types: only some browsers have it
  return connection?.saveData === true || connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
}

async function fetchCode(row: AnyRoute, { words }: RouterServices, params: Record<string, string> = {}, search = new URLSearchParams()) {
  const [calls] = await Promise.all([loadPageCalls(row), loadPage(row, { params, search, words }), loadWords(words, wordsOf(row, params))]);
  return calls;
}

async function fetchAhead(path: string, services: RouterServices): Promise<void> {
  const url = new URL(path, location.origin);
  const match = matchRoute(url.pathname);
  if (!match) return;
  const { row, params } = match;
  const calls = await fetchCode(row, services, params, url.searchParams);
  await runCalls(calls, { params, path: url.pathname, search: url.searchParams }, url, services.store.dispatch);
}

/** The pages that a visitor most likely opens next: where the first links of the content lead, ways back left out. */
function likelyNext(): AnyRoute[] {
  const links = document.querySelectorAll<HTMLElement>('main a[data-route]:not(nav *)');
  const rows = new Set<AnyRoute>();
  for (const link of links) {
    const row = matchRoute(new URL(link.dataset['route'] ?? '/', location.origin).pathname)?.row;
    if (row) rows.add(row);
    if (rows.size === mostPages) break;
  }
  return [...rows];
}

/** Makes the function that links call; fetching begins 1000 ms after the app has started, on idle. */
export function createPrefetch(services: RouterServices): (path: string) => void {
  const asked = new Set<string>();
  let ready = false;
  function fetchNow(path: string) {
    // As below. A file or answer that did not come is tried again at the next hint; a page that is not there, or elsewhere, stays so.
    fetchAhead(path, services).catch((error: unknown) => error instanceof Error && asked.delete(path));
  }
  setTimeout(
    () =>
      whenIdle(() => {
        ready = true;
        // As below, and so small that no connection is too slow.
        Promise.all([loadPageLists(), loadCallLists(), loadWordList(services.words)]).catch(() => {});
        if (isSlowConnection()) return;
        for (const path of asked) fetchNow(path);
        // What cannot be fetched ahead is fetched, and reported, when it is opened.
        for (const row of likelyNext()) fetchCode(row, services).catch(() => {});
      }),
    startAfterMilliseconds,
  );
  return (path) => {
    if (asked.has(path) || isSlowConnection()) return;
    asked.add(path);
    if (ready) fetchNow(path);
  };
}
