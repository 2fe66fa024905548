import { and, eq } from 'drizzle-orm';
import type { PaymentOption } from '#contract/api/checkout.ts';
import type { Order } from '#contract/api/order.ts';
import type { Call } from '#server/caller/call.ts';
import type { Locale } from '#contract/locale.ts';
import { type Credit, creditOf, findCreditor } from '#server/account/company/credit.ts';
import { account } from '#server/db/schema.ts';
import { formatMoney } from '#server/kernel/format.ts';
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

/** For accounts that the operator approved, or whose company, with its terms. Such an order has no hold that could end: the moment is only the contract's. */
async function onInvoice({ deps, account: caller, locale, now }: Call): Promise<PaymentOption[]> {
  if (!caller) return [];
  const creditor = await findCreditor(deps.db, caller.id, false);
  if (!creditor && (await deps.db.$count(account, and(eq(account.id, caller.id), account.mayPayByInvoice))) === 0) return [];
  const credit = creditor && (await creditOf(deps, deps.db, creditor));
  const days = creditor?.paymentDays ?? null;
  const terms =
    days === null ? serverText(locale, 'trade:payment.account_text') : serverText(locale, 'trade:payment.account_days', { count: days });
  return [
    {
      method: 'account',
      kind: 'account',
      name: serverText(locale, 'trade:payment.account'),
      description: credit ? `${terms} ${freeText(credit, locale)}` : terms,
      fee: 0,
      hold_until: now.toISOString(),
      logos: [],
      ...(days !== null && { due_days: days }),
      ...(credit && { credit }),
    },
  ];
}

function freeText({ free, limit, currency }: Credit, locale: Locale): string {
  return serverText(locale, 'trade:payment.account_free', {
    free: formatMoney(free, currency, locale.tag),
    limit: formatMoney(limit, currency, locale.tag),
  });
}
