/** Package outlines for those who run the shop: the dimensions that drawings are made of (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { id, iso, optional, pageParameters, paged, text, whole } from '#contract/api/fields.ts';
import { outline } from '#contract/api/part.ts';
import { mostMillimetres, pinBounds, rowBounds } from './outline-bounds.ts';

const operator = { access: 'operator', scope: 'catalog', cache: 'N' } as const;

const millimetres = z.number().check(z.positive(), z.maximum(mostMillimetres));
const none = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);

/** Nominal dimensions in millimetres. */
export const outlineFields = z.object({
  name: text(1, 60),
  /** The way it is drawn: that of an outline which the shop has. */
  family: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  body: z.object({
    length: millimetres,
    width: millimetres,
    /** 0 is not known. */
    height: z.number().check(z.minimum(0), z.maximum(mostMillimetres)),
  }),
  pins: whole(pinBounds.least, pinBounds.most),
  pitch: none(millimetres),
  /** Of one lead; `span` is over the leads of both sides. */
  lead: none(z.object({ span: none(millimetres), width: none(millimetres), length: none(millimetres) })),
  diameter: none(millimetres),
  rows: none(whole(rowBounds.least, rowBounds.most)),
  standard: none(text(1, 60)),
});
export type OutlineFields = z.output<typeof outlineFields>;

const outlineItem = z.object({ outline, /** Hidden ones among them. */ parts: z.int() });

export const adminOutline = z.object({
  id: z.string(),
  /** Changes with whatever of the fields is changed, by whomever. */
  version: z.string(),
  fields: outlineFields,
  parts: z.int(),
  /** Some of the parts that have it, the oldest first. */
  some: z.array(z.object({ id, mpn: z.string(), manufacturer: z.string(), hidden: z.boolean() })),
  /** Ways to draw that the shop's outlines have, with the names of some of them. */
  families: z.array(z.object({ family: z.string(), names: z.array(z.string()) })),
});
export type AdminOutline = z.output<typeof adminOutline>;

const outlineId = text(1, 60);
const version = optional(z.string().check(z.maxLength(40)));

/** By name; `keyword` finds name, standard and id. */
export const getOutlines = endpoint({
  summary: 'Package outlines with their dimensions and how many parts have them',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/outlines',
  ...operator,
  request: z.object({ keyword: optional(text(0, 60)), ...pageParameters }),
  response: paged(outlineItem),
});

export const getOutline = endpoint({
  summary: 'One package outline with its dimensions and parts that have it',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/outline',
  ...operator,
  request: z.object({ id: outlineId }),
  response: adminOutline,
});

/** All fields of one; without `id` a new one, whose id is made from its name. */
export const saveOutline = endpoint({
  summary: 'Changes the dimensions of a package outline, or makes a new one',
  errors: ['not_found', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-outline',
  ...operator,
  request: z.extend(outlineFields, { id: optional(outlineId), version }),
  response: adminOutline,
});

export const removeOutline = endpoint({
  summary: 'Removes a package outline that no part has',
  errors: ['not_found', 'version_conflict', 'state_conflict', 'import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-outline',
  ...operator,
  request: z.object({ id: outlineId, version }),
  response: z.object({ removed: z.literal(true) }),
});

const outlineChange = z.object({
  at: iso,
  actor: z.string(),
  action: z.string(),
  before: z.nullable(outlineFields),
  after: z.nullable(outlineFields),
});
export type OutlineChange = z.output<typeof outlineChange>;

export const getOutlineChanges = endpoint({
  summary: 'Who changed what of a package outline, newest first',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/outline-changes',
  ...operator,
  request: z.object({ id: outlineId, ...pageParameters }),
  response: paged(outlineChange),
});
