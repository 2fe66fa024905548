import { eq, sql } from 'drizzle-orm';
import { FileAnswer } from '#server/http/answer.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { account } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { AccountRow } from './find-account.ts';
import { personalTables } from './personal-data.ts';
import { openScope, type Person } from './person-scope.ts';

/** The owner of an account. Without a proof that the address is theirs, what guests did with it is not theirs to see. */
export function ownerOf({ id, email, emailVerifiedAt }: AccountRow): Person {
  return { accountId: id, email: emailVerifiedAt === null ? null : email, mailbox: email };
}

/** Everything held about the caller's account (`docs/api.md` section 9), as one JSON file. */
export async function exportAccount(call: Call): Promise<FileAnswer> {
  const { deps, now } = call;
  // One snapshot, so that an order and its lines fit together.
  const content = await deps.db.transaction(
    async (queries) => {
      const [row] = await queries
        .select()
        .from(account)
        .where(eq(account.id, userOf(call).id));
      if (!row) throw new StoreError('token_invalid');
      return { exported_at: now.toISOString(), shop: deps.settings.site.company, ...(await readSections(queries, ownerOf(row), now)) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const bytes = new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`);
  const saveAs = `${deps.settings.site.company.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${now.toISOString().slice(0, 10)}.json`;
  return new FileAnswer(bytes, { type: 'application/json; charset=utf-8', saveAs });
}

async function readSections(queries: Queries, person: Person, now: Date): Promise<Record<string, unknown>> {
  const scope = await openScope(queries, person, now);
  const sections: Record<string, unknown> = {};
  // The account comes first in the file, as its owner would look for it.
  for (const { table, mine, shown } of personalTables.toReversed()) {
    if (!shown) continue;
    const found = sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${mine(scope)}`;
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    const { rows } = await queries.execute<{ row: Record<string, unknown> }>(found);
    sections[shown.section] = rows.map(({ row }) => visible(row, shown.without ?? []));
  }
  return sections;
}

function visible(row: Record<string, unknown>, without: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_hash') && !without.includes(name)));
}
