import type { Queries } from '#server/db/client.ts';
import { inquiry } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { newInquiryNumber } from '#server/rules/order-number.ts';
import type { InquiryRow } from './find-inquiry.ts';

const draws = 3;

/** A new inquiry under a number of its own. */
export async function insertInquiry(
  queries: Queries,
  values: Omit<typeof inquiry.$inferInsert, 'inquiryNo'>,
  now: Date,
): Promise<InquiryRow> {
  for (let attempt = 0; attempt < draws; attempt += 1) {
    const inquiryNo = newInquiryNumber(now);
    // A number that is taken already is drawn anew, which has to be known before the next draw.
    // oxlint-disable-next-line no-await-in-loop
    const [row] = await queries
      .insert(inquiry)
      .values({ ...values, inquiryNo })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
  }
  throw new StoreError('unavailable');
}
