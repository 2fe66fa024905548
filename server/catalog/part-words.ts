import { wordLanguages } from '#contract/locale.ts';
import type { CategoryEntry, ManufacturerEntry, Texts } from '#server/search/reference.ts';
import type { ResolvedPart } from './resolve-part.ts';
import { indexWords, partNumberWords, searchVector, searchWords } from '#server/search/keyword/search-words.ts';
import { housingWords } from '#server/rules/package/housing-words.ts';
import { valueWords } from './value-words.ts';

/** What of a part is looked for. */
export type IndexedPart = Pick<ResolvedPart, 'mpn' | 'maker' | 'category' | 'series' | 'package' | 'attributes' | 'description'>;

/** Makes search vectors; what many parts share is split into words once. */
export function partIndexer(): (part: IndexedPart) => string {
  const textWords = remembered(indexWords);
  const makerWords = remembered((maker: ManufacturerEntry) => [maker.name, ...maker.aliases].flatMap(indexWords));
  const categoryWords = remembered((category: CategoryEntry) =>
    // The address holds the short name that engineers type: op-amps, mlcc, bjts.
    [category.slug, ...inOrder(category.itemNames), ...inOrder(category.names), ...category.synonyms].flatMap(indexWords),
  );

  function attributeWords({ category, attributes }: IndexedPart): string[] {
    return category.attributes.flatMap(({ attribute }) => {
      const value = attributes[attribute.key];
      if (typeof value === 'number') return valueWords(value, attribute.unit);
      if (value === true) return inOrder(attribute.names).flatMap(textWords);
      if (typeof value !== 'string') return [];
      const option = attribute.options.find(({ key }) => key === value);
      return option ? [value, ...inOrder(option.names)].flatMap(textWords) : indexWords(value);
    });
  }

  return (part) =>
    searchVector([
      ['A', partNumberWords(part.mpn)],
      ['B', makerWords(part.maker)],
      ['B', categoryWords(part.category)],
      ['B', textWords(part.series ?? '')],
      ['C', part.package === null ? [] : [...textWords(part.package), ...partNumberWords(part.package), ...packageWords(part.package)]],
      ['C', attributeWords(part)],
      ['C', inOrder(part.description).flatMap(indexWords)],
    ]);
}

/** A package by its size and by its kind. */
const packageWords = remembered((name: string) => [...sizeWords(name), ...housingWords(name)]);

/** A crystal's case of the code `3225-4` is looked for as `3.2x2.5`, too, and `6.6 x 7.0 mm` as `6.6x7.0`. */
function sizeWords(packageName: string): string[] {
  const isCode = /^\d{4}-\d$/.test(packageName);
  const size = isCode ? packageName.replace(/^(\d)(\d)(\d)(\d).*/, '$1.$2x$3.$4') : packageName.replaceAll(' x ', 'x');
  return size === packageName ? [] : searchWords(size);
}

/** Always in the same order, so that an unchanged part gets an unchanged vector. */
function inOrder(texts: Texts): string[] {
  return wordLanguages.flatMap((language) => texts[language] ?? []);
}

function remembered<Key>(split: (key: Key) => string[]): (key: Key) => string[] {
  const known = new Map<Key, string[]>();
  return (key) => {
    const found = known.get(key);
    if (found) return found;
    const words = split(key);
    known.set(key, words);
    return words;
  };
}
