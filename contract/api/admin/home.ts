/** The operator's arrangement of the home page (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { iso, optional, whole } from '#contract/api/fields.ts';
import { homeBlock, homeBlocks, homeBlockKinds } from '#contract/api/home-block.ts';
import { shownHomeBlock } from '#contract/api/shown-home-block.ts';

const chosenRecord = z.object({
  kind: z.enum(homeBlockKinds),
  chosen: z.string(),
  /** Null: visitors cannot see it, for it is gone, hidden or without parts. */
  name: z.nullable(z.string()),
});
export type ChosenRecord = z.output<typeof chosenRecord>;

const arrangement = z.object({
  blocks: z.array(homeBlock),
  /** Not what came with the shop. */
  is_own: z.boolean(),
  /** Number of changes. */
  version: z.int(),
  /** Everything that is chosen, in the language of the call. */
  records: z.array(chosenRecord),
  /** Newest first, twenty at most; null: what came with the shop. */
  changes: z.array(z.object({ at: iso, actor: z.string(), blocks: z.nullable(z.array(homeBlock)) })),
});
export type HomeArrangement = z.output<typeof arrangement>;

const operator = { access: 'operator', scope: 'content', cache: 'N' } as const;

export const getHomeBlocks = endpoint({
  summary: 'How the home page is arranged, and how it was',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/home-blocks',
  ...operator,
  request: z.object({}),
  response: arrangement,
});

/** Replaces the arrangement; null brings back the one that came with the shop. A version that is out of date is a `version_conflict`. */
export const saveHomeBlocks = endpoint({
  summary: 'Arranges the home page',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-home-blocks',
  ...operator,
  errors: ['version_conflict'],
  request: z.object({ blocks: z.nullable(homeBlocks), version: optional(whole(0, 1_000_000_000)) }),
  response: arrangement,
});

/** What visitors would see, in the language of the call; null where that is the page that came with the shop. */
export const previewHomeBlocks = endpoint({
  summary: 'The home page as an arrangement would show it',
  kind: 'query',
  method: 'POST',
  path: '/api/store/admin/preview-home-blocks',
  ...operator,
  request: z.object({ blocks: homeBlocks }),
  response: z.object({ blocks: z.nullable(z.array(shownHomeBlock)), records: z.array(chosenRecord) }),
});
