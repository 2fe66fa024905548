import type { FieldErrors, FieldPath } from 'react-hook-form';
import type { CheckoutValues } from './checkout-values.ts';

/** Paths that schemas and server name and that have an input; others are told above the form. */
const ownPath =
  /^(email|shipping_code|shortage|payment_method|po_number|customer_note|accept_terms|account_password|(shipping|billing)_address\.[a-z_0-9]+)$/;

export function isFieldPath(path: string): path is FieldPath<CheckoutValues> {
  return ownPath.test(path);
}

/** Every error of the form with its path. */
export function listErrors(errors: FieldErrors<CheckoutValues>): { path: string; text: string }[] {
  const { shipping_address = {}, billing_address = {}, ...rest } = errors;
  const flat = [
    ...Object.entries(rest),
    ...Object.entries(shipping_address).map(([key, error]) => [`shipping_address.${key}`, error] as const),
    ...Object.entries(billing_address).map(([key, error]) => [`billing_address.${key}`, error] as const),
  ];
  return flat.flatMap(([path, error]) => {
    const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : '';
    return isFieldPath(path) && typeof text === 'string' && text !== '' ? [{ path, text }] : [];
  });
}
