import { eq } from 'drizzle-orm';
import type { LoggedIn } from '#contract/api/account.ts';
import type { Account, Call, Impersonation } from '#server/caller/call.ts';
import { findCart } from '#server/caller/cart-access.ts';
import { mergeGuestCart, type Merge } from '#server/cart/merge-cart.ts';
import type { Queries } from '#server/db/client.ts';
import { cartLine, rfqLine } from '#server/db/schema.ts';
import type { AccountRow } from './find-account.ts';
import { issueImpersonation, issueLoginToken } from './login-token.ts';
import { showUser } from './show-user.ts';

const nothing: Merge = { merged: { cart: 0, rfq: 0 }, results: [] };

/** Lets an account in whose right is proven, at `provenAt` if not just now: a token, and the guest's cart joins the account's. */
export async function enter(
  call: Call,
  queries: Queries,
  account: AccountRow,
  cartKey: string | undefined,
  provenAt?: Date,
): Promise<LoggedIn> {
  const login = await issueLoginToken(call, queries, account.id, provenAt);
  const caller = { ...account, loginId: login.loginId, impersonation: null };
  const guestKey = cartKey ?? call.cartKey;
  const merge = (guestKey === null ? null : await mergeGuestCart(call, queries, caller, guestKey)) ?? nothing;
  return showLogin(call, queries, caller, login, merge);
}

/** Lets an operator in who acts for the customer; a cart of their own stays their own. */
export async function enterFor(call: Call, queries: Queries, account: AccountRow, impersonation: Impersonation): Promise<LoggedIn> {
  const login = await issueImpersonation(call, queries, account.id, impersonation);
  return showLogin(call, queries, { ...account, loginId: login.loginId, impersonation }, login, nothing);
}

async function showLogin(
  call: Call,
  queries: Queries,
  caller: Account,
  { token, expiresAt }: { token: string; expiresAt: Date },
  merge: Merge,
): Promise<LoggedIn> {
  const held = await findCart({ ...call, account: caller }, queries);
  const cartId = held?.row.id ?? '';
  return {
    token,
    expires_at: expiresAt.toISOString(),
    user: await showUser(queries, caller, call.now),
    cart_key: null,
    ...merge,
    cartNum: await queries.$count(cartLine, eq(cartLine.cartId, cartId)),
    rfqNum: await queries.$count(rfqLine, eq(rfqLine.cartId, cartId)),
  };
}
