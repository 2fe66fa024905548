/** Certificates by which a company pays no tax of a country (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { country, day, failsAs, id, text } from '#contract/api/fields.ts';
import { formOverhead } from '#contract/api/upload.ts';

/** What the file of a certificate may be: by content, and bytes. */
export const certificateRules = { kinds: ['pdf'], maxBytes: 5 * 1024 * 1024 } as const;

/** Certificates that one company may have. */
export const mostExemptions = 100;

export const taxExemption = z.object({
  id,
  country: z.string(),
  number: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  /** `ending` has 30 days or less left. */
  state: z.enum(['scheduled', 'valid', 'ending', 'expired']),
});
export type TaxExemption = z.output<typeof taxExemption>;

/** The newest certificate that is valid on a day counts; one is never changed, only removed. */
export const addTaxExemption = endpoint({
  summary: 'Keeps a certificate by which a company pays no tax of a country',
  errors: ['not_found', 'unsupported_type', 'storage_full'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/add-tax-exemption',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  form: true,
  maxBytes: certificateRules.maxBytes + formOverhead,
  request: z
    .object({ company_id: id, country, number: text(1, 60), starts_on: day, ends_on: day, file: z.file() })
    .check(z.refine(({ starts_on, ends_on }) => starts_on <= ends_on, { path: ['ends_on'], ...failsAs('out_of_range') })),
  response: taxExemption,
});

export const removeTaxExemption = endpoint({
  summary: 'Removes a certificate of tax exemption with its file; orders keep what they say of it',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-tax-exemption',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ company_id: id, id }),
  response: z.object({ removed: z.literal(true) }),
});

export const readCertificate = endpoint({
  summary: 'The file of a certificate of tax exemption',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/tax-certificate',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ id }),
  response: z.unknown(),
});
