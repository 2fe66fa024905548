import { createContext, use } from 'react';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Step } from './checkout-steps.ts';

/** What is being ordered: where its steps are, and where the way back leads. */
export interface CheckoutPlace {
  stepPath: (step: Step) => string;
  back: { path: string; word: 'back_to_cart' | 'back_to_quote' };
}

/** The checkout of the cart. */
const cartPlace: CheckoutPlace = {
  stepPath: (step) => (step === 'address' ? buildPath('order-checkout') : `${buildPath('order-checkout')}?step=${step}`),
  back: { path: buildPath('cart'), word: 'back_to_cart' },
};

export const CheckoutPlaceContext = createContext(cartPlace);

export function useCheckoutPlace(): CheckoutPlace {
  return use(CheckoutPlaceContext);
}
