import { Activity, type Context, type ReactNode, use, useState } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from 'react-router';
import { rowName } from '#contract/routes/name.ts';
import { type DrawnPages, drawPages } from './draw-pages.ts';

/** What a page reads of the router that the pages after it would change. */
interface DrawnPage {
  outlet: ReactNode;
  location: ContextOf<typeof LocationContext>;
  data: ContextOf<typeof DataContext>;
}
type ContextOf<Given> = Given extends Context<infer Value> ? Value : never;

/**
 * The page of the address, drawn anew only with the address. A list of parts stays, unseen, while a part of it is looked at: Back shows it at once,
 * as it was left.
 */
export function Pages() {
  const outlet = useOutlet();
  const location = use(LocationContext);
  const state = use(StateContext);
  const data = use(DataContext);
  const [drawn, setDrawn] = useState<DrawnPages<DrawnPage> | null>(null);
  const name = rowName(state?.matches.at(-1)?.route.id ?? '');
  const { key, pathname, search, hash } = location.location;
  // Entries that the browser makes, by a change of the anchor alone, all have the key of the first one.
  const now = { name, key: [key, pathname, search, hash].join(' '), page: { outlet, location, data } };
  // What waits for the first page, or has failed, gives way at the same address.
  const next = state?.initialized === true && !data?.errors ? drawPages(drawn, now) : null;
  if (next !== drawn) setDrawn(next);
  if (!next) return outlet;
  const { current, list } = next;
  const isList = list?.key === current.key;
  return (
    <>
      {isList ? null : <StillPage page={current.page} />}
      {/* Behind the page: whoever looks for a heading or a name finds that of the page first. */}
      {list ? (
        <Activity key={list.number} mode={isList ? 'visible' : 'hidden'}>
          <StillPage page={list.page} />
        </Activity>
      ) : null}
    </>
  );
}

/** A page with the router as it was when the page was drawn. */
function StillPage({ page: { outlet, location, data } }: { page: DrawnPage }) {
  return (
    <LocationContext value={location}>
      <DataContext value={data}>{outlet}</DataContext>
    </LocationContext>
  );
}
