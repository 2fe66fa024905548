import { and, desc, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import type { AdminCustomer, CustomerAction, customerAction as endpoint, getCustomer, getCustomers } from '#contract/api/admin/customer.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { erasePerson } from '#server/account/erase-account.ts';
import type { Queries } from '#server/db/client.ts';
import { account, address, company, inquiry, loginToken, order } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { StoreError, invalidField, notFound } from '#server/kernel/store-error.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';

type AccountRow = typeof account.$inferSelect;
type Answer = ResponseOf<typeof endpoint>;

/** Accounts by mail address, name or company. */
export async function findCustomers(
  queries: Queries,
  query: ParsedRequestOf<typeof getCustomers>,
): Promise<ResponseOf<typeof getCustomers>> {
  const page = readPage(query);
  const pattern = `%${(query.keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = or(
    ilike(account.email, pattern),
    ilike(account.company, pattern),
    sql`${account.firstName} || ' ' || ${account.lastName} ilike ${pattern}`,
  );
  const matching = and(ne(account.status, 'erased'), query.keyword ? named : undefined);
  const rows = await queries
    .select()
    .from(account)
    .where(matching)
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  return showPage(await showCustomers(queries, rows), await queries.$count(account, matching), page);
}

const newest = 20;

/** One account with its newest orders and requests. */
export async function showCustomer(queries: Queries, id: string): Promise<ResponseOf<typeof getCustomer>> {
  const [row] = await queries
    .select()
    .from(account)
    .where(and(eq(account.id, id), ne(account.status, 'erased')));
  const [customer] = row ? await showCustomers(queries, [row]) : [];
  if (!row || !customer) throw notFound();
  const orders = await queries.select().from(order).where(eq(order.accountId, id)).orderBy(desc(order.createdAt)).limit(newest);
  const inquiries = await queries.select().from(inquiry).where(eq(inquiry.accountId, id)).orderBy(desc(inquiry.createdAt)).limit(newest);
  return {
    customer,
    phone: row.phone,
    orders: orders.map((one) => ({
      order_no: one.orderNo,
      created_at: one.createdAt.toISOString(),
      status: one.status,
      payment_status: one.paymentStatus,
      total: one.total,
      currency: one.currency,
    })),
    inquiries: inquiries.map((one) => ({
      inquiry_no: one.inquiryNo,
      created_at: one.createdAt.toISOString(),
      status: one.status,
    })),
  };
}

export async function showCustomers(queries: Queries, rows: readonly AccountRow[]): Promise<AdminCustomer[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counted = await queries
    .select({ id: order.accountId, orders: sql<number>`count(*)::int` })
    .from(order)
    .where(inArray(order.accountId, ids))
    .groupBy(order.accountId);
  const taxIds = await queries
    .select({ id: address.accountId, taxId: address.taxId, status: address.taxIdStatus })
    .from(address)
    .where(and(inArray(address.accountId, ids), sql`${address.taxId} <> ''`))
    .groupBy(address.accountId, address.taxId, address.taxIdStatus);
  const companies = await queries
    .select({ id: company.id, name: company.name })
    .from(company)
    .where(
      inArray(
        company.id,
        rows.flatMap(({ companyId }) => companyId ?? []),
      ),
    );
  const memberOf = ({ companyId, companyRole: role }: AccountRow) => {
    const found = companies.find(({ id }) => id === companyId);
    return found && role !== null ? { company_id: found.id, company: found.name, role } : null;
  };
  return rows.map((row) => ({
    account_id: row.id,
    email: row.email,
    name: `${row.firstName} ${row.lastName}`.trim(),
    company: row.company,
    country: row.country,
    status: row.status,
    may_pay_by_invoice: row.mayPayByInvoice,
    member_of: memberOf(row),
    orders: counted.find(({ id }) => id === row.id)?.orders ?? 0,
    tax_ids: taxIds.flatMap(({ id, taxId, status }) => (id === row.id && taxId ? [{ tax_id: taxId, status }] : [])),
    created_at: row.createdAt.toISOString(),
  }));
}

/** What the shop decides about a customer (`docs/api.md` 5.6, `customer-action`). */
export function actOnCustomer(acting: Acting, request: ParsedRequestOf<typeof endpoint>): Promise<Answer> {
  return request.action === 'erase' ? erase(acting, request.email) : change(acting, request);
}

/** The audit names whoever was erased by the number that stands for them now, never by their address. */
async function erase({ deps, actor, now, keepAnswer }: Acting, email: string): Promise<Answer> {
  const answer: Answer = { customer: null };
  await erasePerson(deps, { email }, async (queries, { alias, ...counts }) => {
    await writeAudit(queries, { actor, action: 'customer.erase', target: alias, detail: counts, at: now });
    await keepAnswer(queries, answer);
  });
  return answer;
}

function change(acting: Acting, { email, action, tax_id: taxId }: ParsedRequestOf<typeof endpoint>): Promise<Answer> {
  return transact(acting.deps.db, async (queries) => {
    const its = sql`lower(${account.email}) = lower(${email})`;
    const [row] = await queries.select().from(account).where(its).for('update');
    if (!row || row.status === 'erased') throw notFound();
    await apply(queries, row, action, taxId);
    await writeAudit(queries, { actor: acting.actor, action: `customer.${action}`, target: row.id, at: acting.now });
    const [changed] = await queries.select().from(account).where(eq(account.id, row.id));
    const answer = { customer: changed ? ((await showCustomers(queries, [changed]))[0] ?? null) : null };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}

async function apply(queries: Queries, row: AccountRow, action: CustomerAction, taxId: string | undefined): Promise<void> {
  const its = eq(account.id, row.id);
  const move = async (from: AccountRow['status'], to: AccountRow['status']) => {
    if (row.status !== from) throw new StoreError('state_conflict', { data: { status: row.status, allowed: [] } });
    await queries.update(account).set({ status: to }).where(its);
  };
  switch (action) {
    case 'disable':
      await move('active', 'disabled');
      await queries.delete(loginToken).where(eq(loginToken.accountId, row.id));
      return;
    case 'enable':
      await move('disabled', 'active');
      return;
    case 'approve_account_payment':
    case 'withdraw_account_payment':
      await queries
        .update(account)
        .set({ mayPayByInvoice: action === 'approve_account_payment' })
        .where(its);
      return;
    case 'confirm_tax_id':
      await confirmTaxId(queries, row, taxId);
      return;
    case 'erase':
      throw new Error('Erasure has a way of its own');
  }
}

/** Without a number all of the account's that were not checked yet. */
async function confirmTaxId(queries: Queries, { id }: AccountRow, taxId: string | undefined): Promise<void> {
  const which = taxId === undefined ? eq(address.taxIdStatus, 'unchecked') : eq(address.taxId, taxId);
  const confirmed = await queries
    .update(address)
    .set({ taxIdStatus: 'valid' })
    .where(and(eq(address.accountId, id), which, sql`${address.taxId} <> ''`))
    .returning({ id: address.id });
  if (confirmed.length === 0) throw invalidField('tax_id', { code: 'not_allowed' });
}
