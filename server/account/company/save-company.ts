/** Makes, changes and removes companies; what their people pay and may do follows with the next call. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import {
  companyFields,
  type removeCompany as removal,
  type saveCompany as endpoint,
  type ShownCompany,
} from '#contract/api/admin/company.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Acting } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { account, company, taxExemption } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { checkCompany, type CheckedCompany } from './check-company.ts';
import { endOfLeavers } from './end-approval.ts';
import { showCompany } from './read-company.ts';

type Request = ParsedRequestOf<typeof endpoint>;

/** What is saved at once, and the history tells as changed; the people of a company by their numbers. */
const savedFields = companyFields.filter((name) => name !== 'addresses' && name !== 'exemptions' && name !== 'part_numbers');
type Kept = Record<(typeof savedFields)[number], unknown>;

export function saveCompany(acting: Acting, request: Request): Promise<ShownCompany> {
  return transact(acting.deps.db, async (queries) => {
    const before = request.id === undefined ? null : await lockCompany(acting.deps, queries, request.id, request.version);
    const checked = await checkCompany(queries, request, request.id);
    const id = await writeCompany(queries, request, checked, acting.now);
    await writePeople(queries, id, checked);
    await endOfLeavers(acting.deps, queries);
    const after = await keptOf(acting.deps, queries, id);
    const changed = savedFields.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
    const detail = { changed, before, after };
    await writeAudit(queries, { actor: acting.actor, action: 'company.save', target: id, detail, at: acting.now });
    const shown = await showCompany(acting.deps, queries, id);
    await acting.keepAnswer(queries, shown);
    return shown;
  });
}

async function lockCompany(deps: StoreDeps, queries: Queries, id: string, version: number | undefined): Promise<Kept> {
  const [row] = await queries.select().from(company).where(eq(company.id, id)).for('update');
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw new StoreError('version_conflict', { data: { version: row.version } });
  return keptOf(deps, queries, id);
}

async function keptOf(deps: StoreDeps, queries: Queries, id: string): Promise<Kept> {
  const { name, tax_id, price_list, currency, may_pay_by_invoice, payment_days, credit_limit, people } = await showCompany(
    deps,
    queries,
    id,
  );
  const numbered = people.map(({ account_id, role, order_limit }) => ({ account_id, role, order_limit }));
  return { name, tax_id, price_list, currency, may_pay_by_invoice, payment_days, credit_limit, people: numbered };
}

async function writeCompany(queries: Queries, request: Request, { priceListId }: CheckedCompany, now: Date): Promise<string> {
  const { id, name, tax_id: taxId, currency = null, may_pay_by_invoice: mayPayByInvoice } = request;
  const { payment_days: paymentDays = null, credit_limit: creditLimit = null } = request;
  const values = { name, taxId: taxId || null, priceListId, currency, mayPayByInvoice, paymentDays, creditLimit };
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
  const column = <Key extends keyof CheckedCompany['people'][number]>(key: Key) => sql.param(people.map((one) => one[key]));
  await queries.execute(sql`
    update account a set company_id = ${id}, company_role = t.role, order_limit = t.most
    from unnest(${column('accountId')}::text[], ${column('role')}::text[], ${column('orderLimit')}::bigint[]) as t (id, role, most)
    where a.id = t.id`);
}

const leave = (queries: Queries, id: string) =>
  queries.update(account).set({ companyId: null, companyRole: null, orderLimit: null }).where(eq(account.companyId, id));

export async function removeCompany(acting: Acting, { id }: ParsedRequestOf<typeof removal>): Promise<ResponseOf<typeof removal>> {
  const files: string[] = [];
  const answer = await transact(acting.deps.db, async (queries) => {
    files.length = 0;
    const certificates = await queries.select({ fileId: taxExemption.fileId }).from(taxExemption).where(eq(taxExemption.companyId, id));
    files.push(...certificates.map(({ fileId }) => fileId));
    await leave(queries, id);
    await endOfLeavers(acting.deps, queries);
    const [row] = await queries.delete(company).where(eq(company.id, id)).returning();
    if (!row) throw notFound();
    const detail = { name: row.name };
    await writeAudit(queries, { actor: acting.actor, action: 'company.remove', target: id, detail, at: acting.now });
    const removed = { removed: true as const };
    await acting.keepAnswer(queries, removed);
    return removed;
  });
  await Promise.all(files.map((file) => acting.deps.files.delete(file)));
  return answer;
}
