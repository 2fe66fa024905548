/** What each country's address consists of, in its own order (`docs/api.md` 7.9). */
import type { AddressFieldKey } from '#contract/api/address.ts';

interface Postcode {
  format: RegExp;
  /** For the form; also holds for what is typed before it is put in order. */
  pattern: string;
  example: string;
}

export interface AddressLayout {
  /** Fields in the order of the country; two halves share a row. */
  fields: readonly AddressFieldKey[];
  required: ReadonlySet<AddressFieldKey>;
  postcode: Postcode | null;
  /** Field that is chosen from the list of states; null asks for none, or for free text. */
  stateField: 'state' | 'city' | null;
  /** Companies must give their tax id: customs or invoices of the country ask for it. */
  companyTaxId: boolean;
}

const always: readonly AddressFieldKey[] = ['first_name', 'last_name', 'line1', 'city', 'phone'];

interface Special {
  place: AddressFieldKey[];
  required?: AddressFieldKey[];
  postcode?: [pattern: string, example: string];
  stateField?: 'state' | 'city';
  companyTaxId?: true;
  familyNameFirst?: true;
}

const western: AddressFieldKey[] = ['line1', 'line2', 'postcode', 'city'];

const special: Record<string, Special> = {
  DE: { place: western, required: ['postcode'], postcode: ['[0-9]{5}', '10115'] },
  FR: { place: western, required: ['postcode'], postcode: ['[0-9]{5}', '75001'] },
  RU: {
    place: ['postcode', 'state', 'city', 'line1', 'line2'],
    required: ['postcode', 'state'],
    postcode: ['[0-9]{6}', '101000'],
    stateField: 'state',
    companyTaxId: true,
  },
  IN: {
    place: ['line1', 'line2', 'city', 'state', 'postcode'],
    required: ['postcode', 'state'],
    postcode: ['[1-9][0-9]{5}', '110001'],
    stateField: 'state',
    companyTaxId: true,
  },
  BR: {
    place: ['postcode', 'line1', 'line2', 'district', 'city', 'state'],
    required: ['postcode', 'state', 'district', 'tax_id'],
    postcode: ['[0-9]{5}-?[0-9]{3}', '01310-100'],
    stateField: 'state',
    companyTaxId: true,
  },
  ID: {
    place: ['line1', 'line2', 'district', 'city', 'state', 'postcode'],
    required: ['postcode', 'state', 'district'],
    postcode: ['[0-9]{5}', '10110'],
    stateField: 'state',
    companyTaxId: true,
  },
  TR: {
    place: ['line1', 'line2', 'district', 'city', 'postcode'],
    required: ['postcode', 'district'],
    postcode: ['[0-9]{5}', '34110'],
    stateField: 'city',
    companyTaxId: true,
  },
  JP: {
    place: ['postcode', 'state', 'city', 'line1', 'line2'],
    required: ['postcode', 'state'],
    postcode: ['[0-9]{3}-?[0-9]{4}', '100-0001'],
    stateField: 'state',
    familyNameFirst: true,
  },
  MX: {
    place: ['line1', 'line2', 'district', 'postcode', 'city', 'state'],
    required: ['postcode', 'state', 'district'],
    postcode: ['[0-9]{5}', '06000'],
    stateField: 'state',
    companyTaxId: true,
  },
  US: {
    place: ['line1', 'line2', 'city', 'state', 'postcode'],
    required: ['postcode', 'state'],
    postcode: ['[0-9]{5}(-[0-9]{4})?', '10001'],
    stateField: 'state',
  },
  CN: {
    place: ['state', 'city', 'district', 'line1', 'line2', 'postcode'],
    required: ['state', 'district'],
    postcode: ['[0-9]{6}', '100000'],
    stateField: 'state',
    familyNameFirst: true,
  },
};

const other: Special = { place: [...western, 'state'] };

/** The layout of a country; `asksTaxId` where the shop knows its tax numbers. */
export function addressLayout(country: string, asksTaxId: boolean): AddressLayout {
  const { place, required = [], postcode, stateField, companyTaxId, familyNameFirst } = special[country] ?? other;
  const names: AddressFieldKey[] = familyNameFirst ? ['last_name', 'first_name'] : ['first_name', 'last_name'];
  return {
    fields: [...names, 'company', ...(asksTaxId ? (['tax_id'] as const) : []), ...place, 'phone'],
    required: new Set([...always, ...required]),
    postcode: postcode ? { format: new RegExp(`^${postcode[0]}$`), pattern: postcode[0], example: postcode[1] } : null,
    stateField: stateField ?? null,
    companyTaxId: companyTaxId ?? false,
  };
}
