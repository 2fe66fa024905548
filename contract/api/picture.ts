/** Optimised pictures: which sizes there are of each, and how they are read (`docs/architecture.md` section 9). */
import * as z from 'zod/mini';
import { breakpoints } from '#contract/breakpoints.ts';
import { endpoint } from './endpoint.ts';
import { failsAs, optional, wholeParameter } from './fields.ts';

/** Device pixels for one CSS pixel. */
export const densities = [1, 2] as const;

/** Bytes of a picture that an operator sends in. */
export const largestPicture = 20 * 1024 * 1024;

/** The only widths that a picture is ever made in, ascending, in its own pixels. */
export const pictureWidths: readonly number[] = [
  ...new Set(Object.values(breakpoints).flatMap((width) => densities.map((density) => width * density))),
].toSorted((a, b) => a - b);

/** Asks for a smaller picture; widths that are not of the list are refused, so that nobody has pictures made at will. */
export const pictureWidth = optional(
  wholeParameter(1, 9999).check(z.refine((width: number) => pictureWidths.includes(width), failsAs('not_allowed'))),
);

/** The bytes of a picture of the shop: of a product, an article, a category, a maker. Its id tells its content, so it never changes. */
export const readPicture = endpoint({
  summary: 'The bytes of a picture of the shop',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/picture/:picture_id',
  access: 'any',
  cache: 'B',
  lasting: true,
  request: z.object({ picture_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)), width: pictureWidth }),
  response: z.unknown(),
});
