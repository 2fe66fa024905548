/** Keeps this window in step with the visitor's others: counts, name, log-in and log-out. Fetched after the start. */
import { lostCarts } from '#src/store/lost-carts.ts';
import type { SharedSession, WindowNews } from '#src/store/shared-session.ts';
import type { Store } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';

/** Listens for as long as the page lives; returns how to stop. A window that nobody sees catches up when it is shown. */
export function followWindows(session: SharedSession, store: Store): () => void {
  const channel = new BroadcastChannel('visitor');
  let isStale = false;
  function catchUp() {
    if (document.hidden) return;
    session.look(isStale);
    isStale = false;
  }
  // Who has changed something before anybody listened here may have missed what the others did at the same moment.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  isStale = session.onNews((news) => channel.postMessage(news));
  channel.addEventListener('message', ({ data }: MessageEvent<WindowNews>) => {
    isStale = true;
    if (data === 'left') {
      session.look();
      // Drafts go too: the next person at this browser may be another.
      if (!selectIsLoggedIn(store.getState())) sessionStorage.clear();
    }
    catchUp();
  });
  document.addEventListener('visibilitychange', catchUp);
  addEventListener('pageshow', catchUp);
  // What the others did while this window was starting, when nobody listened here.
  catchUp();
  if (lostCarts().length > 0) void import('#src/store/join-carts.ts').then(({ joinLostCarts }) => store.dispatch(joinLostCarts()));
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', catchUp);
    removeEventListener('pageshow', catchUp);
  };
}
