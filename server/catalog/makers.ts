import type { Bulk } from '#server/db/bulk.ts';
import type { ManufacturerEntry, Reference } from '#server/search/reference.ts';
import { fold } from '#server/rules/fold.ts';
import { toSlug } from './slug.ts';

/** What knows makers by their numbers and their slugs. */
type Makers = Pick<Reference, 'manufacturers' | 'manufacturerBySlug'>;

/** Known makers by slug, name or alias, in any spelling. */
export function makerNames(reference: Makers) {
  const known = new Map([...reference.manufacturerBySlug].map(([slug, maker]) => [fold(slug), maker]));
  const learn = (maker: ManufacturerEntry): void => {
    for (const name of [...maker.aliases, maker.name, maker.slug]) known.set(fold(name), maker);
  };
  for (const maker of reference.manufacturers.values()) learn(maker);
  return { find: (name: string): ManufacturerEntry | null => known.get(fold(name)) ?? null, learn };
}

/** A maker of whom only the name is known. */
export function newMaker(id: number, slug: string, name: string): ManufacturerEntry {
  return { id, slug, name, country: null, homepage: null, aliases: [], descriptions: {}, featured: false, logo: null };
}

/** Finds makers by slug, name or alias; with `mayAdd` an unknown name becomes a new maker. */
export function makerFinder(bulk: Bulk, reference: Makers, mayAdd: boolean) {
  const names = makerNames(reference);
  return async (name: string): Promise<ManufacturerEntry | null> => {
    const found = names.find(name);
    const slug = toSlug(name);
    if (found || !mayAdd || slug === '') return found;
    const [row] = await bulk.query<{ id: number }>(
      `insert into manufacturer (slug, name) values ($1, $2) on conflict (slug) do update set slug = excluded.slug returning id`,
      [slug, name],
    );
    if (!row) return null;
    const maker = newMaker(row.id, slug, name);
    names.learn(maker);
    return maker;
  };
}
