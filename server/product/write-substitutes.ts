import { eq, inArray } from 'drizzle-orm';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { Queries } from '#server/db/client.ts';
import { crossReference, product } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { SaveRequest } from './save-request.ts';

/**
 * All that take a part's place by the shop's own word, in their order. The part itself and one that the shop does not have are `not_allowed`,
 * one that is named twice for the same is `not_unique`.
 */
export async function writeSubstitutes(
  queries: Queries,
  productId: number,
  substitutes: NonNullable<SaveRequest['substitutes']>,
): Promise<void> {
  const asked = substitutes.map(({ part }) => part);
  const rows = await queries
    .select({ id: product.id, slug: product.slug })
    .from(product)
    .where(inArray(product.slug, asked))
    .for('key share');
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const fields: Record<string, FieldIssue[]> = {};
  const named = substitutes.map(({ part, kind, note }, position) => ({
    productId,
    otherId: ids.get(part) ?? productId,
    kind,
    note,
    position,
  }));
  for (const { otherId, kind, position } of named) {
    const isTwice = named.findIndex((one) => one.otherId === otherId && one.kind === kind) < position;
    const code = otherId === productId ? 'not_allowed' : isTwice ? 'not_unique' : null;
    if (code !== null) fields[`substitutes.${position}.part`] = [{ code }];
  }
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  await queries.delete(crossReference).where(eq(crossReference.productId, productId));
  if (named.length > 0) await queries.insert(crossReference).values(named);
}
