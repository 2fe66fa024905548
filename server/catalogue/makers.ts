import type { Bulk } from '#server/db/bulk.ts';
import type { ManufacturerEntry, Reference } from '#server/finding/reference.ts';
import { fold } from '#server/rules/fold.ts';
import { toSlug } from './slug.ts';

/** Finds makers by slug, name or alias; with `mayAdd` an unknown name becomes a new maker. */
export function makerFinder(bulk: Bulk, reference: Pick<Reference, 'manufacturers'>, mayAdd: boolean) {
  const known = new Map<string, ManufacturerEntry>();
  const learn = (maker: ManufacturerEntry): void => {
    for (const name of [...maker.aliases, maker.name, maker.slug]) known.set(fold(name), maker);
  };
  for (const maker of reference.manufacturers.values()) learn(maker);

  return async (name: string): Promise<ManufacturerEntry | null> => {
    const found = known.get(fold(name));
    const slug = toSlug(name);
    if (found || !mayAdd || slug === '') return found ?? null;
    const [row] = await bulk.query<{ id: number }>(
      `insert into manufacturer (slug, name) values ($1, $2) on conflict (slug) do update set slug = excluded.slug returning id`,
      [slug, name],
    );
    if (!row) return null;
    const maker: ManufacturerEntry = {
      id: row.id,
      slug,
      name,
      country: null,
      homepage: null,
      aliases: [],
      descriptions: {},
      featured: false,
      logo: null,
    };
    learn(maker);
    return maker;
  };
}
