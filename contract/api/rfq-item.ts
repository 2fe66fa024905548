/** A part to ask a price for, in the quote list and in an inquiry (`docs/api.md` 5.4). */
import * as z from 'zod/mini';
import { currency, day, failsAs, optional, sku, text, whole } from './fields.ts';

/** What may be wished of a line. */
export const rfqWish = {
  /** In major units; an empty text clears it, as with the day and the note. */
  target_price: optional(z.union([z.number(), text(0, 40)])),
  currency: optional(currency),
  needed_by: optional(z.union([z.literal(''), day])),
  note: optional(text(0, 500)),
};

/** A part to ask a price for: one of ours by its order code, or any by its number. */
export const rfqItem = z
  .object({
    sku: optional(sku),
    mpn: optional(text(2, 60)),
    manufacturer: optional(text(0, 80)),
    quantity: whole(1, 1_000_000_000),
    ...rfqWish,
  })
  .check(z.refine((item) => item.sku !== undefined || item.mpn !== undefined, { path: ['mpn'], ...failsAs('required') }));
export const rfqItems = z.array(rfqItem).check(z.minLength(1), z.maxLength(200));
