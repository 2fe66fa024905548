import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { orderDocument } from '#server/db/schema.ts';

/** Minor units that an order's credit notes have taken off its invoice. */
export async function creditedOf(queries: Queries, orderNo: string): Promise<number> {
  const issued = await queries.select({ content: orderDocument.content }).from(orderDocument).where(eq(orderDocument.orderNo, orderNo));
  return issued.reduce((sum, { content }) => sum + (content.credit?.amount ?? 0), 0);
}
