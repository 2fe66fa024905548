import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type PartsList, mostPartsLists, type savePartsList } from '#contract/api/parts-list.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { type KeptPart, account, partsList } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';
import { shareKey } from './share-key.ts';
import { type PartsListRow, showPartsList } from './show-parts-list.ts';

type Input = ParsedRequestOf<typeof savePartsList>;

/** Makes a list or replaces the contents of one's own; a list that changed since `version` stays as it is. */
export async function putPartsList(input: Input, call: Call): Promise<PartsList> {
  const row = await transact(call.deps.db, async (queries) => {
    const old = await lockList(queries, call, input);
    const lines = await keepLines(queries, input.lines, old);
    return old ? change(queries, call, input, old, lines) : make(queries, call, input, lines);
  });
  return showPartsList(call, row);
}

async function lockList(queries: Queries, call: Call, { id, version }: Input): Promise<PartsListRow | null> {
  if (id === undefined) return null;
  const own = and(eq(partsList.id, id), eq(partsList.accountId, userOf(call).id));
  const [row] = await queries.select().from(partsList).where(own).for('update');
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw new StoreError('version_conflict', { data: { version: row.version } });
  return row;
}

async function make(queries: Queries, call: Call, input: Input, lines: KeptPart[]): Promise<PartsListRow> {
  const { id: accountId } = userOf(call);
  // Two lists made at once must not pass the limit together.
  await queries.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
  if ((await queries.$count(partsList, eq(partsList.accountId, accountId))) >= mostPartsLists) {
    const fields = { lists: [{ code: 'not_allowed' as const, limit: mostPartsLists }] };
    throw new StoreError('validation_failed', { fields, data: { limit: mostPartsLists } });
  }
  const id = randomUUID();
  const { name, kind, tags = [], boards = 1, attrition_bp: attritionBp = 0, attrition = {} } = input;
  const share = sharing(call, { id, shareRound: 0, shareHash: null }, input.share);
  const build = { tags: [...new Set(tags)], boards, attritionBp, attrition };
  const values = { id, accountId, name, kind, ...build, lines, ...share, createdAt: call.now, updatedAt: call.now };
  const [row] = await queries.insert(partsList).values(values).returning();
  if (!row) throw new Error('An insert without a conflict gave no row');
  return row;
}

async function change(queries: Queries, call: Call, input: Input, old: PartsListRow, lines: KeptPart[]): Promise<PartsListRow> {
  const {
    name,
    kind,
    tags = old.tags,
    boards = old.boards,
    attrition_bp: attritionBp = old.attritionBp,
    attrition = old.attrition,
  } = input;
  const build = { tags: [...new Set(tags)], boards, attritionBp, attrition };
  const values = { name, kind, ...build, lines, ...sharing(call, old, input.share), version: old.version + 1, updatedAt: call.now };
  const [row] = await queries.update(partsList).set(values).where(eq(partsList.id, old.id)).returning();
  if (!row) throw notFound();
  return row;
}

type Sharing = Pick<PartsListRow, 'shareRound' | 'shareHash'>;

/** A link that was taken away stays dead: sharing again makes another one. */
function sharing({ deps }: Call, list: Sharing & Pick<PartsListRow, 'id'>, wanted: boolean | undefined): Sharing {
  const { id, shareRound, shareHash } = list;
  if (wanted === false) return { shareRound, shareHash: null };
  if (wanted === undefined || shareHash !== null) return { shareRound, shareHash };
  const round = shareRound + 1;
  return { shareRound: round, shareHash: hashOf(shareKey(deps.signingKey, 'list', `${id} ${round}`)) };
}

/** Lines keep their ids as long as they stay; a line known by its order code alone is given the part's number. */
async function keepLines(queries: Queries, lines: Input['lines'], old: PartsListRow | null): Promise<KeptPart[]> {
  const known = new Map(old?.lines.map((line) => [line.line_id, line]));
  const numbers = await readNumbers(
    queries,
    lines.flatMap(({ sku, mpn }) => (sku !== undefined && !mpn ? [sku] : [])),
  );
  return lines.map((line) => {
    // Taken once: a line sent twice becomes two.
    const before = known.get(line.line_id ?? '');
    if (before) known.delete(before.line_id);
    const found = numbers.get(line.sku ?? '');
    return {
      line_id: before?.line_id ?? randomUUID(),
      sku: line.sku ?? null,
      mpn: line.mpn || found?.mpn || (line.sku ?? ''),
      manufacturer: line.manufacturer || found?.manufacturer || null,
      own_number: line.own_number || null,
      quantity: line.quantity,
      references: line.references || null,
      note: line.note || null,
      tags: [...new Set(line.tags ?? before?.tags)],
    };
  });
}

interface PartNumber extends Record<string, unknown> {
  sku: string;
  mpn: string;
  manufacturer: string;
}

async function readNumbers(queries: Queries, skus: string[]): Promise<Map<string, PartNumber>> {
  if (skus.length === 0) return new Map();
  const { rows } = await queries.execute<PartNumber>(sql`
    select o.sku, p.mpn, m.name as manufacturer from offer o
    join product p on p.id = o.product_id join manufacturer m on m.id = p.manufacturer_id
    where o.sku = any(${sql.param(skus)}::text[]) and not o.hidden and not p.hidden`);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Deletes one's own list; its link dies with it. */
export async function dropPartsList(id: string, call: Call): Promise<{ ok: true }> {
  const own = and(eq(partsList.id, id), eq(partsList.accountId, userOf(call).id));
  const gone = await call.deps.db.delete(partsList).where(own).returning({ id: partsList.id });
  if (gone.length === 0) throw notFound();
  return { ok: true };
}
