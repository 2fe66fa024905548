/** Makes, changes and removes companies; what their people pay and may do follows with the next call. */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import {
  companyFields,
  type removeCompany as removal,
  type saveCompany as endpoint,
  type ShownCompany,
} from '#contract/api/admin-company.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { account, company } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { checkCompany, type CheckedCompany } from './check-company.ts';
import { showCompany } from './read-company.ts';

type Request = ParsedRequestOf<typeof endpoint>;

/** What the history tells as changed; the people of a company by their numbers. */
type Kept = Record<(typeof companyFields)[number], unknown>;

export function saveCompany(acting: Acting, request: Request): Promise<ShownCompany> {
  return transact(acting.deps.db, async (queries) => {
    const before = request.id === undefined ? null : await lockCompany(queries, request.id, request.version);
    const checked = await checkCompany(queries, request, request.id);
    const id = await writeCompany(queries, request, checked, acting.now);
    await writePeople(queries, id, checked);
    const after = await keptOf(queries, id);
    const changed = companyFields.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
    const detail = { changed, before, after };
    await writeAudit(queries, { actor: acting.actor, action: 'company.save', target: id, detail, at: acting.now });
    const shown = await showCompany(queries, id);
    await acting.keepAnswer(queries, shown);
    return shown;
  });
}

async function lockCompany(queries: Queries, id: string, version: number | undefined): Promise<Kept> {
  const [row] = await queries.select().from(company).where(eq(company.id, id)).for('update');
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw new StoreError('version_conflict', { data: { version: row.version } });
  return keptOf(queries, id);
}

async function keptOf(queries: Queries, id: string): Promise<Kept> {
  const { name, tax_id, price_list, may_pay_by_invoice, people } = await showCompany(queries, id);
  const numbered = people.map(({ account_id, role }) => ({ account_id, role }));
  return { name, tax_id, price_list, may_pay_by_invoice, people: numbered };
}

async function writeCompany(queries: Queries, request: Request, { priceListId }: CheckedCompany, now: Date): Promise<string> {
  const { id, name, tax_id: taxId, may_pay_by_invoice: mayPayByInvoice } = request;
  const values = { name, taxId: taxId || null, priceListId, mayPayByInvoice };
  if (id === undefined) {
    const made = randomUUID();
    await queries.insert(company).values({ ...values, id: made, createdAt: now });
    return made;
  }
  const [row] = await queries.select({ version: company.version }).from(company).where(eq(company.id, id));
  await queries
    .update(company)
    .set({ ...values, version: (row?.version ?? 0) + 1 })
    .where(eq(company.id, id));
  return id;
}

async function writePeople(queries: Queries, id: string, { people }: CheckedCompany): Promise<void> {
  await leave(queries, id);
  for (const role of new Set(people.map((one) => one.role))) {
    const its = people.flatMap((one) => (one.role === role ? [one.accountId] : []));
    // oxlint-disable-next-line no-await-in-loop -- the few roles there are
    await queries.update(account).set({ companyId: id, companyRole: role }).where(inArray(account.id, its));
  }
}

const leave = (queries: Queries, id: string) =>
  queries.update(account).set({ companyId: null, companyRole: null }).where(eq(account.companyId, id));

export function removeCompany(acting: Acting, { id }: ParsedRequestOf<typeof removal>): Promise<ResponseOf<typeof removal>> {
  return transact(acting.deps.db, async (queries) => {
    await leave(queries, id);
    const [row] = await queries.delete(company).where(eq(company.id, id)).returning();
    if (!row) throw notFound();
    const detail = { name: row.name };
    await writeAudit(queries, { actor: acting.actor, action: 'company.remove', target: id, detail, at: acting.now });
    const answer = { removed: true as const };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}
