/** Many parts changed at once, by those who run the shop, with a look before and a way back (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { productStates } from './product.ts';
import { failsAs, id, iso, micros, optional, pageParameters, paged, slug, text, whole } from '#contract/api/fields.ts';
import { lifecycle, rohsStates } from '#contract/api/part.ts';

const operator = { access: 'operator', scope: 'catalog', cache: 'N' } as const;

/** Parts of one change: as many as are written well within the time of a call. */
export const mostBulkParts = 20_000;
/** How long a change can be taken back. */
export const bulkDays = 30;
/** Rows that a preview shows, and refused ones that an answer names. */
export const mostBulkRows = 20;

/** Parts by their ids, or all that a list of the operator page finds. */
const selection = {
  ids: optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
  found: optional(
    z.object({
      keyword: optional(text(0, 120)),
      category: optional(slug),
      manufacturer: optional(slug),
      status: optional(z.enum(productStates)),
    }),
  ),
};

/** Hundredths of a percent, from nearly nothing to eleven times the price. */
const percent = whole(-9999, 100_000).check(z.refine((value) => value !== 0, failsAs('out_of_range')));

export const bulkChange = z.discriminatedUnion('field', [
  /** Every price of every packaging, own prices of other currencies too; rounded half up to a millionth, never to nothing. */
  z.object({ field: z.literal('price'), percent_bp: percent }),
  z.object({ field: z.literal('hidden'), value: z.boolean() }),
  /** A category without others below it. Values of parameters that it does not have are taken away. */
  z.object({ field: z.literal('category'), value: slug }),
  z.object({ field: z.literal('manufacturer'), value: slug }),
  z.object({ field: z.literal('lifecycle'), value: lifecycle }),
  z.object({ field: z.literal('rohs'), value: z.enum(rohsStates) }),
]);
export type BulkChange = z.output<typeof bulkChange>;

const oneOf = z.refine<{ ids?: unknown; found?: unknown }>(({ ids, found }) => (ids === undefined) !== (found === undefined), {
  path: ['ids'],
  ...failsAs('required'),
});

/** Why a part stays as it is. */
const refusedPart = z.object({ id, mpn: z.string(), code: z.enum(['not_unique', 'not_allowed', 'changed_since']) });
export type RefusedPart = z.output<typeof refusedPart>;

/** As it is or will be: a price in millionths of the base currency, a name, or a state. */
const shownValue = z.union([micros, z.string(), z.boolean(), z.null()]);

const outcome = {
  changed: z.int(),
  /** Parts that are so already. */
  unchanged: z.int(),
  refused: z.int(),
  /** The first of them. */
  refused_parts: z.array(refusedPart),
};

export const previewBulk = endpoint({
  summary: 'What a change of many parts would do; nothing is written',
  kind: 'query',
  method: 'POST',
  path: '/api/store/admin/bulk-preview',
  ...operator,
  request: z.object({ ...selection, change: bulkChange }).check(oneOf),
  response: z.object({
    ...outcome,
    rows: z.array(z.object({ id, mpn: z.string(), manufacturer: z.string(), before: shownValue, after: shownValue })),
  }),
});
export type BulkPreview = ReturnType<typeof previewBulk.response.parse>;

/** All of the parts in one transaction; with `expected` only when as many would change as the preview said. */
export const bulkEdit = endpoint({
  summary: 'Changes many parts at once',
  errors: ['version_conflict', 'import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/bulk-edit',
  ...operator,
  request: z.object({ ...selection, change: bulkChange, expected: optional(whole(0, mostBulkParts)) }).check(oneOf),
  response: z.object({ ...outcome, batch_id: z.nullable(id) }),
});

const batch = z.object({
  id,
  at: iso,
  actor: z.string(),
  change: bulkChange,
  /** In words: the name of a category or maker. */
  target: z.nullable(z.string()),
  changed: z.int(),
  undone_at: z.nullable(iso),
  undone_by: z.nullable(z.string()),
});
export type BulkBatch = z.output<typeof batch>;

export const getBulkEdits = endpoint({
  summary: 'Changes of many parts of the last 30 days, newest first',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/bulk-edits',
  ...operator,
  request: z.object(pageParameters),
  response: paged(batch),
});

/** Parts that were changed since stay as they are, and are named. */
export const undoBulk = endpoint({
  summary: 'Takes a change of many parts back',
  errors: ['not_found', 'state_conflict', 'import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/bulk-undo',
  ...operator,
  request: z.object({ batch_id: id }),
  response: z.object(outcome),
});
