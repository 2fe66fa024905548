import { colorForms } from '#server/rules/color-words.ts';
import { codeKey } from '#server/rules/fold.ts';
import type { IntentAttribute, IntentCatalogue } from '#server/rules/search-intent.ts';
import type { LabelledOption } from '#server/rules/value-labels.ts';
import { knownNames } from './known-names.ts';
import type { AttributeEntry, CategoryEntry, Reference } from './reference.ts';
import { isLeaf } from './scope.ts';

const catalogues = new WeakMap<Reference, IntentCatalogue>();

/** What keywords are read by; made once for each copy of the reference data. */
export function intentCatalogue(reference: Reference): IntentCatalogue {
  const known = catalogues.get(reference);
  if (known) return known;
  const made = makeCatalogue(reference);
  catalogues.set(reference, made);
  return made;
}

function makeCatalogue(reference: Reference): IntentCatalogue {
  const packages = packagesByCategory(reference);
  // Many categories share a parameter, and all that lie in one share its names.
  const attributes = new Map([...reference.attributes.values()].map((attribute) => [attribute.id, intentAttribute(attribute)]));
  const names = new Map(knownNames(reference).categories.map((category) => [category.entry.id, category.names]));
  const leaves = [...reference.categories.values()].filter((category) => isLeaf(category) && packages.has(category.id));
  return {
    categories: leaves.map((category) => ({
      slug: category.slug,
      names: category.path.flatMap((id) => present(names.get(id))),
      packages: [...(packages.get(category.id) ?? [])],
      attributes: category.attributes.flatMap(({ attribute, facet }) =>
        present(attributes.get(attribute.id)).map((one) => ({ ...one, facet })),
      ),
    })),
    manufacturers: [...reference.manufacturers.values()].map(({ slug, name, aliases }) => ({
      slug,
      names: [name, ...aliases].map(codeKey),
    })),
  };
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
  return {
    key,
    names: Object.values(names).map((name) => codeKey(name ?? '')),
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
  return { key, names: [...new Set([...codes, ...colors])], isColor: colors.length > 0 };
}
