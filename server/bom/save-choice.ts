import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type BomChoice, type deleteBomChoice, mostBomChoices, type saveBomChoice } from '#contract/api/bom-choice.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { bomChoice, companyPartNumber } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';
import { choiceKey } from './choice-key.ts';
import { companyIdOf, keepNumbers, soldParts } from './company-number.ts';

/** Remembers the part for a row; a newer choice for the same row takes the place of the older one. A number of the buyer's own is their company's. */
export async function saveChoice({ source, sku }: ParsedRequestOf<typeof saveBomChoice>, call: Call): Promise<BomChoice> {
  const { db } = call.deps;
  const key = choiceKey(source);
  if (!key) throw invalidField('source', { code: 'required' });
  const productId = (await soldParts(db, [sku])).get(sku);
  if (productId === undefined) throw notFound();
  const { id: accountId } = userOf(call);
  const number = source.own_number?.trim() ?? '';
  const companyId = number === '' ? null : await companyIdOf(db, accountId);
  const id = await transact(db, (queries) =>
    companyId === null
      ? keepChoice(queries, { accountId, rowHash: key.hash, row: key.words, productId, sku, chosenAt: call.now })
      : keepForCompany(queries, accountId, companyId, { hash: key.hash, number, productId, sku }, call.now),
  );
  return { id, chosen_at: call.now.toISOString() };
}

async function keepChoice(queries: Queries, choice: Omit<typeof bomChoice.$inferInsert, 'id'>): Promise<string> {
  const { accountId, rowHash: _, ...chosen } = choice;
  const [kept] = await queries
    .insert(bomChoice)
    .values({ id: randomUUID(), ...choice })
    .onConflictDoUpdate({ target: [bomChoice.accountId, bomChoice.rowHash], set: chosen })
    .returning({ id: bomChoice.id });
  if (!kept) throw new Error('A choice was neither added nor changed');
  const old = queries
    .select({ id: bomChoice.id })
    .from(bomChoice)
    .where(eq(bomChoice.accountId, accountId))
    .orderBy(desc(bomChoice.chosenAt), desc(bomChoice.id))
    .offset(mostBomChoices);
  await queries.delete(bomChoice).where(inArray(bomChoice.id, old));
  return kept.id;
}

/** What the buyer chose for the number before they had a company would say something else. */
async function keepForCompany(
  queries: Queries,
  accountId: string,
  companyId: string,
  part: Parameters<typeof keepNumbers>[2][number],
  now: Date,
): Promise<string> {
  await queries.delete(bomChoice).where(and(eq(bomChoice.accountId, accountId), eq(bomChoice.rowHash, part.hash)));
  const [id] = await keepNumbers(queries, companyId, [part], now);
  if (id === undefined) throw new Error('A number was neither added nor changed');
  return id;
}

/** Of the caller, or of their company. */
export async function dropChoice({ id }: ParsedRequestOf<typeof deleteBomChoice>, call: Call): Promise<{ ok: true }> {
  const { db } = call.deps;
  const { id: accountId } = userOf(call);
  const [gone] = await db
    .delete(bomChoice)
    .where(and(eq(bomChoice.id, id), eq(bomChoice.accountId, accountId)))
    .returning({ id: bomChoice.id });
  if (gone) return { ok: true };
  const companyId = await companyIdOf(db, accountId);
  if (companyId === null) throw notFound();
  const [number] = await db
    .delete(companyPartNumber)
    .where(and(eq(companyPartNumber.id, id), eq(companyPartNumber.companyId, companyId)))
    .returning({ id: companyPartNumber.id });
  if (!number) throw notFound();
  return { ok: true };
}
