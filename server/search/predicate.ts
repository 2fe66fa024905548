/** What can be said of a part, as data: each search engine evaluates it in its own way, and answers alike. */
import type { Lifecycle, Packaging } from '#contract/api/part.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Micros } from '#contract/money.ts';
import type { WordQuery } from './word-query.ts';

/** For whom and for how many pieces a unit price is. */
export interface Pricing {
  currency: CurrencyCode;
  /** Units of the currency for one of the base currency, in millionths. */
  rateMicros: number;
  /** Pieces. */
  quantity: number;
}

/** Figures in the parameter's SI unit; what is not given does not bound. */
export interface Span {
  least?: number;
  above?: number;
  most?: number;
}

/** A parameter of a leaf category, by their ids: false of parts of other categories and of those without a value. */
interface OfParameter {
  category: number;
  attribute: number;
}

/** What is said of a part in its numbers and words; codes are those of `rules/part-number.ts`. */
export type Sought =
  | { is: 'sku'; code: string }
  | { is: 'number'; code: string }
  | { is: 'number_beginning'; code: string }
  /** The figures between letters, four at most before them: `7805` of L7805CV. */
  | { is: 'number_core'; figures: string }
  | { is: 'words'; query: WordQuery };

export type Predicate =
  | Sought
  | { is: 'category'; ids: readonly number[] }
  | { is: 'manufacturer'; ids: readonly number[] }
  | { is: 'part'; ids: readonly number[] | Int32Array }
  /** Names as the parts have them; null for those without a package. */
  | { is: 'package'; names: readonly (string | null)[] }
  /** In one of these categories in one of its packages, by the category's id. */
  | { is: 'housed'; packages: ReadonlyMap<number, readonly (string | null)[]> }
  | { is: 'lifecycle'; names: readonly Lifecycle[] }
  /** Offered in one of these, at least. */
  | { is: 'packaging'; names: readonly Packaging[] }
  /** So many pieces can be promised, at least. */
  | { is: 'available'; pieces: number }
  | { is: 'backorder' }
  | { is: 'rohs' }
  | { is: 'datasheet' }
  | { is: 'priced' }
  /** The default offer's unit price, both bounds included. */
  | { is: 'price'; least: Micros; most: Micros; at: Pricing }
  /** A number, or the lower end of a range, lies in one of the spans. */
  | ({ is: 'figure'; spans: readonly Span[] } & OfParameter)
  /** A part's range begins at `most` or below and ends at `least` or above. */
  | ({ is: 'range'; least: number; most: number } & OfParameter)
  | ({ is: 'option'; options: readonly number[] } & OfParameter)
  | { is: 'not'; of: Predicate }
  /** `all` of none is true, `some` of none is false. */
  | { is: 'all'; of: readonly Predicate[] }
  | { is: 'some'; of: readonly Predicate[] };

export const nothing: Predicate = { is: 'part', ids: [] };

export const isAvailable: Predicate = { is: 'available', pieces: 1 };

export function not(of: Predicate): Predicate {
  return { is: 'not', of };
}

export function partsWith(ids: readonly number[] | Int32Array): Predicate {
  return { is: 'part', ids };
}
