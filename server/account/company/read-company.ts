/** Companies as their operator sees them. */
import { and, asc, desc, eq, ilike, inArray, like, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { companyFields, type getCompanies, type ShownCompany } from '#contract/api/admin/company.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { readCurrency } from '#contract/money.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { owedBy } from './credit.ts';
import { isEnding, readExemptions } from './exemption.ts';
import { readAddresses, showAddress } from '#server/account/address/address-rows.ts';
import type { Queries } from '#server/db/client.ts';
import { account, audit, company, orderApproval, priceList, taxExemption } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { notFound } from '#server/kernel/store-error.ts';

const newest = 20;
const changeDetail = z.object({ changed: z.array(z.enum(companyFields)), before: z.optional(z.unknown()) });

export async function findCompanies(
  queries: Queries,
  query: ParsedRequestOf<typeof getCompanies>,
  now: Date,
): Promise<ResponseOf<typeof getCompanies>> {
  const page = readPage(query);
  const pattern = `%${(query.keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = or(
    ilike(company.name, pattern),
    ilike(company.taxId, pattern),
    sql`exists (select from account a where a.company_id = ${company.id} and a.email ilike ${pattern})`,
  );
  const ending = queries.select({ id: taxExemption.companyId }).from(taxExemption).where(isEnding(queries, now));
  const matching = and(query.keyword ? named : undefined, query.exemption ? inArray(company.id, ending) : undefined);
  const rows = await queries
    .select({
      id: company.id,
      name: company.name,
      tax_id: company.taxId,
      price_list: priceList.name,
      may_pay_by_invoice: company.mayPayByInvoice,
      people: sql<number>`(select count(*)::int from account a where a.company_id = company.id and a.status <> 'erased')`,
      created_at: company.createdAt,
    })
    .from(company)
    .leftJoin(priceList, eq(priceList.id, company.priceListId))
    .where(matching)
    .orderBy(asc(sql`lower(${company.name})`), asc(company.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const shown = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return showPage(shown, await queries.$count(company, matching), page);
}

export async function showCompany(deps: Pick<StoreDeps, 'db' | 'settings' | 'clock'>, queries: Queries, id: string): Promise<ShownCompany> {
  const [found] = await queries
    .select({ company, priceList: priceList.name })
    .from(company)
    .leftJoin(priceList, eq(priceList.id, company.priceListId))
    .where(eq(company.id, id));
  if (!found) throw notFound();
  const people = await queries
    .select()
    .from(account)
    .where(and(eq(account.companyId, id), ne(account.status, 'erased')))
    .orderBy(asc(account.email));
  const changes = await queries
    .select()
    .from(audit)
    .where(and(eq(audit.target, id), like(audit.action, 'company.%')))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(newest);
  return {
    id,
    name: found.company.name,
    tax_id: found.company.taxId,
    price_list: found.priceList,
    currency: readCurrency(found.company.currency ?? undefined) ?? deps.settings.baseCurrency,
    may_pay_by_invoice: found.company.mayPayByInvoice,
    payment_days: found.company.paymentDays,
    credit_limit: found.company.creditLimit,
    owed: await owedBy(deps, queries, found.company),
    version: found.company.version,
    people: people.map((one) => ({
      account_id: one.id,
      email: one.email,
      name: `${one.firstName} ${one.lastName}`.trim(),
      role: one.companyRole ?? 'buyer',
      order_limit: one.orderLimit,
    })),
    addresses: (await readAddresses(queries, { companyId: id })).map(showAddress),
    exemptions: await readExemptions(queries, id, deps.clock()),
    approvals: await readWaiting(queries, id),
    history: changes.map(({ at, actor, detail }) => {
      const change = changeDetail.safeParse(detail).data;
      const made = change?.before === null;
      return { at: at.toISOString(), actor, made, changed: made ? [] : (change?.changed ?? []) };
    }),
  };
}

async function readWaiting(queries: Queries, id: string): Promise<ShownCompany['approvals']> {
  const rows = await queries
    .select({ row: orderApproval, email: account.email, firstName: account.firstName, lastName: account.lastName })
    .from(orderApproval)
    .innerJoin(account, eq(account.id, orderApproval.accountId))
    .where(and(eq(orderApproval.companyId, id), eq(orderApproval.status, 'waiting')))
    .orderBy(asc(orderApproval.createdAt))
    .limit(newest);
  return rows.map(({ row, email, firstName, lastName }) => ({
    id: row.id,
    asked_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    asked_by: { name: `${firstName} ${lastName}`.trim(), email },
    currency: row.currency,
    total: row.total,
  }));
}
