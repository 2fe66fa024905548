/** Addresses and the form that each country asks for (`docs/api.md` 5.1 and 7.9). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { country, id, iso } from './fields.ts';

export const addressFieldKeys = [
  'first_name',
  'last_name',
  'company',
  'tax_id',
  'country',
  'state',
  'city',
  'district',
  'postcode',
  'line1',
  'line2',
  'phone',
  'email',
] as const;
export type AddressFieldKey = (typeof addressFieldKeys)[number];

export const address = z.object({
  id,
  label: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  company: z.nullable(z.string()),
  tax_id: z.nullable(z.string()),
  tax_id_status: z.enum(['none', 'unchecked', 'valid', 'invalid']),
  country: z.string(),
  state: z.nullable(z.string()),
  city: z.string(),
  district: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  line1: z.string(),
  line2: z.nullable(z.string()),
  phone: z.string(),
  email: z.nullable(z.string()),
  default_shipping: z.boolean(),
  default_billing: z.boolean(),
  updated_at: iso,
});
export type Address = z.output<typeof address>;

export const getCountries = endpoint({
  summary: 'Countries with currency and phone prefix, and whether the shop ships there',
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/countries',
  access: 'any',
  cache: 'B',
  request: z.object({}),
  response: z.object({
    list: z.array(
      z.object({ code: country, name: z.string(), currency: z.string(), phone_prefix: z.string(), eu: z.boolean(), ships: z.boolean() }),
    ),
  }),
});

const addressOption = z.object({
  code: z.string(),
  /** For the reader of the list. */
  name: z.string(),
  /** As an address says it, where that is not the name: the post reads no translations. */
  written: z.optional(z.string()),
  /** As an address in Han characters or kana says it, where that is not how it is written otherwise. */
  in_ideographs: z.optional(z.string()),
});
export type AddressOption = z.output<typeof addressOption>;

export const getAddressForm = endpoint({
  summary: 'The fields of an address in a country',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/address-form',
  access: 'any',
  cache: 'B',
  request: z.object({ country }),
  response: z.object({
    fields: z.array(
      z.object({
        key: z.enum(addressFieldKeys),
        label: z.string(),
        required: z.boolean(),
        max: z.int(),
        pattern: z.nullable(z.string()),
        /** A value that fits, for the error message. */
        example: z.nullable(z.string()),
        options: z.optional(z.array(addressOption)),
        order: z.int(),
        width: z.enum(['full', 'half']),
      }),
    ),
    tax_id: z.nullable(
      z.object({ label: z.string(), required_for_company: z.boolean(), pattern: z.nullable(z.string()), example: z.nullable(z.string()) }),
    ),
  }),
});
export type AddressForm = z.output<typeof getAddressForm.response>;
