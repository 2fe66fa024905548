/** A typed address. */
import * as z from 'zod/mini';
import { country, email, failsAs, optional, text } from '#contract/api/fields.ts';

/** Digits and signs as Japanese and Chinese keyboards type them, turned into the plain ones. */
const halfWidth = z.overwrite<string>((value) => value.normalize('NFKC').replace(/[‐‑‒–—−ー]/g, '-'));

/** What every country asks; the rules of one country come on top (`address-form`). */
export const addressInput = z.object({
  label: optional(text(0, 60)),
  first_name: text(1, 60),
  last_name: text(1, 60),
  company: optional(text(0, 100)),
  tax_id: optional(text(0, 20).check(halfWidth)),
  country,
  state: optional(text(0, 60)),
  city: text(1, 80),
  district: optional(text(0, 80)),
  postcode: optional(text(0, 12).check(halfWidth)),
  line1: text(1, 120),
  line2: optional(text(0, 120)),
  phone: text(1, 25).check(
    halfWidth,
    z.refine((value) => /^\+?[0-9 ()-]{5,25}$/.test(value), failsAs('invalid_format')),
  ),
  email: optional(email),
});
export type AddressInput = z.input<typeof addressInput>;
export type ParsedAddress = z.output<typeof addressInput>;
