import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { setting } from '#server/db/schema.ts';

const name = 'signing_key';

/** The key that signs addresses of private files: made once, the same for all servers of a shop. */
export async function readSigningKey(db: Database): Promise<Uint8Array> {
  const made = randomBytes(32).toString('base64url');
  await db.insert(setting).values({ key: name, value: made }).onConflictDoNothing();
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, name));
  const kept = typeof row?.value === 'string' ? row.value : made;
  return Buffer.from(kept, 'base64url');
}
