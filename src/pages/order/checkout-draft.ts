import * as z from 'zod/mini';
import { type AddressKey, addressKeys } from '#src/components/address/address-values.ts';
import { type CheckoutValues, emptyCheckout } from './checkout-values.ts';

const storageKey = 'checkout-draft';

const text = z.catch(z.string().check(z.maxLength(1000)), '');
const address = z.object(Object.fromEntries(addressKeys.map((key) => [key, text])) as Record<AddressKey, typeof text>); // one entry per key
const stored = z.object({
  email: text,
  shipping_address: address,
  bills_elsewhere: z.catch(z.boolean(), false),
  save_address: z.catch(z.boolean(), false),
  billing_address: address,
  shipping_code: text,
  shipping_mode: z.catch(z.enum(['together', 'as_available']), 'together'),
  payment_method: text,
  po_number: text,
  customer_note: text,
  create_account: z.catch(z.boolean(), false),
});

/** What was typed before a reload; the terms must be agreed to anew, as must what happens where the stock is short, and a password is typed anew. */
export function readDraft(storage: Storage, country: string): CheckoutValues {
  const empty = emptyCheckout(country);
  const read = stored.safeParse(parseJson(storage.getItem(storageKey)));
  if (!read.success) return empty;
  return { ...empty, ...read.data };
}

function parseJson(value: string | null): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null; // broken text is no draft
  }
}

export function writeDraft(storage: Storage, values: CheckoutValues): void {
  storage.setItem(storageKey, JSON.stringify({ ...values, accept_terms: undefined, account_password: undefined }));
}

export function clearDraft(storage: Storage): void {
  storage.removeItem(storageKey);
}
