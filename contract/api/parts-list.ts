/** Parts lists of an account, saved bills of materials among them, and carts that are shown by a link (`docs/api.md` 5.3 and 5.4). */
import * as z from 'zod/mini';
import { attritionBySize, attritionShare } from './attrition.ts';
import { endpoint } from './endpoint.ts';
import { failsAs, id, iso, ok, optional, paged, pageParameters, pieces, sku, text, whole } from './fields.ts';
import { lineTags, listTag } from './list-tags.ts';
import { productListItem } from './part.ts';

export const partsListKinds = ['list', 'bom', 'saved_cart'] as const;
export type PartsListKind = (typeof partsListKinds)[number];

/** Most lists of an account, and most lines of a list. */
export const mostPartsLists = 200;
export const mostPartsListLines = 1000;
/** Most characters of a list's name, and of the note of a line. */
export const mostListName = 80;
export const mostLineNote = 500;

const partsListLine = z.object({
  line_id: id,
  sku: z.nullable(z.string()),
  mpn: z.string(),
  manufacturer: z.nullable(z.string()),
  /** What the owner calls the part themselves. */
  own_number: z.nullable(z.string()),
  /** Pieces of one board. */
  quantity: z.int(),
  references: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Words of the owner, by which lines are found again. */
  tags: z.array(z.string()),
  /** As it is sold now; null for a part that is not, or not any more. */
  product: z.nullable(productListItem),
});
export type PartsListLine = z.output<typeof partsListLine>;

export const partsList = z.object({
  id,
  name: z.string(),
  kind: z.enum(partsListKinds),
  /** Words of the owner, by which lists are found again. */
  tags: z.array(z.string()),
  boards: z.int(),
  /** Spare parts, as `bom-match` takes them. */
  attrition_bp: z.int(),
  attrition: attritionBySize,
  lines: z.array(partsListLine),
  updated_at: iso,
  version: z.int(),
  /** For the owner of a list that is shared; others have it already. */
  share_key: z.nullable(z.string()),
});
export type PartsList = z.output<typeof partsList>;

export const partsListSummary = z.extend(z.omit(partsList, { lines: true }), { line_count: z.int() });
export type PartsListSummary = z.output<typeof partsListSummary>;

const shareKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,80}$/));

export const getPartsLists = endpoint({
  summary: 'Parts lists of the account',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/parts-lists',
  access: 'user',
  cache: 'N',
  request: z.object({ ...pageParameters, kind: optional(z.enum(partsListKinds)), tag: optional(listTag) }),
  /** `tags`: all that the account's lists have, in order. */
  response: z.extend(paged(partsListSummary), { tags: z.array(z.string()) }),
});

/** One's own list by `id`; anybody's that is shared by `share_key`. */
export const getPartsList = endpoint({
  summary: "One parts list: one's own, or a shared one by its key",
  errors: ['auth_required', 'not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/parts-list',
  access: 'any',
  cache: 'N',
  request: z
    .object({ id: optional(id), share_key: optional(shareKey) })
    .check(z.refine((query) => (query.id === undefined) !== (query.share_key === undefined), { path: ['id'], ...failsAs('required') })),
  response: partsList,
});

export const savePartsList = endpoint({
  summary: 'Makes a parts list, or changes one',
  errors: ['not_found', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-parts-list',
  access: 'user',
  cache: 'N',
  maxBytes: 1024 * 1024,
  request: z.object({
    /** Left out: a new list. */
    id: optional(id),
    /** The one that the change was made from. */
    version: optional(whole(1, 2_147_483_647)),
    name: text(1, mostListName),
    kind: z.enum(partsListKinds),
    /** Left out: they stay. */
    tags: optional(lineTags),
    boards: optional(whole(1, 100_000)),
    attrition_bp: optional(attritionShare),
    attrition: optional(attritionBySize),
    /** All lines of the list, in order. */
    lines: z
      .array(
        z
          .object({
            /** Of a line that stays. */
            line_id: optional(id),
            sku: optional(sku),
            mpn: optional(text(0, 80)),
            manufacturer: optional(text(0, 80)),
            own_number: optional(text(0, 80)),
            quantity: pieces,
            references: optional(text(0, 20_000)),
            note: optional(text(0, mostLineNote)),
            /** Left out: those of the line that stays. */
            tags: optional(lineTags),
          })
          .check(z.refine((line) => line.sku !== undefined || Boolean(line.mpn), { path: ['mpn'], ...failsAs('required') })),
      )
      .check(z.maxLength(mostPartsListLines)),
    /** True gives a link, a new one after it was off; false takes it away; left out changes nothing. */
    share: optional(z.boolean()),
  }),
  response: partsList,
});

export const deletePartsList = endpoint({
  summary: 'Deletes a parts list',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/del-parts-list',
  access: 'user',
  cache: 'N',
  request: z.object({ id }),
  response: ok,
});

/** A read-only copy of the caller's cart behind a link; the same cart has the same link. */
export const shareCart = endpoint({
  summary: 'A read-only copy of the cart behind a link',
  errors: ['cart_empty'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/share',
  access: 'cart',
  cache: 'N',
  request: z.object({}),
  response: z.object({ share_key: z.string(), url: z.string(), expires_at: iso }),
});

export const getSharedCart = endpoint({
  summary: 'A cart that somebody shared',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/cart/shared',
  access: 'any',
  cache: 'N',
  request: z.object({ share_key: shareKey }),
  /** Parts that are not sold any more are left out. */
  response: z.object({
    list: z.array(z.object({ sku: z.string(), quantity: z.int(), customer_reference: z.nullable(z.string()), product: productListItem })),
    expires_at: iso,
  }),
});
