import type { Database } from '#server/db/client.ts';
import { readCensus, readReference } from '#server/search/reference-rows.ts';
import type { CensusRow, Reference } from '#server/search/reference.ts';
import type { Changes } from './read-changes.ts';

/** The reference data after some changes: the same copy as long as categories, makers and packages have parts that had some. */
export async function referenceAfter(
  db: Database,
  old: Reference,
  { isLost, reference, categories }: Pick<Changes, 'isLost' | 'reference' | 'categories'>,
): Promise<Reference> {
  if (isLost || reference) return readReference(db);
  if (categories.length === 0) return old;
  const counted = await readCensus(db, [...categories]);
  const touched = new Set(categories);
  const before = old.census.filter(({ categoryId }) => touched.has(categoryId));
  const census = [...old.census.filter(({ categoryId }) => !touched.has(categoryId)), ...counted];
  if (kinds(before) !== kinds(counted)) return { ...old, census };
  // What is made of the names of this copy stays right, and none of it need be made again.
  old.census = census;
  return old;
}

/** All but the counts, as one text. */
function kinds(census: readonly CensusRow[]): string {
  const rows = census.map(({ categoryId, manufacturerId, package: name, packageId }) =>
    JSON.stringify([categoryId, manufacturerId, name, packageId]),
  );
  return rows.toSorted().join();
}
