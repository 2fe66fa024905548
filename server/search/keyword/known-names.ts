import { fold } from '#server/rules/fold.ts';
import type { CategoryEntry, ManufacturerEntry, Reference } from '#server/search/reference.ts';

/** Makers and categories that have parts, with their folded names in all languages. */
export interface KnownNames {
  manufacturers: { entry: ManufacturerEntry; names: string[] }[];
  categories: { entry: CategoryEntry; names: string[] }[];
  /** Those that have none. */
  empty: { entry: CategoryEntry; names: string[] }[];
}

/** All that a category is called: its short name as in the address, its names in every language, and other words for it. */
export function categoryNames({ slug, names, itemNames, synonyms }: CategoryEntry): string[] {
  const texts = [...Object.values(names), ...Object.values(itemNames)].flatMap((text) => text ?? []);
  return [slug.replaceAll('-', ' '), ...texts, ...synonyms];
}

function folded(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.map((name) => fold(name ?? '')))].filter((name) => name !== '');
}

const known = new WeakMap<Reference, KnownNames>();

/** Folded once for each copy of the reference data: suggestions ask for them with every key that is pressed. */
export function knownNames(reference: Reference): KnownNames {
  const found = known.get(reference);
  if (found) return found;
  const withParts = new Set(reference.census.map(({ categoryId }) => categoryId));
  const makers = new Set(reference.census.map(({ manufacturerId }) => manufacturerId));
  const all = [...reference.categories.values()].map((entry) => ({ entry, names: folded(categoryNames(entry)) }));
  const hasParts = ({ entry }: { entry: CategoryEntry }) => entry.family.some((id) => withParts.has(id));
  const names: KnownNames = {
    manufacturers: [...reference.manufacturers.values()]
      .filter(({ id }) => makers.has(id))
      .map((entry) => ({ entry, names: folded([entry.name, ...entry.aliases]) })),
    categories: all.filter(hasParts),
    empty: all.filter((one) => !hasParts(one)),
  };
  known.set(reference, names);
  return names;
}
