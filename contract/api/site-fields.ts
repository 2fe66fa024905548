/** Fields of what the operator writes about the site. */
import * as z from 'zod/mini';
import { matchPage } from '#contract/routes/match-page.ts';
import { localeKey, text } from './fields.ts';

/** Characters of an address. */
export const longestAddress = 500;

/** An address of another site, without a user in it. */
const foreignForm = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/;
export const isForeignAddress = (address: string): boolean => foreignForm.test(address) && z.url().safeParse(address).success;

const ownForm = /^\/[^\s\\]*$/;
/** The path of an address inside the shop, without what stands behind `?` and `#`. */
export const ownPath = (address: string): string | null =>
  ownForm.test(address) && !address.startsWith('//') ? (address.split(/[?#]/, 1)[0] ?? null) : null;

/** A page of the shop that visitors may open, with what stands behind `?` and `#`. */
export function isOwnPage(address: string): boolean {
  const path = ownPath(address);
  const match = path === null ? null : matchPage(path);
  return match !== null && match.row.access !== 'operator';
}

/** A text by language. */
export const inLanguages = (longest: number) => z.partialRecord(localeKey, text(0, longest));
