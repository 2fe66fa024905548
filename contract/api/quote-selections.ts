import * as z from 'zod/mini';
import { maximumPieces } from '#contract/limits.ts';
import { id, optional, whole } from './fields.ts';

/** Prices of an inquiry that are ordered, with the pieces where they are not those of the quote. */
export const selections = z
  .array(z.object({ quote_line_id: id, quantity: optional(whole(1, maximumPieces)) }))
  .check(z.minLength(1), z.maxLength(200));
