/** The packages that visible parts come in. */
import { codeKey } from '#server/rules/fold.ts';
import type { CensusRow, Reference } from '#server/search/reference.ts';

interface Known {
  names: string[];
  byCode: ReadonlyMap<string, string[]>;
  byCategory: ReadonlyMap<number, ReadonlySet<string | null>>;
  drawings: ReadonlyMap<string, string>;
}

const known = new WeakMap<readonly CensusRow[], Known>();

function knownOf({ census }: Reference): Known {
  const found = known.get(census);
  if (found) return found;
  const names = [...new Set(census.flatMap((row) => row.package ?? []))].toSorted();
  const byCategory = new Map<number, Set<string | null>>();
  for (const { categoryId, package: name } of census) byCategory.set(categoryId, (byCategory.get(categoryId) ?? new Set()).add(name));
  const drawings = new Map(census.flatMap((row) => (row.package !== null && row.packageId !== null ? [[row.package, row.packageId]] : [])));
  const made = { names, byCode: Map.groupBy(names, codeKey), byCategory, drawings };
  known.set(census, made);
  return made;
}

/** Their names. */
export function packagesOf(reference: Reference): readonly string[] {
  return knownOf(reference).names;
}

/** Ids of their drawings, by name; those without one are not in it. */
export function drawingsOf(reference: Reference): Known['drawings'] {
  return knownOf(reference).drawings;
}

/** The packages that the parts of each category come in, null for none, by the category's id. */
export function packagesByCategory(reference: Reference): Known['byCategory'] {
  return knownOf(reference).byCategory;
}

/** The packages of some names: `SOT23` stands for `SOT-23`. */
export function packagesCalled(reference: Reference, names: readonly string[]): string[] {
  const { byCode } = knownOf(reference);
  return names.flatMap((name) => byCode.get(codeKey(name)) ?? []);
}
