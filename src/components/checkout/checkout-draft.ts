import { addressKeys, type AddressValues } from '#src/components/address/address-values.ts';
import { type CheckoutValues, emptyCheckout } from './checkout-values.ts';
import { forgetMode, keepMode, keptMode } from './kept-mode.ts';
import { readJson } from '#src/components/read-json.ts';

const storageKey = 'checkout-draft';

const longestText = 1000;
const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= longestText ? value : '');
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // each field is looked at

function readAddress(value: unknown): AddressValues {
  const kept = recordOf(value);
  return Object.fromEntries(addressKeys.map((key) => [key, textOf(kept[key])])) as AddressValues; // one entry per key
}

/** What was typed before a reload; the terms must be agreed to anew, as must what happens where the stock is short, and a password is typed anew. */
export function readDraft(storage: Storage, country: string): CheckoutValues {
  const empty = { ...emptyCheckout(country), shipping_mode: keptMode(storage) };
  const text = storage.getItem(storageKey);
  if (text === null) return empty;
  const kept = recordOf(readJson(text));
  if (!('shipping_address' in kept && 'billing_address' in kept)) return empty;
  return {
    ...empty,
    email: textOf(kept['email']),
    shipping_address: readAddress(kept['shipping_address']),
    bills_elsewhere: kept['bills_elsewhere'] === true,
    save_address: kept['save_address'] === true,
    billing_address: readAddress(kept['billing_address']),
    shipping_code: textOf(kept['shipping_code']),
    payment_method: textOf(kept['payment_method']),
    po_number: textOf(kept['po_number']),
    customer_note: textOf(kept['customer_note']),
    create_account: kept['create_account'] === true,
  };
}

export function writeDraft(storage: Storage, values: CheckoutValues): void {
  keepMode(storage, values.shipping_mode);
  storage.setItem(storageKey, JSON.stringify({ ...values, accept_terms: undefined, account_password: undefined }));
}

export function clearDraft(storage: Storage): void {
  storage.removeItem(storageKey);
  forgetMode(storage);
}
