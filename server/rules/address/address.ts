/** Checks an address against the rules of its country and puts it in order (`docs/api.md` 7.9). */
import type { ParsedAddress } from '#contract/forms/address-input.ts';
import type { Address, AddressFieldKey } from '#contract/api/address.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { type AddressLayout, addressLayout } from './address-layout.ts';
import { countryOf } from '#server/rules/country/countries.ts';
import { findState } from '#server/rules/country/states.ts';
import { isTaxId, normaliseTaxId, taxIdRuleOf } from '#server/rules/tax-id.ts';

export type CheckedAddress = Omit<Address, 'id' | 'updated_at' | 'default_shipping' | 'default_billing'>;

export type AddressCheck =
  | { ok: true; address: CheckedAddress }
  /** `isTaxIdOnly` when the rest is fine and the number is wrong. */
  | { ok: false; fields: Partial<Record<AddressFieldKey, FieldIssue[]>>; isTaxIdOnly: boolean };

const taxIdRuleFor = (country: string) => taxIdRuleOf(country, countryOf(country)?.eu ?? false);

export function layoutOf(country: string): AddressLayout {
  return addressLayout(country, taxIdRuleFor(country) !== null);
}

function orderPostcode(country: string, text: string): string {
  const plain = text.normalize('NFKC').toUpperCase();
  if (country === 'JP') return plain.replace(/^(\d{3})(\d{4})$/, '$1-$2');
  if (country === 'BR') return plain.replace(/^(\d{5})(\d{3})$/, '$1-$2');
  return plain;
}

/** The value of one field as it is stored; null when it is missing or not asked for. */
function readField(input: ParsedAddress, layout: AddressLayout, key: AddressFieldKey): string | null {
  const text = layout.fields.includes(key) ? (input[key] ?? '') : '';
  if (text === '') return null;
  if (key === 'tax_id') return normaliseTaxId(text);
  if (key === 'postcode') return orderPostcode(input.country, text);
  if (key !== layout.stateField) return text;
  const state = findState(input.country, text);
  if (!state) return text;
  // Where the province is the city, people read its name on the label.
  return key === 'city' ? state.latin : state.code;
}

function issueOf(country: string, layout: AddressLayout, key: AddressFieldKey, value: string | null): FieldIssue | null {
  if (value === null) return layout.required.has(key) ? { code: 'required' } : null;
  if (key === 'postcode' && layout.postcode && !layout.postcode.format.test(value)) return { code: 'invalid_format' };
  if (key === layout.stateField && !findState(country, value)) return { code: 'not_allowed' };
  const taxIdRule = key === 'tax_id' ? taxIdRuleFor(country) : null;
  return taxIdRule && value !== '' && !isTaxId(taxIdRule, value) ? { code: 'invalid_format' } : null;
}

/** Reads an address by its country's rules; a number nobody has confirmed yet is `unchecked`. */
export function checkAddress(input: ParsedAddress): AddressCheck {
  const { country } = input;
  if (!countryOf(country)) return { ok: false, fields: { country: [{ code: 'not_allowed' }] }, isTaxIdOnly: false };
  const layout = layoutOf(country);
  const value = (key: AddressFieldKey) => readField(input, layout, key);
  const fields: Partial<Record<AddressFieldKey, FieldIssue[]>> = {};
  for (const key of layout.fields) {
    const issue = issueOf(country, layout, key, value(key));
    if (issue) fields[key] = [issue];
  }
  if (layout.companyTaxId && value('company') !== null && value('tax_id') === null) fields.tax_id = [{ code: 'required' }];
  const wrong = Object.keys(fields);
  if (wrong.length > 0) {
    return { ok: false, fields, isTaxIdOnly: wrong.length === 1 && fields.tax_id?.[0]?.code === 'invalid_format' };
  }
  return { ok: true, address: storedAddress(input, value) };
}

function storedAddress(input: ParsedAddress, value: (key: AddressFieldKey) => string | null): CheckedAddress {
  const taxId = value('tax_id');
  return {
    label: input.label || null,
    first_name: input.first_name,
    last_name: input.last_name,
    company: value('company'),
    tax_id: taxId,
    tax_id_status: taxId === null ? 'none' : 'unchecked',
    country: input.country,
    state: value('state'),
    city: value('city') ?? input.city,
    district: value('district'),
    postcode: value('postcode'),
    line1: input.line1,
    line2: value('line2'),
    phone: input.phone,
    email: input.email ?? null,
  };
}
