import type { Manufacturer } from '#contract/api/part.ts';
import type { getManufacturers } from '#contract/api/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { showPicture } from '#server/image/picture-address.ts';
import { fold } from '#server/rules/fold.ts';
import { showPage } from '#server/http/list-query.ts';
import type { ManufacturerEntry } from './reference.ts';
import { type View, inWords } from './view/view.ts';

export function showManufacturer(view: View, entry: ManufacturerEntry): Manufacturer {
  return {
    id: String(entry.id),
    web_url: entry.slug,
    name: entry.name,
    logo: entry.logo && showPicture(view.imageService, entry.logo, entry.name),
    description: inWords(view, entry.descriptions) || null,
    country: entry.country,
    homepage: entry.homepage,
    aliases: entry.aliases,
    product_count: countParts(view).get(entry.id) ?? 0,
    featured: entry.featured,
  };
}

const counted = new WeakMap<View['reference']['census'], Map<number, number>>();

function countParts({ reference }: View): Map<number, number> {
  const known = counted.get(reference.census);
  if (known) return known;
  const counts = new Map<number, number>();
  for (const { manufacturerId, count } of reference.census) counts.set(manufacturerId, (counts.get(manufacturerId) ?? 0) + count);
  counted.set(reference.census, counts);
  return counts;
}

/** The leaves in which a maker has parts, most parts first. */
export function categoriesOfMaker(view: View, { id }: ManufacturerEntry): NonNullable<Manufacturer['categories']> {
  const counts = new Map<number, number>();
  for (const { manufacturerId, categoryId, count } of view.reference.census) {
    if (manufacturerId === id) counts.set(categoryId, (counts.get(categoryId) ?? 0) + count);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([categoryId, count]) => {
      const category = view.reference.categories.get(categoryId);
      return category ? [{ web_url: category.slug, name: inWords(view, category.names), count }] : [];
    });
}

/** Makers that have parts, by name. */
function makersWithParts(view: View): ManufacturerEntry[] {
  return [...view.reference.manufacturers.values()].filter(({ id }) => (countParts(view).get(id) ?? 0) > 0);
}

/** The makers with most parts. */
export function largestMakers(view: View, most: number): Manufacturer[] {
  return makersWithParts(view)
    .map((entry) => showManufacturer(view, entry))
    .toSorted((a, b) => b.product_count - a.product_count)
    .slice(0, most);
}

/** First letter for the register; digits and other scripts stand under 0. */
function letterOf({ name }: ManufacturerEntry): string {
  const letter = fold(name).slice(0, 1).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '0';
}

export function listMakers(view: View, query: ParsedRequestOf<typeof getManufacturers>): ResponseOf<typeof getManufacturers> {
  const keyword = fold(query.keyword ?? '');
  const offered = makersWithParts(view).filter(
    ({ name, aliases, featured }) =>
      (query.featured === undefined || featured === (query.featured === '1')) &&
      [name, ...aliases].some((one) => fold(one).includes(keyword)),
  );
  const counts = new Map<string, number>();
  for (const entry of offered) counts.set(letterOf(entry), (counts.get(letterOf(entry)) ?? 0) + 1);
  const found = offered
    .filter((entry) => query.letter === undefined || letterOf(entry) === query.letter)
    .toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
  const { page = 1, page_size: size = 20 } = query;
  const list = found.slice((page - 1) * size, page * size).map((entry) => showManufacturer(view, entry));
  const letters = [...counts].map(([letter, count]) => ({ letter, count })).toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
  return { ...showPage(list, found.length, { page, size }), letters };
}
