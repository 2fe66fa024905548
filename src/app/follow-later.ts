import type { SharedSession } from '#src/store/shared-session.ts';
import type { Store } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { followWindows } from './follow-windows.ts';
import { measureHeader } from './measure-header.ts';

/** What a window keeps in step with once its page is there. */
export function followLater(session: SharedSession, store: Store): void {
  followWindows(session, store);
  measureHeader();
  whenListed(store, () => void import('./own-prices/follow-own-prices.ts').then(({ followOwnPrices }) => followOwnPrices(store)));
}

/** Once, as soon as the visitor is a customer with a price list of their own. */
function whenListed(store: Store, then: () => void): void {
  const isListed = () => selectUser(store.getState())?.has_price_list === true;
  if (isListed()) {
    then();
    return;
  }
  const stop = store.subscribe(() => {
    if (!isListed()) return;
    stop();
    then();
  });
}
