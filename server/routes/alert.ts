import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type PartAlertKind, saveStockAlert } from '#contract/api/product.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { offer, product, stockAlert } from '#server/db/schema.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';
import { leastMicros } from '#server/mail/alert-price.ts';

export function registerAlertRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, saveStockAlert, async ({ sku, email: given, quantity = 1, kinds, below }, { account, locale, now }) => {
    const email = (given ?? account?.email)?.toLowerCase();
    if (email === undefined) throw invalidField('email', { code: 'required' });
    const { baseCurrency } = deps.settings;
    const price = leastMicros(
      sql`${product.id}`,
      sql`${quantity}::int`,
      sql`${below?.currency ?? baseCurrency}::text`,
      sql`${baseCurrency}::text`,
    );
    const [row] = await deps.db
      .select({
        productId: offer.productId,
        lifecycle: sql<string>`concat_ws(' ', ${product.lifecycle}, ${product.lastBuyDate})`,
        micros: price,
      })
      .from(offer)
      .innerJoin(product, eq(product.id, offer.productId))
      .where(and(eq(offer.sku, sku), eq(product.hidden, false)));
    if (!row) throw notFound();
    const { productId, lifecycle, micros } = row;
    if (below && micros !== null && micros < below.unit_micros)
      throw invalidField('below.unit_micros', { code: 'out_of_range', limit: micros });
    const known: Record<PartAlertKind, string | null> = {
      stock: null,
      price: below ? String(below.unit_micros) : micros === null ? null : String(micros),
      lifecycle,
    };
    const wishes = [...new Set<PartAlertKind>(kinds ?? ['stock'])].map((kind) => ({
      id: randomUUID(),
      email,
      productId,
      kind,
      locale: locale.key,
      quantity,
      known: known[kind],
      currency: kind === 'price' ? (below?.currency ?? null) : null,
      createdAt: now,
    }));
    await deps.db
      .insert(stockAlert)
      .values(wishes)
      .onConflictDoUpdate({
        target: [stockAlert.productId, stockAlert.email, stockAlert.kind],
        set: {
          locale: sql`excluded.locale`,
          quantity: sql`excluded.quantity`,
          known: sql`excluded.known`,
          currency: sql`excluded.currency`,
          createdAt: sql`excluded.created_at`,
        },
      });
    return { ok: true as const };
  });
}
