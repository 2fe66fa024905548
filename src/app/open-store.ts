import type { LocaleKey } from '#contract/locale.ts';
import { mirrorCookies, readKnownState } from '#src/store/cookie-mirror.ts';
import { createStore, type Store } from '#src/store/store.ts';
import { startUp } from './start-up.ts';

/** The page's store: knows what the cookies know, and asks at once for what only the server knows. */
export function openStore(key: LocaleKey): Store {
  const store = createStore(readKnownState(key));
  mirrorCookies(store);
  void store.dispatch(startUp());
  return store;
}
