import { inArray, sql } from 'drizzle-orm';
import type { OrderSummary } from '#contract/api/account.ts';
import type { Call } from '#server/caller/call.ts';
import { orderLine } from '#server/db/schema.ts';
import { readDocumentsOf } from './document/order-documents.ts';
import { showAgain } from '#server/image/picture-address.ts';
import { kindOf } from './payment/payment-methods.ts';
import { allowedActions } from '#server/rules/order-state.ts';
import { readToRate } from '#server/review/rated-lines.ts';
import { readQuoteEnds } from './quoted-until.ts';
import type { OrderRow } from './order-row.ts';

/** Lines that a summary shows. */
const shownLines = 3;

/** Orders as a list shows them, in the same order; two queries however many there are. */
export async function summariseOrders({ deps, now }: Call, rows: readonly OrderRow[]): Promise<OrderSummary[]> {
  const lines = await firstLines(
    deps.db,
    rows.map(({ orderNo }) => orderNo),
  );
  const documents = await readDocumentsOf(deps.db, rows);
  const ends = await readQuoteEnds(deps.db, rows);
  const toRate = await readToRate(
    deps.db,
    rows.map(({ orderNo }) => orderNo),
  );
  return rows.map((row) => {
    const its = lines.get(row.orderNo) ?? [];
    return {
      order_no: row.orderNo,
      status: row.status,
      payment_status: row.paymentStatus,
      payment_kind: kindOf(row.paymentMethod),
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
      total: row.total,
      currency: row.currency,
      line_count: its[0]?.count ?? 0,
      lines: its.map(({ sold: { mpn, manufacturer, image, product_web_url }, quantity }) => {
        const shown = image && showAgain(deps.settings.imageService, image);
        return { mpn, manufacturer, quantity, image: shown, product_web_url };
      }),
      documents: documents.get(row.orderNo) ?? [],
      allowed: allowedActions(
        { ...row, quotedUntil: ends.get(row.quoteNo ?? ''), isToRate: deps.settings.features.reviews && toRate.has(row.orderNo) },
        now,
        deps.settings.trade,
      ),
    };
  });
}

async function firstLines(db: Call['deps']['db'], orderNos: readonly string[]) {
  const ranked = db.$with('ranked').as(
    db
      .select({
        orderNo: orderLine.orderNo,
        sold: orderLine.sold,
        quantity: orderLine.quantity,
        place: sql<number>`row_number() over (partition by ${orderLine.orderNo} order by ${orderLine.position})::int`.as('place'),
        count: sql<number>`count(*) over (partition by ${orderLine.orderNo})::int`.as('line_count'),
      })
      .from(orderLine)
      .where(inArray(orderLine.orderNo, [...orderNos])),
  );
  const rows = await db
    .with(ranked)
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${shownLines}`)
    .orderBy(ranked.place);
  return Map.groupBy(rows, ({ orderNo }) => orderNo);
}
