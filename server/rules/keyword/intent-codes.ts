import { isMounting } from '#server/rules/package/housing-words.ts';
import { isKindName, isKindOf } from './option-names.ts';
import type { IntentAttribute, IntentCatalog, IntentCategory } from './intent-category.ts';
import { type Draft, type Place, addFilter, isFree, nameScore } from './intent-draft.ts';
import type { Phrase } from './keyword-words.ts';
import { packagesRead } from '#server/rules/package/package-synonyms.ts';
import { takeQuality } from './words/qualities.ts';
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
  if (takeSocket(category, phrase, place, draft)) return true;
  // Makers who tell no more call a package `SMD`; who types it means any that is one.
  const packages = isMounting(code) ? [] : packagesRead(category.packages, code, housing);
  if (packages.length > 0 && isFree(draft, 'package')) return addFilter(draft, place, { key: 'package', in: packages });
  const switched = propertiesNamed(category, code).filter(({ key }) => isFree(draft, key));
  if (switched.length > 0) {
    for (const { key } of switched) addFilter(draft, place, { key, bool: true });
    return true;
  }
  if (takeOption(category, phrase, place, draft) || takeQuality(category, phrase, place, draft)) return true;
  const maker = makerNamed(manufacturers, code);
  return maker !== undefined && isFree(draft, 'manufacturer') && addFilter(draft, place, { key: 'manufacturer', in: [maker] });
}

/** What a socket is for tells its contacts: `DIP-8 socket`. */
function takeSocket({ partClass, attributes }: IntentCategory, { housing }: Phrase, place: Place, draft: Draft): boolean {
  const pins = partClass === 'ic-sockets' && housing?.key === 'dip' ? housing.pins : null;
  const positions = attributes.find(({ key, facet }) => key === 'positions' && facet !== null);
  if (pins === null || !positions || !isFree(draft, positions.key)) return false;
  draft.values += 1;
  draft.isNamed = true;
  draft.told = Math.max(draft.told, 2);
  draft.score += nameScore.whole;
  return addFilter(
    draft,
    place,
    positions.facet === 'choice' ? { key: positions.key, in: [String(pins)] } : { key: positions.key, eq: pins },
  );
}

function takeOption({ partClass, attributes }: IntentCategory, phrase: Phrase, place: Place, draft: Draft): boolean {
  const isKind = isKindName(phrase) && isKindOf(phrase, partClass);
  for (const { key, facet, options } of attributes) {
    const meant = facet ? optionsMeant(options, phrase, isKind) : [];
    if (meant.length === 0) continue;
    if (!isFree(draft, key)) {
      if (narrow(draft, key, meant)) return true;
      continue;
    }
    draft.values += Number(isKind || meant.some((option) => option.isColor));
    if (isKind) {
      draft.isNamed = true;
      draft.told = Math.max(draft.told, place.length);
      draft.score += nameScore.whole * place.length;
    }
    return addFilter(draft, place, { key, in: meant.map((option) => option.key) });
  }
  return false;
}

/** Whether options are some of those that are read already, which they then stand for: `aktiv` of `buzzer aktiv` tells which buzzer. */
function narrow({ read }: Draft, key: string, meant: readonly LabelledOption[]): boolean {
  const wider = read.find(({ filter }) => filter.key === key && filter.in && meant.length < filter.in.length);
  if (!wider || !meant.every((option) => wider.filter.in?.includes(option.key))) return false;
  wider.filter = { key, in: meant.map((option) => option.key) };
  return true;
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

/** The maker of a name, given as its `codeKey`. */
export function makerNamed(manufacturers: IntentCatalog['manufacturers'], code: string): string | undefined {
  const known = makersByName.get(manufacturers) ?? new Map(manufacturers.flatMap(({ slug, names }) => names.map((name) => [name, slug])));
  makersByName.set(manufacturers, known);
  return known.get(code);
}

const shortestBeginning = 9;

/** A property is meant by its name, else by a beginning that is long enough to be no chance: `logic level` of `logic-level gate`. */
function propertiesNamed({ attributes }: IntentCategory, code: string): IntentAttribute[] {
  const properties = attributes.filter(({ kind, facet }) => kind === 'boolean' && facet !== null);
  const exact = properties.filter(({ names }) => names.includes(code));
  if (exact.length > 0 || code.length < shortestBeginning) return exact;
  return properties.filter(({ names }) => names.some((name) => name.startsWith(code)));
}
