import { eq, sql } from 'drizzle-orm';
import type { UserInfo } from '#contract/api/user-info.ts';
import type { Account } from '#server/caller/call.ts';
import { defaultAddressId } from './address/address-rows.ts';
import type { Queries } from '#server/db/client.ts';
import { account, company, subscription } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { readOwnList } from '#server/search/view/own-prices.ts';

/** The account as its owner sees it. */
export async function showUser(
  queries: Queries,
  { id: accountId, impersonation }: Pick<Account, 'id' | 'impersonation'>,
  now: Date,
): Promise<UserInfo> {
  const [row] = await queries
    .select({ account, subscription: subscription.status, company: company.name })
    .from(account)
    .leftJoin(subscription, eq(subscription.email, sql`lower(${account.email})`))
    .leftJoin(company, eq(company.id, account.companyId))
    .where(eq(account.id, accountId));
  if (!row) throw new StoreError('token_invalid');
  const user = row.account;
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    company: user.company,
    locale: user.locale,
    currency: user.currency,
    email_verified: user.emailVerifiedAt !== null,
    newsletter: row.subscription === 'pending' || row.subscription === 'confirmed',
    created_at: user.createdAt.toISOString(),
    default_address_id: await defaultAddressId(queries, accountId),
    has_price_list: (await readOwnList(queries, accountId, now)) !== null,
    member_of: row.company !== null && user.companyRole !== null ? { company: row.company, role: user.companyRole } : null,
    acted_for: impersonation && {
      operator: impersonation.actor.name,
      reason: impersonation.reason,
      until: impersonation.endsAt.toISOString(),
    },
  };
}
