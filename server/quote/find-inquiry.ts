/** Whose inquiry it is (`docs/api.md` section 2). */
import { and, eq } from 'drizzle-orm';
import { ownOf } from '#server/caller/access-key.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { inquiry } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';

export type InquiryRow = typeof inquiry.$inferSelect;

/** An inquiry of the caller. Somebody else's answers `not_found`, like one that does not exist. */
export async function findInquiry(call: Call, queries: Queries, inquiryNo: string, lock?: 'update'): Promise<InquiryRow> {
  const whose = ownOf(call, queries, { number: inquiry.inquiryNo, owner: inquiry.accountId });
  if (!whose) throw notFound();
  const query = queries
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.inquiryNo, inquiryNo), whose));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}

/** Any inquiry, for the shop. */
export async function findForShop(queries: Queries, inquiryNo: string, lock?: 'update'): Promise<InquiryRow> {
  const query = queries.select().from(inquiry).where(eq(inquiry.inquiryNo, inquiryNo));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}
