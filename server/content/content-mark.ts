/** Whose content the shop shows: that of a release by its fingerprint, or the operator's own. */
import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { setting } from '#server/db/schema.ts';

const key = 'content';
export const ownMark = 'own';

export async function readMark(queries: Queries): Promise<unknown> {
  const [row] = await queries.select().from(setting).where(eq(setting.key, key));
  return row?.value;
}

export async function keepMark(queries: Queries, value: string): Promise<void> {
  await queries.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
}
