/** The operator's side of what companies call parts in their own books; each change is in the audit. */
import { and, desc, eq } from 'drizzle-orm';
import type { getCompanyPartNumbers, removeCompanyPartNumber, saveCompanyPartNumbers } from '#contract/api/admin/company-part-number.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { choiceKey } from '#server/bom/choice-key.ts';
import { keepNumbers, type NumberedPart, soldParts } from '#server/bom/company-number.ts';
import { foundBy } from '#server/bom/list-choices.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { Queries } from '#server/db/client.ts';
import { company, companyPartNumber, manufacturer, product } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';

export async function findPartNumbers(
  db: Queries,
  query: ParsedRequestOf<typeof getCompanyPartNumbers>,
): Promise<ResponseOf<typeof getCompanyPartNumbers>> {
  await mustBeThere(db, query.company_id);
  const page = readPage(query);
  const { id, number, sku, chosenAt, companyId, productId } = companyPartNumber;
  const its = and(eq(companyId, query.company_id), foundBy(query.keyword, number, sku));
  const [rows, count] = await Promise.all([
    db
      .select({ id, number, sku, chosenAt, mpn: product.mpn, manufacturer: manufacturer.name })
      .from(companyPartNumber)
      .innerJoin(product, eq(product.id, productId))
      .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
      .where(its)
      .orderBy(desc(chosenAt), desc(id))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    db.$count(companyPartNumber, its),
  ]);
  const list = rows.map(({ chosenAt: at, ...row }) => ({ ...row, chosen_at: at.toISOString() }));
  return showPage(list, count, page);
}

async function mustBeThere(queries: Queries, id: string): Promise<void> {
  const [its] = await queries.select({ id: company.id }).from(company).where(eq(company.id, id));
  if (!its) throw notFound();
}

export async function savePartNumbers(
  acting: Acting,
  { company_id: companyId, items }: ParsedRequestOf<typeof saveCompanyPartNumbers>,
): Promise<ResponseOf<typeof saveCompanyPartNumbers>> {
  const run = async (queries: Queries) => {
    await mustBeThere(queries, companyId);
    const parts = await readParts(queries, items);
    const answer = { saved: (await keepNumbers(queries, companyId, parts, acting.now)).length };
    await acting.keepAnswer(queries, answer);
    return answer;
  };
  const detail = { changed: ['part_numbers'], numbers: items.length };
  return audited(acting, { action: 'company.save-part-numbers', target: companyId, detail, run });
}

/** A number that comes twice stands for the part that was named last. */
async function readParts(queries: Queries, items: ParsedRequestOf<typeof saveCompanyPartNumbers>['items']): Promise<NumberedPart[]> {
  const sold = await soldParts(
    queries,
    items.map(({ sku }) => sku),
  );
  const fields: Record<string, FieldIssue[]> = {};
  const parts = new Map<string, NumberedPart>();
  for (const [place, { number, sku }] of items.entries()) {
    const productId = sold.get(sku);
    const hash = choiceKey({ own_number: number })?.hash;
    if (productId === undefined) fields[`items.${place}.sku`] = [{ code: 'not_allowed' }];
    if (hash === undefined) fields[`items.${place}.number`] = [{ code: 'required' }];
    if (productId !== undefined && hash !== undefined) parts.set(hash, { hash, number: number.trim(), productId, sku });
  }
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  return [...parts.values()];
}

export async function removePartNumber(
  acting: Acting,
  { company_id: companyId, id }: ParsedRequestOf<typeof removeCompanyPartNumber>,
): Promise<ResponseOf<typeof removeCompanyPartNumber>> {
  const run = async (queries: Queries) => {
    const [gone] = await queries
      .delete(companyPartNumber)
      .where(and(eq(companyPartNumber.companyId, companyId), eq(companyPartNumber.id, id)))
      .returning({ id: companyPartNumber.id });
    if (!gone) throw notFound();
    await acting.keepAnswer(queries, { removed: true });
    return { removed: true } as const;
  };
  return audited(acting, { action: 'company.remove-part-number', target: companyId, detail: { changed: ['part_numbers'] }, run });
}
