/** A fresh link for a guest who has lost theirs (`docs/api.md` 5.5). It goes to the address of the order, never to another. */
import { and, eq, sql } from 'drizzle-orm';
import type { sendOrderLink } from '#contract/api/order-link.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { inquiry, order } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { tellBuyer } from '#server/order/payment/tell-buyer.ts';
import { tellCustomer } from '#server/quote/tell-customer.ts';

/** Mails the link where number and address belong together; the caller is told nothing. */
export async function sendLink({ number, email }: ParsedRequestOf<typeof sendOrderLink>, { deps }: Call): Promise<void> {
  const address = email.toLowerCase();
  await transact(deps.db, async (queries) => {
    if (number.startsWith('SO-')) {
      const its = and(eq(order.orderNo, number), sql`lower(${order.email}) = ${address}`);
      const [row] = await queries.select().from(order).where(its);
      if (row) await tellBuyer(deps, queries, 'order_link', row);
    } else {
      const its = and(eq(inquiry.inquiryNo, number), sql`lower(${inquiry.contact} ->> 'email') = ${address}`);
      const [row] = await queries.select().from(inquiry).where(its);
      if (row) await tellCustomer(deps, queries, 'quote_link', row);
    }
  });
}
