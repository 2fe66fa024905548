/** Keys that open one order or one inquiry without a log-in (`docs/api.md` section 2). Only hashes are kept, so each mail carries a key of its own. */
import { and, desc, eq, exists, gt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { accessKey, account, inquiry, order } from '#server/db/schema.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { day } from '#contract/durations.ts';

/** What a key opens. */
export type Opened = { orderNo: string } | { inquiryNo: string };

const accessDays = 180;
/** Keys of one order or inquiry that work at the same time; the newest stay. */
export const liveKeys = 24;

const itsKeys = (opened: Opened): SQL =>
  'orderNo' in opened ? eq(accessKey.orderNo, opened.orderNo) : eq(accessKey.inquiryNo, opened.inquiryNo);

/** A new key; older ones go on working until their own end. */
export async function issueAccessKey(queries: Queries, opened: Opened, now: Date): Promise<string> {
  const key = newSecret('ak_');
  const expiresAt = new Date(now.getTime() + accessDays * day);
  await queries.insert(accessKey).values({ keyHash: hashOf(key), ...opened, createdAt: now, expiresAt });
  const newest = queries
    .select({ keyHash: accessKey.keyHash })
    .from(accessKey)
    .where(itsKeys(opened))
    .orderBy(desc(accessKey.createdAt), desc(eq(accessKey.keyHash, hashOf(key))))
    .limit(liveKeys);
  await queries.delete(accessKey).where(and(itsKeys(opened), notInArray(accessKey.keyHash, newest)));
  return key;
}

/** Condition for an order or inquiry that the key opens now. */
function openedBy(queries: Queries, key: string, column: typeof order.orderNo | typeof inquiry.inquiryNo, now: Date): SQL {
  const opens = column.name === order.orderNo.name ? accessKey.orderNo : accessKey.inquiryNo;
  const its = and(eq(opens, column), eq(accessKey.keyHash, hashOf(key)), gt(accessKey.expiresAt, now));
  return exists(
    queries
      .select({ one: sql`1` })
      .from(accessKey)
      .where(its),
  );
}

/** Condition for an order or inquiry that the caller may see: their account's, or one that their key opens; undefined where there is neither. */
export function ownOf(
  { account: its, accessKey: key, now }: { account: { id: string } | null; accessKey: string | null; now: Date },
  queries: Queries,
  { number, owner }: { number: typeof order.orderNo | typeof inquiry.inquiryNo; owner: typeof order.accountId | typeof inquiry.accountId },
): SQL | undefined {
  return or(its ? eq(owner, its.id) : undefined, key === null ? undefined : openedBy(queries, key, number, now));
}

/** The key for a mail; null for the owner of an account, who logs in once it is activated. */
export async function keyForMail(queries: Queries, opened: Opened, accountId: string | null, now: Date): Promise<string | null> {
  return (await logsIn(queries, accountId)) ? null : issueAccessKey(queries, opened, now);
}

async function logsIn(queries: Queries, accountId: string | null): Promise<boolean> {
  if (accountId === null) return false;
  const [owner] = await queries.select({ status: account.status }).from(account).where(eq(account.id, accountId));
  return owner !== undefined && owner.status !== 'unactivated';
}
