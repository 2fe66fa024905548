import type { Queries } from '#server/db/client.ts';
import { inquiry } from '#server/db/schema.ts';
import { underFreshNumber } from '#server/db/under-fresh-number.ts';
import { newInquiryNumber } from '#server/rules/order-number.ts';
import type { InquiryRow } from './find-inquiry.ts';

/** A new inquiry under a number of its own. */
export async function insertInquiry(
  queries: Queries,
  values: Omit<typeof inquiry.$inferInsert, 'inquiryNo'>,
  now: Date,
): Promise<InquiryRow> {
  return underFreshNumber(() =>
    queries
      .insert(inquiry)
      .values({ ...values, inquiryNo: newInquiryNumber(now) })
      .onConflictDoNothing()
      .returning(),
  );
}
