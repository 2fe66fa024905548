import type { ShippingOption } from '#contract/api/shipping-option.ts';
import type { Locale } from '#contract/locale.ts';
import type { OfferedShipping } from '#contract/shipping.ts';
import { serverText } from '#server/kernel/words.ts';

export function shippingName(locale: Locale, code: string): string {
  return serverText(locale, `trade:shipping.${code}`);
}

export function showShipping({ rate, incoterm, price, freeFrom }: OfferedShipping, locale: Locale): ShippingOption {
  return {
    code: rate.code,
    name: shippingName(locale, rate.code),
    carrier: serverText(locale, `trade:carrier.${rate.code}`),
    modes: ['together', 'as_available'],
    price,
    free_from: freeFrom,
    eta_min_days: rate.eta_min_days,
    eta_max_days: rate.eta_max_days,
    incoterm,
    tracked: rate.tracked,
  };
}
