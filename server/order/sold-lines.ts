import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Order } from '#contract/api/order.ts';
import type { ProductListItem } from '#contract/api/part.ts';
import { type orderLine, product } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import type { Split } from '#server/rules/allocate-stock.ts';
import { pictureIdOf } from '#server/image/picture-address.ts';
import { expectedOn } from '#server/rules/shortage.ts';
import type { CompletePlan } from './check-order.ts';
import type { OrderRow } from './order-row.ts';

type NewLine = typeof orderLine.$inferInsert;
type Compliance = Omit<Order['lines'][number]['compliance'], 'rohs'>;

/** What the catalog says about the parts of an order. */
export interface SoldFacts {
  products: ReadonlyMap<string, ProductListItem>;
  compliance: ReadonlyMap<number, Compliance>;
}

export async function readSoldFacts({ view, ordered }: Pick<CompletePlan, 'view' | 'ordered'>): Promise<SoldFacts> {
  const ids = [...new Set(ordered.map(({ row }) => row.product_id))];
  const columns = { id: product.id, eccn_us: product.eccnUs, hts: product.hts, country_of_origin: product.countryOfOrigin };
  const [items, rows] = await Promise.all([listItems(view, ids), view.db.select(columns).from(product).where(inArray(product.id, ids))]);
  return {
    products: new Map(items.map((item) => [item.id, item])),
    compliance: new Map(rows.map(({ id, ...compliance }) => [id, compliance])),
  };
}

/** The lines as they are sold, with all that a later change of the catalog must not touch. */
export function soldLines(
  plan: CompletePlan,
  facts: SoldFacts,
  { orderNo, createdAt }: Pick<OrderRow, 'orderNo' | 'createdAt'>,
  splits: readonly Split[],
): NewLine[] {
  return plan.ordered.flatMap(({ row, line, isPromised = false }, position) => {
    const item = facts.products.get(String(row.product_id));
    const compliance = facts.compliance.get(row.product_id);
    const split = splits[position];
    if (!item || !compliance || !split) return [];
    const { unit_micros, unit_price, list_unit_micros, fee, line_total } = line;
    const supply = { incoming: row.incoming, leadTimeDays: row.lead_time_days };
    const expected = split.backordered > 0 && !isPromised ? expectedOn(supply, split.backordered, createdAt) : null;
    return {
      id: randomUUID(),
      orderNo,
      position,
      productId: row.product_id,
      sku: row.sku,
      pictureId: item.image && pictureIdOf(item.image),
      sold: {
        mpn: item.mpn,
        manufacturer: item.manufacturer.name,
        description: item.description,
        product_web_url: item.web_url,
        image: item.image,
        packaging: row.packaging,
        unit_micros,
        unit_price,
        ...(list_unit_micros !== undefined && { list_unit_micros }),
        fee,
        line_total,
        discount: plan.coupon?.parts[position] ?? 0,
        tax_rate_bp: plan.tax.rate_bp,
        customer_reference: row.reference || null,
        compliance: { ...compliance, rohs: item.rohs },
        ...(isPromised ? { lead_time_days: row.lead_time_days ?? 0 } : {}),
        ...(expected !== null && { expected_on: expected }),
      },
      quantity: row.quantity,
      fromStock: split.from_stock,
      backordered: split.backordered,
    };
  });
}
