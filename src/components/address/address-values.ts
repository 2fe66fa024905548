import { type AddressFieldKey, addressFieldKeys, type AddressForm } from '#contract/api/address.ts';
import type { AddressInput } from '#contract/forms/address-input.ts';

/** Who an address belongs to has one e-mail address; those of the contract's addresses stay out, nothing is asked twice. */
export type AddressKey = Exclude<AddressFieldKey, 'email'>;
export const addressKeys = addressFieldKeys.filter((key) => key !== 'email');
/** An address as its form holds it: what is not given is an empty text. */
export type AddressValues = Record<AddressKey, string>;
export type AddressField = AddressForm['fields'][number] & { key: AddressKey };

export function isAddressKey(key: string): key is AddressKey {
  return addressKeys.some((one) => one === key);
}

/** Each field's value as `read` finds it. */
export function valuesFrom(read: (key: AddressKey) => string): AddressValues {
  return Object.fromEntries(addressKeys.map((key) => [key, read(key)])) as AddressValues; // one entry per key
}

export function emptyAddress(country: string): AddressValues {
  return { ...valuesFrom(() => ''), country };
}

/** A saved address as its form holds it. */
export function addressValues(address: Readonly<Record<AddressKey, string | null>>): AddressValues {
  return valuesFrom((key) => address[key] ?? '');
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
