import { isKindName } from './option-names.ts';
import type { IntentAttribute, IntentCatalog, IntentCategory } from './intent-category.ts';
import { type Draft, type Place, addFilter, isFree, nameScore } from './intent-draft.ts';
import type { Phrase } from './keyword-words.ts';
import { packagesRead } from './package-synonyms.ts';
import { type LabelledOption, optionsNamed } from './value-labels.ts';

/** Reads words that are a package, a property, an option or a maker into the draft; whether they are. */
export function takeCode(
  category: IntentCategory,
  manufacturers: IntentCatalog['manufacturers'],
  phrase: Phrase,
  place: Place,
  draft: Draft,
): boolean {
  const { code, housing } = phrase;
  if (code === '') return false;
  const packages = packagesRead(category.packages, code, housing);
  if (packages.length > 0 && isFree(draft, 'package')) return addFilter(draft, place, { key: 'package', in: packages });
  const switched = category.attributes.filter(
    (attribute) => attribute.kind === 'boolean' && saysSo(attribute, code) && isFree(draft, attribute.key),
  );
  if (switched.length > 0) {
    for (const { key } of switched) addFilter(draft, place, { key, bool: true });
    return true;
  }
  if (takeOption(category, phrase, place, draft)) return true;
  const maker = makerNamed(manufacturers, code);
  return maker !== undefined && isFree(draft, 'manufacturer') && addFilter(draft, place, { key: 'manufacturer', in: [maker] });
}

function takeOption({ attributes }: IntentCategory, phrase: Phrase, place: Place, draft: Draft): boolean {
  const isKind = isKindName(phrase);
  for (const { key, facet, options } of attributes) {
    const meant = facet ? optionsMeant(options, phrase, isKind) : [];
    if (meant.length === 0 || !isFree(draft, key)) continue;
    draft.values += Number(isKind || meant.some((option) => option.isColor));
    if (isKind) {
      draft.isNamed = true;
      draft.isTold = true;
      draft.score += nameScore.whole * place.length;
    }
    return addFilter(draft, place, { key, in: meant.map((option) => option.key) });
  }
  return false;
}

/** The options that words name; the name of a kind of part may be in any form. */
function optionsMeant(
  options: readonly LabelledOption[],
  { code, stems }: Pick<Phrase, 'code' | 'stems'>,
  isKind: boolean,
): readonly LabelledOption[] {
  const meant = optionsNamed(options, code);
  if (meant.length > 0 || !isKind) return meant;
  return stems.map((stem) => optionsNamed(options, stem)).find((found) => found.length > 0) ?? [];
}

/** Slugs of makers by their names, made once for each list. */
const makersByName = new WeakMap<IntentCatalog['manufacturers'], Map<string, string>>();

function makerNamed(manufacturers: IntentCatalog['manufacturers'], code: string): string | undefined {
  const known = makersByName.get(manufacturers) ?? new Map(manufacturers.flatMap(({ slug, names }) => names.map((name) => [name, slug])));
  makersByName.set(manufacturers, known);
  return known.get(code);
}

const shortestBeginning = 9;

/** A property is meant by its name, and by a beginning that is long enough to be no chance: `logic level` of `logic-level gate`. */
function saysSo({ facet, names }: IntentAttribute, code: string): boolean {
  return facet !== null && names.some((name) => name === code || (code.length >= shortestBeginning && name.startsWith(code)));
}
