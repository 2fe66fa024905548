/** The packages that visible parts come in. */
import type { Outline } from '#contract/api/part.ts';
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

interface DrawnPackage {
  name: string;
  outline: Outline | null;
}

const drawn = new WeakMap<Reference, readonly DrawnPackage[]>();

/** With their drawings, the smallest first; those without one come last. */
export function drawnPackagesOf(reference: Reference): readonly DrawnPackage[] {
  const found = drawn.get(reference);
  if (found) return found;
  const { names, drawings } = knownOf(reference);
  const area = ({ outline }: DrawnPackage) => (outline ? outline.body.length * outline.body.width : Number.MAX_VALUE);
  const made = names
    .map((name): DrawnPackage => ({ name, outline: reference.outlines.get(drawings.get(name) ?? '') ?? null }))
    .toSorted((a, b) => area(a) - area(b));
  drawn.set(reference, made);
  return made;
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
