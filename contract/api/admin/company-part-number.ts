/** What companies call parts in their own books, for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { id, iso, optional, pageParameters, paged, sku, text } from '#contract/api/fields.ts';

const operator = { access: 'operator', scope: 'customers', cache: 'N' } as const;

/** Most of one company; the oldest makes room. */
export const mostPartNumbers = 20_000;
/** Most in one call. */
export const mostNumbersAtOnce = 1000;

export const companyPartNumber = z.object({
  id,
  /** As the company writes it. */
  number: z.string(),
  /** Order code of the part that it stands for. */
  sku: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  chosen_at: iso,
});
export type CompanyPartNumber = z.output<typeof companyPartNumber>;

export const getCompanyPartNumbers = endpoint({
  summary: 'What a company calls parts in its own books, the newest first',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/company-part-numbers',
  ...operator,
  /** `keyword`: in the number, or the beginning of the order code. */
  request: z.object({ company_id: id, keyword: optional(text(0, 80)), ...pageParameters }),
  response: paged(companyPartNumber),
});

/** Adds numbers, or has them stand for another part; an order code that the shop does not know is `not_allowed` at its place. */
export const saveCompanyPartNumbers = endpoint({
  summary: 'Keeps what a company calls parts in its own books',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-company-part-numbers',
  ...operator,
  request: z.object({
    company_id: id,
    items: z.array(z.object({ number: text(1, 120), sku })).check(z.minLength(1), z.maxLength(mostNumbersAtOnce)),
  }),
  response: z.object({ saved: z.int() }),
});

export const removeCompanyPartNumber = endpoint({
  summary: 'Forgets what a company calls a part',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-company-part-number',
  ...operator,
  request: z.object({ company_id: id, id }),
  response: z.object({ removed: z.literal(true) }),
});
