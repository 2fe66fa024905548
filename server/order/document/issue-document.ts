/** Gives an invoice or credit note its number and keeps what it says (`docs/api.md` section 1 and 5.5). */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { documentCounter, orderDocument, orderLine } from '#server/db/schema.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { contentOf, type IssuedKind } from './document-content.ts';

const prefixes: Record<IssuedKind, string> = { invoice: 'INV', credit_note: 'CN' };
const digits = 6;

/**
 * Issues a document for a locked order inside the caller's transaction and gives its number.
 * An order has one invoice: a second call gives the number of the first. `refunded` is the amount of a credit note in minor units;
 * without it the note is about everything that went back.
 */
export async function issueDocument(
  deps: Pick<StoreDeps, 'settings'>,
  queries: Queries,
  row: OrderRow,
  kind: IssuedKind,
  at: Date,
  { refunded = row.refunded }: { refunded?: number } = {},
): Promise<string> {
  const invoice = await invoiceNumberOf(queries, row.orderNo);
  if (kind === 'invoice' && invoice !== null) return invoice;
  const lines = await queries.select().from(orderLine).where(eq(orderLine.orderNo, row.orderNo)).orderBy(asc(orderLine.position));
  const credit = kind === 'credit_note' ? { amount: refunded, invoice } : null;
  const number = await nextNumber(queries, `${prefixes[kind]}-${at.getUTCFullYear()}`);
  // The column takes any object; the content is one of plain JSON values.
  const content = { ...contentOf(deps.settings, row, lines, credit) };
  await queries.insert(orderDocument).values({ number, orderNo: row.orderNo, kind, content, issuedAt: at });
  return number;
}

async function invoiceNumberOf(queries: Queries, orderNo: string): Promise<string | null> {
  const [issued] = await queries
    .select({ number: orderDocument.number })
    .from(orderDocument)
    .where(and(eq(orderDocument.orderNo, orderNo), eq(orderDocument.kind, 'invoice')));
  return issued?.number ?? null;
}

/** The counter's row stays locked until the transaction ends: a document that comes to nothing takes no number with it. */
async function nextNumber(queries: Queries, series: string): Promise<string> {
  const [counter] = await queries
    .insert(documentCounter)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: documentCounter.series, set: { last: sql`${documentCounter.last} + 1` } })
    .returning();
  if (!counter) throw new Error(`No number came from ${series}`);
  return `${series}-${String(counter.last).padStart(digits, '0')}`;
}
