import type { LocaleKey } from '#contract/locale.ts';
import { endpoints as visitor } from '#src/api/visitor.ts';
import { isEmbedded } from '#src/components/is-embedded.ts';
import { mirrorCookies, readKnownState } from '#src/store/cookie-mirror.ts';
import { takeMark } from '#src/store/handover-mark.ts';
import { shareSession } from '#src/store/shared-session.ts';
import { createStore, type Store } from '#src/store/store.ts';
import { startUp } from './start-up.ts';

/** What other windows tell can wait until this one shows its page: no file of that may come before. */
const quietMilliseconds = 1000;

/** Inside of a page of another site: reads no cookie and writes none, so that no account and no cart is in reach. */
function openEmbeddedStore(locale: LocaleKey): Store {
  const store = createStore({ visitor: { locale, currency: null, referrer: '' } });
  void store.dispatch(visitor.getConfig.initiate());
  return store;
}

/** The page's store: knows what the cookies know, and asks at once for what only the server knows. */
export function openStore(key: LocaleKey): Store {
  if (isEmbedded()) return openEmbeddedStore(key);
  const session = shareSession();
  const store = createStore(readKnownState(key), [session.middleware]);
  mirrorCookies(store);
  const begin = () => store.dispatch(startUp());
  const handover = takeMark();
  const begun = handover
    ? import('#src/store/take-handover.ts')
        .then(({ goOn }) => store.dispatch(goOn(handover)))
        .catch(() => {}) // without its code the visitor is on this host who they were here before
        .then(begin)
    : begin();
  void begun
    .then(() => new Promise((done) => setTimeout(done, quietMilliseconds)))
    .then(() => import('./follow-later.ts'))
    .then(({ followLater }) => followLater(session, store));
  return store;
}
