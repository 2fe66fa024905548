/** What a search must answer, told of the parts it lists and not of how it finds them. */

/** A parameter of every part on the first page: exactly this, one of these, one of both bounds, or a range that holds this one. */
export type Figure =
  | number
  | string
  | boolean
  | { among: readonly string[] }
  | { least: number }
  | { most: number }
  | { covers: readonly [number, number] };

export interface Expectation {
  /** Leaves or branches: each has hits, and no hit lies elsewhere. */
  kinds?: readonly string[];
  /** Of every part on the first page; `package` is how its name begins. */
  is?: Readonly<Record<string, Figure>>;
  /** The options that were read, by their parameter; a reading of others beside them is wrong. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** Where the keyword leads at once; null where it must lead nowhere. */
  leads?: string | null;
  first?: string;
  /** Who makes every part on the first page, by the end of the address. */
  maker?: string;
  /** What of the keyword no part fits. */
  drops?: readonly string[];
  /** The part number that the shop does not have, with the near ones it may list. */
  unknown?: string;
  near?: readonly string[];
  /** The category that is asked for and has no parts. */
  empty?: string;
  finds?: 'nothing';
}

export type Query = readonly [keyword: string, expected: Expectation];

/** Parts of these kinds and no others, all with these parameters. */
export function kind(slugs: string, is: Expectation['is'] = {}): Expectation {
  return { kinds: slugs.split(' '), is };
}

/** Parts of a kind that is only some options of its category: nothing else of it is listed, and the keyword does not lead to all of it. */
export function option(slug: string, key: string, options: string): Expectation {
  const among = options.split(' ');
  return { kinds: [slug], is: { [key]: { among } }, options: { [key]: among }, leads: null };
}

/** All keywords of a list have one answer: they are the same words in other languages or forms. */
export function each(keywords: string, expected: Expectation): Query[] {
  return keywords.split(' | ').map((keyword) => [keyword.trim(), expected]);
}
