/** Makers for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { optional, pageParameters, paged, slug, text } from '#contract/api/fields.ts';

export const mostAliases = 50;

const makerPart = z.object({ category: z.string(), package: z.nullable(z.string()) });

export const adminMaker = z.object({
  web_url: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  /** Address of its logo, which `set-picture` changes. */
  picture: z.nullable(z.string()),
  parts: z.int(),
});
export type AdminMaker = z.output<typeof adminMaker>;

/** All makers by name, those without parts among them; `keyword` finds any of their names, `web_url` one maker. */
export const getMakers = endpoint({
  summary: 'Manufacturers with their other names, those without parts too',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/makers',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({ keyword: optional(text(0, 60)), web_url: optional(slug), ...pageParameters }),
  response: paged(adminMaker),
});

/** The other names that a maker goes by in lists and bills: all of them, in place of those before. */
export const saveMakerAliases = endpoint({
  summary: 'Replaces the other names that a manufacturer goes by',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-maker-aliases',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({ web_url: slug, aliases: z.array(text(2, 80)).check(z.maxLength(mostAliases)) }),
  response: z.object({ web_url: z.string(), name: z.string(), aliases: z.array(z.string()) }),
});

/** How many doubled parts stand in an answer that differ. */
export const mostDiffering = 50;

/** Makes one maker of two: the parts, names and address of `from` become those of `into`; a dry run tells what would. */
export const mergeMakers = endpoint({
  summary: 'Makes one manufacturer of two, or tells what would move',
  errors: ['not_found', 'state_conflict', 'import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/merge-makers',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({ from: slug, into: slug, dry_run: optional(z.boolean()) }),
  response: z.object({
    from: z.object({ web_url: z.string(), name: z.string() }),
    into: z.object({ web_url: z.string(), name: z.string(), aliases: z.array(z.string()) }),
    /** Parts that change their maker. */
    moved: z.int(),
    /** Parts that both makers have: order codes, stock, documents and reviews go to the part that is kept. */
    doubled: z.int(),
    /** Doubled numbers of another package or category: while there are some, nothing is merged. */
    differing: z.array(z.object({ mpn: z.string(), from: makerPart, into: makerPart })),
    done: z.boolean(),
  }),
});
