import { eq, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { account } from '#server/db/schema.ts';

export type AccountRow = typeof account.$inferSelect;

const hasEmail = (email: string) => eq(sql`lower(${account.email})`, email.toLowerCase());

/** Addresses differ in more than case. */
export async function findAccount(queries: Queries, email: string): Promise<AccountRow | null> {
  const [row] = await queries.select().from(account).where(hasEmail(email));
  return row ?? null;
}

/** Holds the account until the transaction ends. */
export async function lockAccount(queries: Queries, id: string): Promise<AccountRow | null> {
  const [row] = await queries.select().from(account).where(eq(account.id, id)).for('update');
  return row ?? null;
}
