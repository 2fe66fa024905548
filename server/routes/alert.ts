import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { saveStockAlert } from '#contract/api/product.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { offer, product, stockAlert } from '#server/db/schema.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';

export function registerAlertRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, saveStockAlert, async ({ sku, email: given, quantity = 1 }, { account, locale, now }) => {
    const email = (given ?? account?.email)?.toLowerCase();
    if (email === undefined) throw invalidField('email', { code: 'required' });
    const [row] = await deps.db
      .select({ productId: offer.productId })
      .from(offer)
      .innerJoin(product, eq(product.id, offer.productId))
      .where(and(eq(offer.sku, sku), eq(product.hidden, false)));
    if (!row) throw notFound();
    const wish = { locale: locale.key, quantity, createdAt: now };
    await deps.db
      .insert(stockAlert)
      .values({ id: randomUUID(), email, productId: row.productId, ...wish })
      .onConflictDoUpdate({ target: [stockAlert.productId, stockAlert.email], set: wish });
    return { ok: true as const };
  });
}
