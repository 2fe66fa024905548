/** Stock, prices and imports for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { formOverhead } from '#contract/api/upload.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { currency, failsAs, id, iso, micros, optional, sku, text, whole, slug } from '#contract/api/fields.ts';

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
  summary: 'Sets or changes stock levels',
  errors: ['state_conflict', 'import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/stock',
  access: 'operator',
  scope: 'catalog',
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
  summary: 'Replaces the price breaks of order codes',
  errors: ['import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/price',
  access: 'operator',
  scope: 'catalog',
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

/** Bytes with all of the form, as a preview takes it. */
const previewLimit = 12 * 1024 * 1024;
/** Bytes of a text that comes packed; longer files are imported on the console. */
export const longestImport = 100 * 1024 * 1024;

const target = text(0, 80);

/** What the columns of a table mean, in the names of `docs/catalog-import.md`; empty for one that is left out. */
export const partMapping = z.object({
  /** Of a spreadsheet; the first one unless it is said. */
  sheet: optional(text(1, 100)),
  /** Row of the names, as a spreadsheet counts. */
  header_row: whole(1, 100_000),
  columns: z.array(target).check(z.minLength(1), z.maxLength(200)),
  /** What all rows have, by its column. */
  fixed: optional(z.record(target, text(1, 500))),
  /** Decimal sign of the numbers. */
  decimal: optional(z.enum(['.', ','])),
});
export type PartMapping = z.output<typeof partMapping>;

const flag = optional(z.enum(['true', 'false']));

/** A mapping as it goes with a form. */
const mappingText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(4096)),
    z.transform((words): unknown => {
      try {
        return JSON.parse(words);
      } catch {
        return null; // refused as no mapping
      }
    }),
  ),
  partMapping,
);

/** What a table of parts would become: the meaning of its columns, guessed unless it is sent, and its first rows. Nothing is written. */
export const previewImport = endpoint({
  summary: 'What a table of parts would become; nothing is written',
  errors: ['unsupported_type'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/admin/import-preview',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  form: true,
  maxBytes: previewLimit,
  request: z.object({ file: z.file(), mapping: optional(mappingText), new_manufacturers: flag }),
  response: z.object({
    mapping: partMapping,
    /** Of a spreadsheet. */
    sheets: z.array(z.string()),
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    /** Parameters that a column may hold. */
    attributes: z.array(z.object({ key: z.string(), name: z.string() })),
    /** What keeps the columns from being parts at all, such as one that is missing. */
    header_problems: z.array(z.object({ code: z.string(), value: z.string() })),
    rows: z.array(
      z.object({
        line: z.int(),
        part: z.nullable(
          z.object({
            is_new: z.boolean(),
            manufacturer: z.string(),
            mpn: z.string(),
            category: z.string(),
            description: z.string(),
            stock: z.nullable(z.int()),
            /** Of the first packaging, in the base currency. */
            prices: z.array(z.object({ quantity: z.int(), unit_micros: micros })),
          }),
        ),
        problems: z.array(z.object({ field: z.string(), code: z.string(), value: z.string(), message: z.string() })),
      }),
    ),
    /** Rows below the names. */
    total: z.int(),
    base_currency: currency,
  }),
});
export type ImportPreview = z.output<typeof previewImport.response>;

const namedMapping = z.object({ name: text(1, 60), mapping: partMapping });

/** Mappings that were kept by name. */
export const getImportMappings = endpoint({
  summary: 'Column mappings that were kept by name',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/import-mappings',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({}),
  response: z.object({ list: z.array(namedMapping) }),
});

/** Keeps a mapping by name; null forgets it. */
export const saveImportMapping = endpoint({
  summary: 'Keeps a column mapping by name, or forgets it',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-import-mapping',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({ name: text(1, 60), mapping: z.nullable(partMapping) }),
  response: z.object({ list: z.array(namedMapping) }),
});

/** Reads parts from a file in the format of `docs/catalog-import.md`, or with a mapping from any table; a text may be packed with gzip (`parts.csv.gz`). */
export const importProducts = endpoint({
  summary: 'Begins to read parts from a file',
  errors: ['import_running', 'unsupported_type', 'too_large'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/product-import',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  form: true,
  maxBytes: 20 * 1024 * 1024 + formOverhead,
  request: z.object({
    file: z.file(),
    dry_run: flag,
    new_manufacturers: flag,
    /** Rows with problems are left out and told; otherwise one of them keeps all others from being written. */
    leave_out_faulty: flag,
    mapping: optional(mappingText),
  }),
  response: z.object({ job_id: id }),
});

/** Parts of a category and those below it, hidden ones too, as a table in the format of `docs/catalog-import.md`. */
export const exportProducts = endpoint({
  summary: 'Parts of a category as a CSV file that the import reads',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/product-export',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({
    category: slug,
    manufacturer: optional(slug),
    /** With levels of stock and popularity, which an import sets as they stand in the file. */
    stock: optional(flag),
    /** A comma goes with semicolons between the cells. */
    decimal: optional(z.enum(['.', ','])),
  }),
  response: z.unknown(),
});

const job = z.object({
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** Rows read so far. */
  done: z.int(),
  /** Rows of the file; 0 until they are counted. */
  total: z.int(),
  /** Rows of parts that the shop does not have, where stock and prices alone are taken. */
  skipped: z.optional(z.int()),
  errors: z.array(z.object({ row: z.int(), field: z.string(), code: z.string(), message: z.string() })),
});
export type Job = z.output<typeof job>;

export const getJob = endpoint({
  summary: 'How far an import is, and what it could not read',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/job',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({ job_id: id }),
  response: job,
});

/** Ends an import that runs; nothing of it is written. */
export const cancelJob = endpoint({
  summary: 'Ends an import that runs; nothing of it is written',
  errors: ['state_conflict', 'not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/job-cancel',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({ job_id: id }),
  response: job,
});
