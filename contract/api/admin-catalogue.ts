/** Stock, prices and imports for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, failsAs, id, iso, optional, sku, text, whole } from './fields.ts';

const mostPieces = 1_000_000_000;
const day = z.string().check(z.regex(/^2\d{3}-\d{2}-\d{2}(T[\d:.]+Z)?$/));

const stockItem = z
  .object({
    sku: optional(sku),
    product_id: optional(id),
    /** Pieces on the shelf, those that are reserved included. */
    set: optional(whole(0, mostPieces)),
    delta: optional(whole(-mostPieces, mostPieces)),
    reason: text(1, 200),
    incoming: optional(z.array(z.object({ quantity: whole(1, mostPieces), expected_at: day })).check(z.maxLength(20))),
  })
  .check(
    z.refine(({ sku: code, product_id }) => (code === undefined) !== (product_id === undefined), { path: ['sku'], ...failsAs('required') }),
    z.refine(({ set, delta }) => (set === undefined) !== (delta === undefined), { path: ['set'], ...failsAs('required') }),
  );

export const changeStock = endpoint({
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/stock',
  access: 'operator',
  scope: 'catalogue',
  cache: 'N',
  request: z.object({ items: z.array(stockItem).check(z.minLength(1), z.maxLength(1000)) }),
  response: z.object({
    list: z.array(
      z.object({
        product_id: z.string(),
        mpn: z.string(),
        on_hand: z.int(),
        reserved: z.int(),
        available: z.int(),
        incoming: z.array(z.object({ quantity: z.int(), expected_at: iso })),
      }),
    ),
  }),
});

const priceItem = z.object({
  sku,
  currency,
  /** Ascending; none at all means "price on request", or the converted base price for another currency. */
  price_breaks: z.array(z.object({ quantity: whole(1, 10_000_000), price: text(1, 20) })).check(z.maxLength(20)),
});

export const changePrices = endpoint({
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/price',
  access: 'operator',
  scope: 'catalogue',
  cache: 'N',
  request: z.object({ items: z.array(priceItem).check(z.minLength(1), z.maxLength(1000)) }),
  response: z.object({
    list: z.array(
      z.object({
        sku: z.string(),
        currency: z.string(),
        price_breaks: z.array(z.object({ quantity: z.int(), unit_micros: z.int() })),
        prior_price_30d: z.nullable(z.int()),
      }),
    ),
  }),
});

/** Bytes with all of the form; longer files are imported on the console. */
const importLimit = 12 * 1024 * 1024;

/** Reads parts from a file in the format of `docs/catalogue-import.md`. */
export const importProducts = endpoint({
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/product-import',
  access: 'operator',
  scope: 'catalogue',
  cache: 'N',
  form: true,
  maxBytes: importLimit,
  request: z.object({
    file: z.file(),
    dry_run: optional(z.enum(['true', 'false'])),
    new_manufacturers: optional(z.enum(['true', 'false'])),
  }),
  response: z.object({ job_id: id }),
});

const job = z.object({
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** Rows read so far. */
  done: z.int(),
  /** Rows of the file; 0 until they are counted. */
  total: z.int(),
  errors: z.array(z.object({ row: z.int(), field: z.string(), code: z.string(), message: z.string() })),
});
export type Job = z.output<typeof job>;

export const getJob = endpoint({
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/job',
  access: 'operator',
  scope: 'catalogue',
  cache: 'N',
  request: z.object({ job_id: id }),
  response: job,
});

/** Ends an import that runs; nothing of it is written. */
export const cancelJob = endpoint({
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/job-cancel',
  access: 'operator',
  scope: 'catalogue',
  cache: 'N',
  request: z.object({ job_id: id }),
  response: job,
});
