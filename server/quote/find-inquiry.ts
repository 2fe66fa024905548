/** Whose inquiry it is (`docs/api.md` section 2). */
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Call } from '#server/call.ts';
import { hashOf } from '#server/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { inquiry } from '#server/db/schema.ts';
import { newSecret } from '#server/secret.ts';
import { notFound } from '#server/store-error.ts';

export type InquiryRow = typeof inquiry.$inferSelect;

const day = 86_400_000;
const accessDays = 180;
/** Mails to a guest whose links work at the same time. */
const liveKeys = 12;

/** Condition for an inquiry that the caller may see: his account's, or one whose access key he shows. */
function mine({ account, accessKey, now }: Call) {
  const byAccount = account ? eq(inquiry.accountId, account.id) : undefined;
  const hasKey = accessKey !== null && sql`${hashOf(accessKey)} = any(string_to_array(${inquiry.accessKeyHash}, ' '))`;
  return or(byAccount, hasKey ? and(hasKey, gt(inquiry.accessKeyUntil, now)) : undefined);
}

/** An inquiry of the caller. Somebody else's answers `not_found`, like one that does not exist. */
export async function findInquiry(call: Call, queries: Queries, inquiryNo: string, lock?: 'update'): Promise<InquiryRow> {
  const whose = mine(call);
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

interface Keys {
  accessKeyHash: string;
  accessKeyUntil: Date;
}

/** A new key for a guest's inquiry. Only hashes are kept, so each mail carries a key of its own; the last twelve work. */
export function issueAccessKey(before: string | null, now: Date): { key: string; columns: Keys } {
  const key = newSecret('ak_');
  const hashes = [...(before ?? '').split(' ').filter(Boolean), hashOf(key)].slice(-liveKeys);
  return { key, columns: { accessKeyHash: hashes.join(' '), accessKeyUntil: new Date(now.getTime() + accessDays * day) } };
}

/** The key for the next mail to a guest; null for an account, which logs in. */
export async function keyForMail(queries: Queries, { inquiryNo, accountId, accessKeyHash }: InquiryRow, now: Date): Promise<string | null> {
  if (accountId !== null || accessKeyHash === null) return null;
  const { key, columns } = issueAccessKey(accessKeyHash, now);
  await queries.update(inquiry).set(columns).where(eq(inquiry.inquiryNo, inquiryNo));
  return key;
}
