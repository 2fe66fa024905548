import { eq } from 'drizzle-orm';
import type { PaymentOption } from '#contract/api/checkout.ts';
import type { Order } from '#contract/api/order.ts';
import type { Call } from '#server/caller/call.ts';
import { account, company } from '#server/db/schema.ts';
import { serverText } from '#server/kernel/words.ts';
import { redirectHoldUntil, redirectMinutes, transferHoldUntil } from './payment-hold.ts';

/** How an order with this method is paid. */
export function kindOf(method: string): Order['payment']['kind'] {
  return method === 'card' ? 'redirect' : method === 'account' ? 'account' : 'offline';
}

/** Ways to pay that the shop offers the caller, as the operator has switched them. Bank transfer stays where nothing else is open to everybody. */
export async function paymentOptions(call: Call): Promise<PaymentOption[]> {
  const { paymentMethods } = call.deps.settings.trade;
  const cards = paymentMethods.includes('card') ? card(call) : [];
  const transfer = paymentMethods.includes('bank_transfer') || cards.length === 0 ? [bankTransfer(call)] : [];
  const invoice = paymentMethods.includes('account') ? await onInvoice(call) : [];
  return [...transfer, ...cards, ...invoice];
}

function bankTransfer({ deps: { settings }, locale, now }: Call): PaymentOption {
  return {
    method: 'bank_transfer',
    kind: 'offline',
    name: serverText(locale, 'trade:payment.bank_transfer'),
    description: serverText(locale, 'trade:payment.bank_transfer_text', { count: settings.trade.transferHoldDays }),
    fee: 0,
    hold_until: transferHoldUntil(settings, now).toISOString(),
    logos: [],
  };
}

function card({ deps: { cardProvider }, locale, now }: Call): PaymentOption[] {
  if (!cardProvider) return [];
  const words = cardProvider.isTest ? 'card_test' : 'card';
  return [
    {
      method: 'card',
      kind: 'redirect',
      name: serverText(locale, `trade:payment.${words}`),
      description: serverText(locale, `trade:payment.${words}_text`, { count: redirectMinutes }),
      fee: 0,
      hold_until: redirectHoldUntil(now).toISOString(),
      logos: [],
    },
  ];
}

/** For accounts that the operator approved, or whose company. Such an order has no hold that could end: the moment is only the contract's. */
async function onInvoice({ deps: { db }, account: caller, locale, now }: Call): Promise<PaymentOption[]> {
  if (!caller) return [];
  const [row] = await db
    .select({ person: account.mayPayByInvoice, company: company.mayPayByInvoice })
    .from(account)
    .leftJoin(company, eq(company.id, account.companyId))
    .where(eq(account.id, caller.id));
  if (!row?.person && !row?.company) return [];
  return [
    {
      method: 'account',
      kind: 'account',
      name: serverText(locale, 'trade:payment.account'),
      description: serverText(locale, 'trade:payment.account_text'),
      fee: 0,
      hold_until: now.toISOString(),
      logos: [],
    },
  ];
}
