/** Parts that an account has chosen for rows of its bills, or its company for numbers of its own, proposed when such a row comes again (`docs/api.md` 5.3). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { failsAs, id, iso, ok, optional, paged, pageParameters, sku, text } from './fields.ts';
import { productListItem } from './part.ts';

/** Most choices of an account; the oldest makes room. */
export const mostBomChoices = 2000;

const said = optional(text(0, 500));
const bomRowTexts = z.object({ mpn: said, manufacturer: said, sku: said, value: said, package: said, description: said, own_number: said });
export type BomRowTexts = z.output<typeof bomRowTexts>;

export const bomChoice = z.object({ id, chosen_at: iso });
export type BomChoice = z.output<typeof bomChoice>;

export const saveBomChoice = endpoint({
  summary: 'Remembers the part that stands for such a row of a bill',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-bom-choice',
  access: 'user',
  cache: 'N',
  request: z.object({
    /** What the row says, as `bom-match` answered it. */
    source: bomRowTexts.check(z.refine((texts) => Object.values(texts).some(Boolean), failsAs('required'))),
    /** Order code of the part that stands for it. */
    sku,
  }),
  response: bomChoice,
});

export const deleteBomChoice = endpoint({
  summary: 'Forgets a remembered choice',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/del-bom-choice',
  access: 'user',
  cache: 'N',
  request: z.object({ id }),
  response: ok,
});

/** A remembered choice as its owner sees it. */
export const keptBomChoice = z.extend(bomChoice, {
  /** Whether it is a number of the caller's company, which all its people use and may forget. */
  of_company: z.boolean(),
  /** What the row said, in one line. */
  row: z.string(),
  sku: z.string(),
  /** As it is sold now; null for a part that is not, or not any more. */
  product: z.nullable(productListItem),
});
export type KeptBomChoice = z.output<typeof keptBomChoice>;

export const getBomChoices = endpoint({
  summary: 'Remembered choices for rows of bills',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/bom-choices',
  access: 'user',
  cache: 'N',
  request: z.object({ ...pageParameters, keyword: optional(text(0, 80)) }),
  /** The newest first. */
  response: paged(keptBomChoice),
});
