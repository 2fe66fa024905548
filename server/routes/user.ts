import { eq } from 'drizzle-orm';
import { getUserInfo } from '#contract/api/user.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { contractRoute } from '#server/contract-route.ts';
import { account } from '#server/db/schema.ts';
import { StoreError } from '#server/store-error.ts';

export function registerUserRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getUserInfo, async (_input, call) => {
    const [row] = await deps.db
      .select()
      .from(account)
      .where(eq(account.id, call.account?.id ?? ''));
    if (!row) throw new StoreError('token_invalid');
    return {
      id: row.id,
      email: row.email,
      first_name: row.firstName,
      last_name: row.lastName,
      phone: row.phone,
      company: row.company,
      locale: row.locale,
      currency: row.currency,
      email_verified: row.status === 'active',
      newsletter: row.newsletter,
      created_at: row.createdAt.toISOString(),
      default_address_id: null,
    };
  });
}
