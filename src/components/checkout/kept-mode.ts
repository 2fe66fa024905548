/** How the rest of an order that is not all in stock is sent: chosen in the cart or at the checkout, and kept from one to the other. */
import type { CheckoutValues } from './checkout-values.ts';

type Mode = CheckoutValues['shipping_mode'];

const storageKey = 'checkout-shipping-mode';

export function keptMode(storage: Storage): Mode {
  return storage.getItem(storageKey) === 'as_available' ? 'as_available' : 'together';
}

export function keepMode(storage: Storage, mode: Mode): void {
  storage.setItem(storageKey, mode);
}

export function forgetMode(storage: Storage): void {
  storage.removeItem(storageKey);
}
