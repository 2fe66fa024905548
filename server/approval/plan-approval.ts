/** What an order that waits for approval would be now, for the one who asked for it: their prices, their ways to pay. */
import { eq } from 'drizzle-orm';
import type { ShortageChoice } from '#contract/api/checkout.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { readCurrency } from '#contract/money.ts';
import type { ApprovalRow } from '#server/account/company/approval-row.ts';
import type { Call } from '#server/caller/call.ts';
import { account, cart } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { planAskedQuote } from '#server/quote/accept-quote.ts';
import type { Draft } from '#server/order/draft.ts';
import { type OrderPlan, planCart } from '#server/order/plan-order.ts';

/** The call as if its asker made it, in the words of `locale`. */
export async function callOfAsker(call: Call, { accountId, currency }: ApprovalRow, locale: Locale): Promise<Call> {
  const [row] = await call.deps.db.select().from(account).where(eq(account.id, accountId));
  if (!row) throw notFound();
  const { id, email, firstName, lastName } = row;
  const asker = { id, email, firstName, lastName, locale: row.locale, currency: row.currency, loginId: '', impersonation: null };
  const known = readCurrency(currency) ?? call.deps.settings.baseCurrency;
  return { ...call, account: asker, cartKey: null, accessKey: null, currency: known, locale };
}

/** Language of the order, that of the one who asked. */
export function askersLocale({ locale }: ApprovalRow): Locale {
  return locales[locale as keyof typeof locales]; // only keys of the table are ever stored
}

export function draftOf({ asked }: ApprovalRow, shortage: ShortageChoice | undefined): Draft {
  const choice = shortage ?? (asked.may_wait ? ('backorder' as const) : undefined);
  return {
    email: asked.email,
    save_address: asked.save_address,
    shipping_code: asked.shipping_code,
    shipping_mode: asked.shipping_mode,
    payment_method: asked.payment_method,
    ...(asked.quote === null && choice !== undefined && { shortage: choice }),
    ...(asked.po_number !== null && { po_number: asked.po_number }),
    ...(asked.customer_note !== null && { customer_note: asked.customer_note }),
  };
}

/** `call` is the asker's. Throws what keeps a quote from being ordered. */
export async function planApproval(call: Call, row: ApprovalRow, draft: Draft): Promise<OrderPlan> {
  const { asked, cartId } = row;
  const addresses = { shippingAddress: asked.shipping_address, billingAddress: asked.billing_address };
  if (asked.quote) return planAskedQuote(call, draft, asked.quote, addresses);
  const [lines] = await call.deps.db
    .select()
    .from(cart)
    .where(eq(cart.id, cartId ?? ''));
  return planCart(call, draft, { held: lines ? { row: lines, key: null } : null, ...addresses });
}
