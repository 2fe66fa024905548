/** An account that a guest asks for with their order (`docs/api.md` 5.5). Nothing in the answer tells whether the address had one. */
import { eq } from 'drizzle-orm';
import { rememberAddresses } from '#server/account/address/address-book.ts';
import { beginAccount, mailBegun } from '#server/account/new-account.ts';
import { acceptPassword } from '#server/account/new-password.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { order } from '#server/db/schema.ts';
import type { CompletePlan } from './check-order.ts';
import type { OrderRow } from './order-row.ts';

/** Hash of the password that a guest chose; null without the wish. Throws `password_rejected`. */
export async function chosenPassword(
  call: Call,
  { create_account: wish }: { create_account?: { password: string } | undefined },
  email: string,
): Promise<string | null> {
  return wish === undefined || call.account ? null : acceptPassword(call, wish.password, email);
}

/** The order waits for the account to be activated. Where the address is in use, it stays a guest's and the owner of the account is told. */
export async function openAccountFor(
  queries: Queries,
  call: Call,
  { orderNo, email, referrer }: OrderRow,
  { shippingAddress, billingAddress }: CompletePlan,
  passwordHash: string,
): Promise<void> {
  const { first_name: firstName, last_name: lastName, phone, company, country } = billingAddress;
  const values = { email, passwordHash, firstName, lastName, phone: phone || null, company, country, referrer };
  const begun = await beginAccount(queries, call, values, 'checkout');
  await mailBegun(queries, call, begun);
  if (begun.kind === 'taken') return;
  await queries.update(order).set({ accountId: begun.row.id }).where(eq(order.orderNo, orderNo));
  await rememberAddresses(queries, begun.row.id, [shippingAddress, billingAddress], call.now);
}
