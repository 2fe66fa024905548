import type { RouteName } from '#contract/routes/table.ts';

/** Names of the rows whose pages list parts: of a category, of a maker, found by a keyword. */
const isList = /^(?:category|manufacturers)-|-list-/;
const part: RouteName = 'product-web_url';

/** A page that was drawn for an entry of the browser's history. */
export interface Drawn<Page> {
  /** Name in the table of routes. */
  name: string;
  /** Of the entry, with its address. */
  key: string;
  page: Page;
}

export interface DrawnPages<Page> {
  /** Of the address, as it was when the address became its own. */
  current: Drawn<Page>;
  /** The list that is the current page, or that the part of the current page was opened from. Another number is another list, which begins as new. */
  list: (Drawn<Page> & { number: number }) | null;
}

/** What is drawn when `now` is the page of the address; the same object while the address is. */
export function drawPages<Page>(before: DrawnPages<Page> | null, now: Drawn<Page>): DrawnPages<Page> {
  if (before?.current.key === now.key) return before;
  const list = before?.list ?? null;
  if (!isList.test(now.name)) return { current: now, list: now.name === part ? list : null };
  if (list?.key === now.key) return { current: list, list };
  // By another filter or another category the list that is shown becomes the next one; after a part only its own entry leads back to it.
  const isLeft = list !== null && list.key !== before?.current.key;
  return { current: now, list: { ...now, number: (list?.number ?? 0) + (isLeft ? 1 : 0) } };
}
