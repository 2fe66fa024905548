import { sharedWords } from '#server/rules/keyword/category-names.ts';
import { colorForms } from '#server/rules/keyword/color-words.ts';
import { codeKey } from '#server/rules/fold.ts';
import { kindNamesOf, namesOfTrade } from '#server/rules/keyword/option-names.ts';
import { symbolsOf } from '#server/rules/keyword/quantity-names.ts';
import type { IntentAttribute, IntentCatalog, IntentCategory } from '#server/rules/keyword/intent-category.ts';
import { readyCategory } from '#server/rules/keyword/search-intent.ts';
import type { LabelledOption } from '#server/rules/keyword/value-labels.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { knownNames } from './known-names.ts';
import type { AttributeEntry, CategoryEntry, Reference } from '#server/search/reference.ts';
import { isLeaf } from '#server/search/reference.ts';

const catalogs = new WeakMap<Reference, Promise<IntentCatalog>>();

/** What keywords are read by; made once for each copy of the reference data, with others answered in between. */
export function intentCatalog(reference: Reference): Promise<IntentCatalog> {
  const known = catalogs.get(reference);
  if (known) return known;
  const made = makeCatalog(reference);
  catalogs.set(reference, made);
  return made;
}

/** Makes it for a new copy when the old one had it, so that no visitor waits for it. */
export async function carryIntents(from: Reference, to: Reference): Promise<void> {
  if (catalogs.has(from)) await intentCatalog(to);
}

async function makeCatalog(reference: Reference): Promise<IntentCatalog> {
  const packages = packagesByCategory(reference);
  // Many categories share a parameter, and all that lie in one share its names.
  const made = await mapInSlices(reference.attributes.values(), (one) => [one.id, intentAttribute(one)] as const);
  const attributes = new Map(made);
  const { categories } = knownNames(reference);
  const names = new Map(categories.map((category) => [category.entry.id, category.names]));
  const leaves = [...reference.categories.values()].filter((category) => isLeaf(category) && packages.has(category.id));
  const manufacturers = [...reference.manufacturers.values()].map(({ slug, name, aliases }) => ({
    slug,
    names: [name, ...aliases].map(codeKey),
  }));
  const read = await mapInSlices(leaves, (category) => {
    const one: IntentCategory = {
      slug: category.slug,
      partClass: category.partClass,
      names: category.path.flatMap((id) => present(names.get(id))),
      packages: [...(packages.get(category.id) ?? [])],
      attributes: category.attributes.flatMap(({ attribute, facet }) =>
        present(attributes.get(attribute.id)).map((shared) => ({ ...shared, facet })),
      ),
    };
    readyCategory(one);
    return one;
  });
  return { categories: read, shared: sharedWords(read.map(({ names: [...above] }) => above.at(-1) ?? [])), manufacturers };
}

function present<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}

function packagesByCategory({ census }: Reference): Map<CategoryEntry['id'], Set<string>> {
  const packages = new Map<number, Set<string>>();
  for (const { categoryId, package: name } of census) {
    const names = packages.get(categoryId) ?? new Set<string>();
    if (name !== null) names.add(name);
    packages.set(categoryId, names);
  }
  return packages;
}

function intentAttribute({ key, kind, unit, names, options }: AttributeEntry): Omit<IntentAttribute, 'facet'> {
  const codes = [...Object.values(names).map((name) => codeKey(name ?? '')), ...symbolsOf(key)];
  return {
    key,
    names: kind === 'boolean' ? [...new Set([...codes, ...namesOfTrade([codeKey(key), ...codes])])] : codes,
    kind,
    unit,
    options: options.map((option) => optionNames(option.key, Object.values(option.names))),
  };
}

/** `C0G (NP0)` is known by either name, a color in all its forms. */
function optionNames(key: string, names: readonly (string | undefined)[]): LabelledOption {
  const parts = names.flatMap((name) => [name ?? '', ...(name ?? '').split(/[()/]/)]);
  const codes = [...new Set([key, ...parts].map(codeKey))].filter((name) => name !== '');
  const colors = colorForms(codes);
  return { key, names: [...new Set([...codes, ...colors, ...namesOfTrade(codes), ...kindNamesOf(codes)])], isColor: colors.length > 0 };
}
