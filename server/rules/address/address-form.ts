/** The form a country's address is typed into. */
import type { AddressFieldKey, AddressForm, AddressOption } from '#contract/api/address.ts';
import { layoutOf } from './address.ts';
import type { AddressLayout } from './address-layout.ts';
import { type Country, countryOf } from '#server/rules/country/countries.ts';
import { phoneExample } from './phone-example.ts';
import { statesOf } from '#server/rules/country/states.ts';
import { taxIdRuleOf } from '#server/rules/tax-id.ts';

/** Longest value of each field, in code points, as the contract has it. */
const longest: Record<AddressFieldKey, number> = {
  first_name: 60,
  last_name: 60,
  company: 100,
  tax_id: 20,
  country: 2,
  state: 60,
  city: 80,
  district: 80,
  postcode: 12,
  line1: 120,
  line2: 120,
  phone: 25,
  email: 254,
};

const wide = new Set<AddressFieldKey>(['line1', 'line2']);
const phonePattern = '\\+?[0-9 \\(\\)\\-]{5,25}';

/** Says a label. */
export type LabelWords = (key: AddressFieldKey, country: string) => string;

/** Fields in the order of the country; null for an unknown country. `tag` is the language (BCP 47) of the state names. */
export function addressForm(code: string, tag: string, label: LabelWords): AddressForm | null {
  const country = countryOf(code);
  if (!country) return null;
  const layout = layoutOf(code);
  const taxId = taxIdRuleOf(code, country.eu);
  const fields = layout.fields.map((key, index) => ({
    key,
    label: label(key, code),
    required: layout.required.has(key),
    max: longest[key],
    ...formatOf(layout, taxId, key, country),
    ...(key === layout.stateField ? { options: optionsOf(key, code, tag) } : {}),
    order: index + 1,
    width: wide.has(key) ? ('full' as const) : ('half' as const),
  }));
  const tax_id = taxId && {
    label: label('tax_id', code),
    required_for_company: layout.companyTaxId,
    pattern: taxId.pattern,
    example: taxId.example,
  };
  return { fields, tax_id };
}

function formatOf(layout: AddressLayout, taxId: ReturnType<typeof taxIdRuleOf>, key: AddressFieldKey, country: Country) {
  if (key === 'phone') return { pattern: phonePattern, example: phoneExample(country) };
  if (key === 'postcode' && layout.postcode) return { pattern: layout.postcode.pattern, example: layout.postcode.example };
  if (key === 'tax_id' && taxId) return { pattern: taxId.pattern, example: taxId.example };
  return { pattern: null, example: null };
}

/** A city chosen from a list is stored as an address says it, a state by its code. */
function optionsOf(key: AddressFieldKey, country: string, tag: string): AddressOption[] {
  return (statesOf(country, tag) ?? []).map(({ code, name, written, inIdeographs }) => ({
    code: key === 'city' ? written : code,
    name,
    ...(written === name ? {} : { written }),
    ...(inIdeographs === null || inIdeographs === written ? {} : { in_ideographs: inIdeographs }),
  }));
}
