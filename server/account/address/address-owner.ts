/** Whose an address book is. */
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { account, address, company, order } from '#server/db/schema.ts';

export type AddressOwner = { accountId: string } | { companyId: string };

export function isOf(owner: AddressOwner): SQL {
  return 'accountId' in owner ? eq(address.accountId, owner.accountId) : eq(address.companyId, owner.companyId);
}

/** Orders of the account, or of any of the people of the company. */
export function orderedBy(owner: AddressOwner): SQL {
  if ('accountId' in owner) return eq(order.accountId, owner.accountId);
  return sql`${order.accountId} in (select a.id from ${account} a where a.company_id = ${owner.companyId})`;
}

/** Holds off other changes of the same addresses until the transaction ends; orders go on. */
export async function lockOwner(queries: Queries, owner: AddressOwner): Promise<void> {
  if ('accountId' in owner) {
    await queries.select({ id: account.id }).from(account).where(eq(account.id, owner.accountId)).for('no key update');
  } else await queries.select({ id: company.id }).from(company).where(eq(company.id, owner.companyId)).for('no key update');
}
