import { eq } from 'drizzle-orm';
import { addToCart, clearCart, getCart, getCartNumber, mergeCart, removeFromCart, updateCart } from '#contract/api/cart.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { findCart, touchCart } from '#server/cart/cart-access.ts';
import { addItems, linesToClear, removeItems, updateItems } from '#server/cart/change-cart.ts';
import { estimateTotals } from '#server/cart/estimate.ts';
import { showCart } from '#server/cart/show-cart.ts';
import { mergeIntoOwn } from '#server/cart/merge-cart.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { cartLine, rfqLine } from '#server/db/schema.ts';

export function registerCartRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getCartNumber, async (_input, call) => {
    const held = await findCart(call, deps.db);
    if (!held) return { cartNum: 0, rfqNum: 0 };
    const [cartNum, rfqNum] = await Promise.all([
      deps.db.$count(cartLine, eq(cartLine.cartId, held.row.id)),
      deps.db.$count(rfqLine, eq(rfqLine.cartId, held.row.id)),
    ]);
    return { cartNum, rfqNum };
  });
  contractRoute(app, deps, getCart, async ({ country, postcode }, call) => {
    const held = await findCart(call, deps.db);
    if (held) await touchCart(call, held);
    const cart = await showCart(call, held);
    return country === undefined ? cart : { ...cart, totals: await estimateTotals(call, cart, { country, postcode: postcode ?? null }) };
  });
  contractRoute(app, deps, addToCart, addItems);
  contractRoute(app, deps, updateCart, updateItems);
  contractRoute(app, deps, removeFromCart, ({ line_ids, version }, call) => removeItems(call, line_ids, version));
  contractRoute(app, deps, clearCart, async ({ only, version }, call) => removeItems(call, await linesToClear(call, only), version));
  contractRoute(app, deps, mergeCart, ({ cart_key }, call) => mergeIntoOwn(call, cart_key));
}
