/** What a company names, as rows; what the shop does not know is told at its field. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { saveCompany } from '#contract/api/admin/company.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { Queries } from '#server/db/client.ts';
import { account, company, priceList } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';

type Request = ParsedRequestOf<typeof saveCompany>;
type Role = Request['people'][number]['role'];

export interface CheckedCompany {
  priceListId: string | null;
  people: { accountId: string; role: Role; orderLimit: number | null }[];
}

type Wrong = (path: string, issue: FieldIssue) => void;

/** Throws `validation_failed` with all that is wrong. `id` is the company that is changed, if any. Locks the accounts. */
export async function checkCompany(queries: Queries, request: Request, id: string | undefined): Promise<CheckedCompany> {
  const fields: Record<string, FieldIssue[]> = {};
  const wrong: Wrong = (path, issue) => {
    fields[path] ??= [issue];
  };
  const twin = and(sql`lower(${company.name}) = lower(${request.name})`, id === undefined ? undefined : ne(company.id, id));
  if ((await queries.$count(company, twin)) > 0) wrong('name', { code: 'not_unique' });
  const checked = {
    priceListId: await checkPriceList(queries, request, wrong),
    people: await checkPeople(queries, request, id, wrong),
  };
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  return checked;
}

async function checkPriceList(queries: Queries, { price_list: name }: Request, wrong: Wrong): Promise<string | null> {
  if (name === undefined) return null;
  const [row] = await queries
    .select({ id: priceList.id })
    .from(priceList)
    .where(eq(sql`lower(${priceList.name})`, name.toLowerCase()));
  if (!row) wrong('price_list', { code: 'not_allowed' });
  return row?.id ?? null;
}

async function checkPeople(queries: Queries, { people }: Request, id: string | undefined, wrong: Wrong): Promise<CheckedCompany['people']> {
  const emails = people.map(({ email }) => email.toLowerCase());
  const its = sql<string>`lower(${account.email})`;
  const rows = await queries
    .select({ id: account.id, email: its, companyId: account.companyId })
    .from(account)
    .where(and(inArray(its, emails), ne(account.status, 'erased')))
    .orderBy(account.id)
    .for('update');
  const known = new Map(rows.map((row) => [row.email, row]));
  return people.flatMap(({ role, order_limit: limit = null }, place) => {
    const email = emails[place] ?? '';
    const row = known.get(email);
    if (!row) wrong(`people.${place}.email`, { code: 'not_allowed' });
    else if ((row.companyId !== null && row.companyId !== id) || emails.indexOf(email) < place) {
      wrong(`people.${place}.email`, { code: 'not_unique' });
    }
    return row ? [{ accountId: row.id, role, orderLimit: role === 'buyer' ? limit : null }] : [];
  });
}
