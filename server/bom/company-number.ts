/** Numbers that a company gives parts in its own books: of all its people, whoever chose the part (`docs/api.md` 5.3). */
import { randomUUID } from 'node:crypto';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { mostPartNumbers } from '#contract/api/admin/company-part-number.ts';
import type { Queries } from '#server/db/client.ts';
import { account, companyPartNumber, offer, product } from '#server/db/schema.ts';

/** The company whose numbers an account uses; null for somebody who buys for themselves. */
export async function companyIdOf(queries: Queries, accountId: string): Promise<string | null> {
  const [row] = await queries.select({ id: account.companyId }).from(account).where(eq(account.id, accountId));
  return row?.id ?? null;
}

export interface NumberedPart {
  hash: string;
  number: string;
  productId: number;
  sku: string;
}

/** A number that is there stands for the part from now on; above the most that are kept the oldest make room. Gives the ids. */
export async function keepNumbers(queries: Queries, companyId: string, parts: readonly NumberedPart[], now: Date): Promise<string[]> {
  const values = parts.map(({ hash: numberHash, ...part }) => ({ id: randomUUID(), companyId, numberHash, ...part, chosenAt: now }));
  const kept = await queries
    .insert(companyPartNumber)
    .values(values)
    .onConflictDoUpdate({
      target: [companyPartNumber.companyId, companyPartNumber.numberHash],
      set: { number: sql`excluded.number`, productId: sql`excluded.product_id`, sku: sql`excluded.sku`, chosenAt: now },
    })
    .returning({ id: companyPartNumber.id });
  const old = queries
    .select({ id: companyPartNumber.id })
    .from(companyPartNumber)
    .where(eq(companyPartNumber.companyId, companyId))
    .orderBy(desc(companyPartNumber.chosenAt), desc(companyPartNumber.id))
    .offset(mostPartNumbers);
  await queries.delete(companyPartNumber).where(inArray(companyPartNumber.id, old));
  return kept.map(({ id }) => id);
}

/** The parts of order codes that the shop sells now. */
export async function soldParts(queries: Queries, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await queries
    .select({ sku: offer.sku, productId: offer.productId })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .where(sql`${offer.sku} = any(${sql.param([...skus])}::text[]) and not ${offer.hidden} and not ${product.hidden}`);
  return new Map(rows.map(({ sku, productId }) => [sku, productId]));
}
