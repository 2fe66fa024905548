import { deletePartsList, getPartsList, getPartsLists, getSharedCart, savePartsList, shareCart } from '#contract/api/parts-list.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { dropPartsList, putPartsList } from '#server/parts-list/save-parts-list.ts';
import { makeSharedCart, openSharedCart } from '#server/parts-list/share-cart.ts';
import { listPartsLists, openPartsList } from '#server/parts-list/show-parts-list.ts';

export function registerPartsListRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getPartsLists, listPartsLists);
  contractRoute(app, deps, getPartsList, openPartsList);
  contractRoute(app, deps, savePartsList, putPartsList);
  contractRoute(app, deps, deletePartsList, ({ id }, call) => dropPartsList(id, call));
  contractRoute(app, deps, shareCart, (_input, call) => makeSharedCart(call));
  contractRoute(app, deps, getSharedCart, ({ share_key: key }, call) => openSharedCart(key, call));
}
