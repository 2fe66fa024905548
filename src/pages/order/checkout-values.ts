import { type AddressFieldKey, addressFieldKeys, type AddressForm, type AddressInput } from '#contract/api/address.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { checkout, CheckoutDraft } from '#contract/api/order.ts';
import type { CurrencyCode } from '#contract/locale.ts';

/** The order has one e-mail address; those of the contract's addresses stay out, nothing is asked twice. */
export type AddressKey = Exclude<AddressFieldKey, 'email'>;
export const addressKeys = addressFieldKeys.filter((key) => key !== 'email');
export type AddressValues = Record<AddressKey, string>;
export type AddressField = AddressForm['fields'][number] & { key: AddressKey };

/** What the checkout form holds; fields are named as the server names them, so that its errors find them. */
export interface CheckoutValues {
  email: string;
  shipping_address: AddressValues;
  bills_elsewhere: boolean;
  billing_address: AddressValues;
  shipping_code: string;
  shipping_mode: 'together' | 'as_available';
  payment_method: string;
  po_number: string;
  customer_note: string;
  accept_terms: boolean;
}

export type AddressName = 'shipping_address' | 'billing_address';
export type AddressForms = Partial<Record<AddressName, AddressForm>>;

export function emptyAddress(country: string): AddressValues {
  const values = Object.fromEntries(addressKeys.map((key) => [key, ''])) as AddressValues; // one entry per key
  return { ...values, country };
}

export function emptyCheckout(country: string): CheckoutValues {
  return {
    email: '',
    shipping_address: emptyAddress(country),
    bills_elsewhere: false,
    billing_address: emptyAddress(country),
    shipping_code: '',
    shipping_mode: 'together',
    payment_method: '',
    po_number: '',
    customer_note: '',
    accept_terms: false,
  };
}

/**
 * Fields that a country's form shows for what is typed so far, in its order; the country itself stands before them.
 * A tax number is asked of companies, and of persons only where the country wants it of everybody.
 */
export function shownFields(form: AddressForm, values: Pick<AddressValues, 'company'>): AddressField[] {
  const isCompany = values.company.trim() !== '';
  return form.fields
    .filter((field): field is AddressField => field.key !== 'country' && field.key !== 'email')
    .filter((field) => field.key !== 'tax_id' || field.required || isCompany)
    .map((field) => (field.key === 'tax_id' && form.tax_id?.required_for_company && isCompany ? { ...field, required: true } : field))
    .toSorted((a, b) => a.order - b.order);
}

/** An address as the contract takes it: only fields that the country's form shows, empty ones left out. */
export function addressRequest(values: AddressValues, form: AddressForm | undefined): AddressInput {
  const shown = form && new Set<string>(shownFields(form, values).map((field) => field.key));
  const kept = Object.entries(values).filter(([key, value]) => value.trim() !== '' && (key === 'country' || !shown || shown.has(key)));
  const { first_name = '', last_name = '', country = '', city = '', line1 = '', phone = '', ...rest } = Object.fromEntries(kept);
  return { ...rest, first_name, last_name, country, city, line1, phone };
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
    ...(values.shipping_code && { shipping_code: values.shipping_code }),
    ...(values.payment_method && { payment_method: values.payment_method }),
  };
}

export function orderRequest(
  values: CheckoutValues,
  forms: AddressForms,
  agreed: { total: number; currency: CurrencyCode; referrer: string },
): RequestOf<typeof checkout> {
  return {
    email: values.email,
    shipping_address: addressRequest(values.shipping_address, forms.shipping_address),
    ...(values.bills_elsewhere && { billing_address: addressRequest(values.billing_address, forms.billing_address) }),
    shipping_code: values.shipping_code,
    shipping_mode: values.shipping_mode,
    payment_method: values.payment_method,
    ...optionalText(values),
    expected_total: agreed.total,
    currency: agreed.currency,
    accept_terms: true,
    ...(agreed.referrer && { referrer: agreed.referrer }),
  };
}
