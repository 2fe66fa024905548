import { inArray } from 'drizzle-orm';
import type { RfqLine } from '#contract/api/cart.ts';
import type { ProductListItem } from '#contract/api/part.ts';
import type { OrderRules } from '#contract/pricing.ts';
import { offer, type rfqLine } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import type { View } from '#server/search/view/view.ts';

/** A packaging as a list of wishes or a quote shows it. */
interface NamedOffer {
  sku: string;
  product: ProductListItem | null;
  rules: OrderRules;
}
export type OfferNames = ReadonlyMap<number, NamedOffer>;

/** What the catalog says about some packagings; unknown ids are left out. */
export async function nameOffers(view: View, offerIds: readonly (number | null)[]): Promise<OfferNames> {
  const ids = [...new Set(offerIds.flatMap((id) => id ?? []))];
  if (ids.length === 0) return new Map();
  const { id, sku, productId, moq, multiple, maxQuantity } = offer;
  const rows = await view.db.select({ id, sku, productId, moq, multiple, maxQuantity }).from(offer).where(inArray(id, ids));
  const products = await listItems(view, [...new Set(rows.map((row) => row.productId))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        sku: row.sku,
        product: byId.get(String(row.productId)) ?? null,
        rules: { moq: row.moq, multiple: row.multiple, max_quantity: row.maxQuantity },
      },
    ]),
  );
}

type WishRow = Omit<typeof rfqLine.$inferSelect, 'cartId' | 'position'>;

/** A part that somebody asks a price for, as the contract shows it. */
export function showWish(row: WishRow, names: OfferNames): RfqLine {
  const its = names.get(row.offerId ?? 0);
  return {
    line_id: row.id,
    sku: its?.sku ?? null,
    product: its?.product ?? null,
    mpn: row.mpn,
    manufacturer: row.manufacturer,
    quantity: row.quantity,
    target_unit_micros: row.targetMicros,
    currency: row.currency,
    needed_by: row.neededBy,
    note: row.note,
  };
}
