import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type BomChoice, type deleteBomChoice, mostBomChoices, type saveBomChoice } from '#contract/api/bom-choice.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { bomChoice, offer, product } from '#server/db/schema.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';
import { choiceKey } from './choice-key.ts';

/** Remembers the part for a row; a newer choice for the same row takes the place of the older one. */
export async function saveChoice({ source, sku }: ParsedRequestOf<typeof saveBomChoice>, call: Call): Promise<BomChoice> {
  const { db } = call.deps;
  const key = choiceKey(source);
  if (!key) throw invalidField('source', { code: 'required' });
  const [sold] = await db
    .select({ productId: offer.productId })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .where(and(eq(offer.sku, sku), eq(offer.hidden, false), eq(product.hidden, false)));
  if (!sold) throw notFound();
  const { id: accountId } = userOf(call);
  const chosen = { row: key.words, productId: sold.productId, sku, chosenAt: call.now };
  const [kept] = await db
    .insert(bomChoice)
    .values({ id: randomUUID(), accountId, rowHash: key.hash, ...chosen })
    .onConflictDoUpdate({ target: [bomChoice.accountId, bomChoice.rowHash], set: chosen })
    .returning({ id: bomChoice.id });
  if (!kept) throw new Error('A choice was neither added nor changed');
  const old = db
    .select({ id: bomChoice.id })
    .from(bomChoice)
    .where(eq(bomChoice.accountId, accountId))
    .orderBy(desc(bomChoice.chosenAt), desc(bomChoice.id))
    .offset(mostBomChoices);
  await db.delete(bomChoice).where(inArray(bomChoice.id, old));
  return { id: kept.id, chosen_at: call.now.toISOString() };
}

export async function dropChoice({ id }: ParsedRequestOf<typeof deleteBomChoice>, call: Call): Promise<{ ok: true }> {
  const gone = await call.deps.db
    .delete(bomChoice)
    .where(and(eq(bomChoice.id, id), eq(bomChoice.accountId, userOf(call).id)))
    .returning({ id: bomChoice.id });
  if (gone.length === 0) throw notFound();
  return { ok: true };
}
