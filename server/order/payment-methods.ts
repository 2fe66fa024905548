import type { PaymentOption } from '#contract/api/order.ts';
import type { Call } from '#server/call.ts';
import type { Settings } from '#server/settings.ts';
import { serverText } from '#server/words.ts';

const day = 86_400_000;

export function transferHoldUntil({ trade }: Pick<Settings, 'trade'>, now: Date): Date {
  return new Date(now.getTime() + trade.transferHoldDays * day);
}

/** Ways to pay that the shop offers. Bank transfer is always one of them. */
export function paymentOptions({ deps, locale, now }: Call): PaymentOption[] {
  return [
    {
      method: 'bank_transfer',
      kind: 'offline',
      name: serverText(locale, 'trade:payment.bank_transfer'),
      description: serverText(locale, 'trade:payment.bank_transfer_text', { count: deps.settings.trade.transferHoldDays }),
      fee: 0,
      hold_until: transferHoldUntil(deps.settings, now).toISOString(),
      logos: [],
    },
  ];
}
