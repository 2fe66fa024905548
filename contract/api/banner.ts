/** What the operator tells visitors for a time: a notice over all pages, or a banner on the home page. */
import * as z from 'zod/mini';
import { fallbackLocale } from '#contract/locale.ts';
import { failsAs, optional, text } from './fields.ts';
import { inLanguages, isOwnPage, longestAddress } from './site-fields.ts';

export const bannerKinds = ['notice', 'home'] as const;
export type BannerKind = (typeof bannerKinds)[number];

/** All that are kept, those of other times and those that are off among them. */
export const mostBanners = 20;

const moment = z.nullable(z.iso.datetime());

export const banner = z
  .object({
    /** By which a browser knows what its visitor has closed; the store gives one to a banner without. */
    id: optional(z.string().check(z.regex(/^[a-z0-9]{8}$/))),
    kind: z.enum(bannerKinds),
    is_on: z.boolean(),
    title: inLanguages(100).check(z.refine((title) => Boolean(title[fallbackLocale]), { ...failsAs('required'), path: [fallbackLocale] })),
    text: inLanguages(400),
    /** A page of the shop; empty for none. */
    path: text(0, longestAddress).check(z.refine((value) => value === '' || isOwnPage(value), failsAs('invalid_format'))),
    /** Null: from the moment it is on. */
    from: moment,
    /** Null: until it is taken off. */
    until: moment,
  })
  .check(
    z.refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
      ...failsAs('out_of_range'),
      path: ['until'],
    }),
  );
export type Banner = z.output<typeof banner>;

export const bannerList = z.array(banner).check(z.maxLength(mostBanners));
