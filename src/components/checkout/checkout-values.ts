import type { AddressForm } from '#contract/api/address.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { checkout, CheckoutDraft, Shortage, ShortageChoice } from '#contract/api/checkout.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { addressRequest, type AddressValues, emptyAddress } from '#src/components/address/address-values.ts';

/** What the checkout form holds; fields are named as the server names them, so that its errors find them. */
export interface CheckoutValues {
  email: string;
  shipping_address: AddressValues;
  bills_elsewhere: boolean;
  /** Keeps the addresses with the account; nothing to a guest. */
  save_address: boolean;
  billing_address: AddressValues;
  shipping_code: string;
  shipping_mode: 'together' | 'as_available';
  /** What happens with lines that the stock does not cover; empty until the buyer has said it. */
  shortage: '' | ShortageChoice;
  payment_method: string;
  po_number: string;
  customer_note: string;
  accept_terms: boolean;
  /** A guest's wish for an account, and its password. */
  create_account: boolean;
  account_password: string;
}

export type AddressName = 'shipping_address' | 'billing_address';
export type AddressForms = Partial<Record<AddressName, AddressForm>>;

export function emptyCheckout(country: string): CheckoutValues {
  return {
    email: '',
    shipping_address: emptyAddress(country),
    bills_elsewhere: false,
    save_address: false,
    billing_address: emptyAddress(country),
    shipping_code: '',
    shipping_mode: 'together',
    shortage: '',
    payment_method: '',
    po_number: '',
    customer_note: '',
    accept_terms: false,
    create_account: false,
    account_password: '',
  };
}

function optionalText(values: CheckoutValues) {
  return {
    ...(values.po_number.trim() && { po_number: values.po_number }),
    ...(values.customer_note.trim() && { customer_note: values.customer_note }),
  };
}

/** What the totals are asked for; an address enters only when it is known to be complete. */
export function draftRequest(values: CheckoutValues, forms: AddressForms, isAddressComplete: boolean): CheckoutDraft {
  return {
    ...(isAddressComplete && { shipping_address: addressRequest(values.shipping_address, forms.shipping_address) }),
    country: values.shipping_address.country,
    shipping_mode: values.shipping_mode,
    ...(values.shortage && { shortage: values.shortage }),
    ...(values.shipping_code && { shipping_code: values.shipping_code }),
    ...(values.payment_method && { payment_method: values.payment_method }),
  };
}

export function orderRequest(
  values: CheckoutValues,
  forms: AddressForms,
  agreed: { total: number; currency: CurrencyCode; referrer: string; shortages: readonly Shortage[] },
): RequestOf<typeof checkout> {
  return {
    email: values.email,
    shipping_address: addressRequest(values.shipping_address, forms.shipping_address),
    ...(values.bills_elsewhere && { billing_address: addressRequest(values.billing_address, forms.billing_address) }),
    ...(values.save_address && { save_address: true }),
    shipping_code: values.shipping_code,
    shipping_mode: values.shipping_mode,
    // A choice that nothing on the page asks for is none.
    ...(values.shortage && agreed.shortages.length > 0 && { shortage: values.shortage }),
    payment_method: values.payment_method,
    ...optionalText(values),
    expected_total: agreed.total,
    currency: agreed.currency,
    accept_terms: true,
    ...(values.create_account && { create_account: { password: values.account_password } }),
    ...(agreed.referrer && { referrer: agreed.referrer }),
  };
}
