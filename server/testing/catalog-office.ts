import { seedPerson } from './operator.ts';
import { openShopper } from './shopper.ts';
import { openStoreWithParts } from './store.ts';

/** A shop with the test parts, somebody who may change them, and a visitor. */
export async function openCatalogOffice() {
  const store = await openStoreWithParts();
  return { store, office: openShopper(store, (await seedPerson(store.deps, 'stock')).headers), guest: openShopper(store) };
}
