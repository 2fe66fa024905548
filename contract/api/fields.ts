/** Small schemas that several calls share, with the text and number rules of `docs/api.md` section 1. */
import * as z from 'zod/mini';
import type { FieldCode } from '#contract/field-codes.ts';
import { deepestItem, maximumPieces } from '#contract/limits.ts';
import { currencyCodes, localeKeys } from '#contract/locale.ts';
import { isAsLongAs, isPlain, isWithin, longestSlug, slugForm, tidyText } from '#contract/plain-text.ts';

/** Parameters for a `refine` whose failure has a code of ours. */
export function failsAs(code: FieldCode, limit?: number) {
  return { params: { code, ...(limit === undefined ? {} : { limit }) } };
}

/** Trimmed NFC text between `min` and `max` code points, without control characters. */
export function text(min: number, max: number) {
  return z.string().check(
    z.overwrite(tidyText),
    z.refine((value) => min === 0 || value.length > 0, { ...failsAs('required'), abort: true }),
    z.refine((value) => isAsLongAs(value, min), failsAs('too_short', min)),
    z.refine((value) => isWithin(value, max), failsAs('too_long', max)),
    z.refine(isPlain, failsAs('invalid_format')),
  );
}

/** A field that may be left out; `null` counts as left out. */
export function optional<S extends z.ZodMiniType>(schema: S) {
  return z.optional(
    z.pipe(
      z.nullish(schema),
      z.transform((value) => value ?? undefined),
    ),
  );
}

export const slug = z.string().check(z.maxLength(longestSlug), z.regex(slugForm));
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const sku = z.string().check(
  z.overwrite((value) => value.trim().toUpperCase()),
  z.regex(/^[A-Z0-9][A-Z0-9._-]{2,39}$/),
);
/** Ids of files that go with something. */
export const fileIds = (count: number) => z.array(id).check(z.maxLength(count));
export const iso = z.string();
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));
export const localeKey = z.enum(localeKeys);
export const currency = z.enum(currencyCodes);
export const email = z.string().check(
  z.overwrite((value) => value.normalize('NFC').trim()),
  z.refine((value) => value.length > 0, { ...failsAs('required'), abort: true }),
  z.maxLength(254),
  z.refine(isPlain, failsAs('invalid_format')),
  z.regex(/^[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[^\s@<>()"',;:.]{2,}$/u),
);

/** A whole number in a body. */
export function whole(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max));
}

/** A whole number in a query string, where it arrives as text. */
export function wholeParameter(min: number, max: number) {
  return z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]), z.pipe(z.transform(Number), whole(min, max)));
}

/** A quantity as typed or in SI units; its unit is known only where it is used. */
export const quantity = z.union([z.number(), text(1, 40)]);

export const pieces = whole(1, maximumPieces);

/** May be empty, which clears it. */
export const phone = text(0, 25).check(z.refine((value) => value === '' || /^\+?[0-9 ()-]{5,25}$/.test(value), failsAs('invalid_format')));

/** A day of the calendar from the year 2000 on; 30 February is none. */
export const day = z
  .string()
  .check(
    z.refine(
      (value) => /^2\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value),
      failsAs('invalid_format'),
    ),
  );

export const ok = z.object({ ok: z.literal(true) });

export const pageFields = { page: optional(whole(1, deepestItem)), page_size: optional(whole(1, 100)) };
export const pageParameters = { page: optional(wholeParameter(1, deepestItem)), page_size: optional(wholeParameter(1, 100)) };

/** One page of a list. */
export function paged<S extends z.ZodMiniType>(item: S) {
  return z.object({
    list: z.array(item),
    total: z.int(),
    total_is_minimum: z.optional(z.literal(true)),
    current_page: z.int(),
    last_page: z.int(),
    page_size: z.int(),
  });
}

export const minor = z.int();
export const micros = z.int();
