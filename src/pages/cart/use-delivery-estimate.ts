import { useState } from 'react';
import type { Cart, Totals } from '#contract/api/cart.ts';
import type { ShippingOption } from '#contract/api/shipping-option.ts';
import { useGetCartQuery } from '#src/api/cart.ts';
import { useGetShippingOptionsQuery } from '#src/api/order.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { orderedLines } from './cart-line.ts';

interface Estimate {
  /** ISO 3166 code; at first that of the visitor's locale. */
  country: string;
  setCountry: (country: string) => void;
  /** What is offered to that country; undefined while it is asked for, or when it could not be. */
  options: ShippingOption[] | undefined;
  /** With the cheapest delivery and the tax of that country; undefined where nothing is offered, or nothing would be ordered. */
  totals: Totals | undefined;
  /** Before the first answer, or word that there is none. */
  isPending: boolean;
}

/** What the cart costs with delivery to a country. Both answers follow the cart. */
export function useDeliveryEstimate(cart: Cart): Estimate {
  const { defaultCountry } = useLocale();
  const [country, setCountry] = useState<string>(defaultCountry);
  const isNothing = orderedLines(cart.list).length === 0;
  const { currentData: shipping, isLoading: isAsking } = useGetShippingOptionsQuery({ country }, { skip: isNothing });
  const { currentData: estimated, isLoading: isCounting } = useGetCartQuery({ country }, { skip: isNothing });
  const options = isNothing ? undefined : shipping?.list;
  const isOffered = (options?.length ?? 0) > 0;
  const totals = isOffered && !isNothing ? estimated?.totals : undefined;
  return { country, setCountry, options, totals, isPending: isAsking || isCounting };
}
