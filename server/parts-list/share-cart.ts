/** Read-only copies of carts behind links (`docs/api.md` 5.4). */
import { and, eq, gt } from 'drizzle-orm';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getSharedCart, shareCart } from '#contract/api/parts-list.ts';
import type { Call } from '#server/caller/call.ts';
import { findCart } from '#server/caller/cart-access.ts';
import { readBuyable, readLines } from '#server/cart/cart-rows.ts';
import { sharedCart } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import { openView } from '#server/search/view/view.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';
import { shareKey } from './share-key.ts';
import { day } from '#contract/durations.ts';

const days = 30;

/** The same contents of a cart give the same link, which then lives 30 days more. */
export async function makeSharedCart(call: Call): Promise<ResponseOf<typeof shareCart>> {
  const { db, settings, signingKey } = call.deps;
  const held = await findCart(call, db);
  const rows = held ? await readLines(await openView(call), held.row.id) : [];
  const lines = rows.map(({ sku, quantity, reference }) => ({ sku, quantity, customer_reference: reference || null }));
  if (!held || lines.length === 0) throw new StoreError('cart_empty');
  const key = shareKey(signingKey, 'cart', `${held.row.id} ${hashOf(JSON.stringify(lines))}`);
  const expiresAt = new Date(call.now.getTime() + days * day);
  await db
    .insert(sharedCart)
    .values({ keyHash: hashOf(key), accountId: call.account?.id ?? null, lines, expiresAt })
    .onConflictDoUpdate({ target: sharedCart.keyHash, set: { expiresAt } });
  // Behind the mark the key reaches no server's log.
  return { share_key: key, url: `${siteUrl(settings, call.locale.key)}/cart#shared=${key}`, expires_at: expiresAt.toISOString() };
}

/** Parts as they are sold now. */
export async function openSharedCart(key: string, call: Call): Promise<ResponseOf<typeof getSharedCart>> {
  const [row] = await call.deps.db
    .select()
    .from(sharedCart)
    .where(and(eq(sharedCart.keyHash, hashOf(key)), gt(sharedCart.expiresAt, call.now)));
  if (!row) throw notFound();
  const view = await openView(call);
  const offers = await readBuyable(
    view,
    row.lines.map(({ sku }) => sku),
  );
  const sold = row.lines.flatMap((line) => {
    const offer = offers.get(line.sku);
    return offer && !offer.is_hidden ? [{ line, productId: offer.product_id }] : [];
  });
  const products = new Map((await listItems(view, [...new Set(sold.map(({ productId }) => productId))])).map((item) => [item.id, item]));
  const list = sold.flatMap(({ line, productId }) => {
    const product = products.get(String(productId));
    return product ? [{ ...line, product }] : [];
  });
  return { list, expires_at: row.expiresAt.toISOString() };
}
