/** Keys of programs that run the shop; only the console makes them (`docs/api.md` 5.6). */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OperatorScope } from '#contract/api/endpoint.ts';
import { hashOf } from '#server/caller/caller.ts';
import type { Database, Queries } from '#server/db/client.ts';
import { operatorKey } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { consoleActor, consoleName, writeAudit } from './audit.ts';
import { ConsoleProblem } from './console.ts';

export type OperatorKeyRow = typeof operatorKey.$inferSelect;

/** Makes a key; it is told once and kept as its hash. */
export async function addKey(db: Database, name: string, scopes: readonly OperatorScope[], now: Date): Promise<string> {
  if (!/^[\p{L}\p{N} ._@-]{1,60}$/u.test(name)) throw new ConsoleProblem('A name has 1 to 60 letters, digits, spaces, dots and hyphens.');
  // The audit tells the console's own changes by this name.
  if (name === consoleName) throw new ConsoleProblem(`"${name}" is the name of the console itself.`);
  const key = newSecret('ok_');
  await transact(db, async (queries) => {
    const row = { id: randomUUID(), name, keyHash: hashOf(key), scopes: [...new Set(scopes)], createdAt: now };
    const made = await queries.insert(operatorKey).values(row).onConflictDoNothing().returning();
    if (made.length === 0) throw new ConsoleProblem(`There is a key "${name}" already; every program has a key of its own.`);
    await writeAudit(queries, { actor: consoleActor, action: 'key.add', target: name, detail: { scopes: row.scopes }, at: now });
  });
  return key;
}

export function readKeys(queries: Queries): Promise<OperatorKeyRow[]> {
  return queries.select().from(operatorKey).orderBy(asc(operatorKey.name));
}

/** Ends a key at once; its name stays taken, because the audit knows it. */
export async function revokeKey(db: Database, name: string, now: Date): Promise<void> {
  await transact(db, async (queries) => {
    const its = and(eq(operatorKey.name, name), isNull(operatorKey.revokedAt));
    const ended = await queries.update(operatorKey).set({ revokedAt: now }).where(its).returning();
    if (ended.length === 0) throw new ConsoleProblem(`There is no key "${name}" that works.`);
    await writeAudit(queries, { actor: consoleActor, action: 'key.revoke', target: name, at: now });
  });
}
