/** Keeps a keyword to the kinds of part that it names: a `fuse 2A` is no switch that the trade calls an electronic fuse. */
import { namingBy } from './category-names.ts';
import { longestPhrase, type Phrase, type ReadWords } from './keyword-words.ts';
import { isKindName } from './option-names.ts';
import { type LabelledAttribute, optionsNamed } from './value-labels.ts';

interface Named {
  names: (readonly string[])[];
  attributes: readonly Pick<LabelledAttribute, 'options'>[];
}

/**
 * The categories that the keyword's names mean, themselves or by a branch above them. Where no one has every name, those of the name of
 * most words: a `battery charger, lithium` is no battery; all of them where several names are as long.
 */
export function namedWholly<Category extends Named>(categories: readonly Category[], words: ReadWords): readonly Category[] {
  const named = byNames(categories, words);
  const phrases = named.length === categories.length ? [] : words.phrases.flat().filter(isKindName);
  const having = phrases.length === 0 ? [] : categories.filter((category) => phrases.some((phrase) => tellsKind(category, phrase)));
  return having.length === 0 || having.some((category) => named.includes(category)) ? named : [...named, ...having];
}

/** Whether the name of a kind is that of an option of a category: X2 of safety capacitors, though who types it may call them `film capacitors`. */
function tellsKind({ attributes }: Named, phrase: Phrase): boolean {
  return attributes.some(({ options }) => optionsNamed(options, phrase.code).length > 0);
}

function byNames<Category extends Named>(categories: readonly Category[], words: ReadWords): readonly Category[] {
  const names: { length: number; named: ReadonlySet<Category> }[] = [];
  let at = 0;
  while (at < words.tokens.length) {
    const { length, named } = longestName(categories, words, at);
    if (named) names.push({ length, named });
    at += length;
  }
  const every = categories.filter((category) => names.every(({ named }) => named.has(category)));
  if (every.length > 0) return every;
  const most = Math.max(...names.map(({ length }) => length));
  const [longest, ...others] = names.filter(({ length }) => length === most);
  return longest && others.length === 0 ? [...longest.named] : categories;
}

/** The longest whole name that begins at a place, with whom it names; of one word and nobody where there is none. */
function longestName<Category extends Named>(
  categories: readonly Category[],
  words: ReadWords,
  at: number,
): { length: number; named: ReadonlySet<Category> | null } {
  if (words.isJoining[at] || words.quantities[at]) return { length: 1, named: null };
  for (let length = Math.min(longestPhrase, words.tokens.length - at); length > 0; length -= 1) {
    const named = categories.filter(({ names }) => namingBy(names, words, at, length) === 'whole');
    if (named.length > 0) return { length, named: new Set(named) };
  }
  return { length: 1, named: null };
}
