import { invalidField } from '#server/kernel/store-error.ts';
import type { Points, SortKey } from '#server/search/part-index.ts';
import { isAvailable } from '#server/search/predicate.ts';
import { isLeaf } from '#server/search/reference.ts';
import type { Scope } from './scope.ts';
import type { View } from '#server/search/view/view.ts';

type Make = (view: View, scope: Pick<Scope, 'rank'>) => SortKey[];

const points = (of: readonly Points[], direction: SortKey['direction']): SortKey => ({ by: 'points', of, direction });
const availableFirst = points([{ predicate: isAvailable, points: 1 }], -1);
const activeFirst = points([{ predicate: { is: 'lifecycle', names: ['active'] }, points: 1 }], -1);
const popularFirst: SortKey = { by: 'popularity', direction: -1 };
const byNumber: SortKey = { by: 'number', direction: 1 };

/** By the unit price of the view. */
export function byPrice({ currency, rateMicros, quantity }: View, direction: SortKey['direction']): SortKey {
  return { by: 'price', at: { currency, rateMicros, quantity }, direction };
}

const named: Record<string, Make> = {
  relevance: (_view, { rank }) => [
    ...(rank.length > 0 ? [points(rank, 1)] : []),
    availableFirst,
    activeFirst,
    popularFirst,
    { by: 'number_length', direction: 1 },
  ],
  price_asc: (view) => [byPrice(view, 1)],
  price_desc: (view) => [byPrice(view, -1)],
  stock_desc: () => [{ by: 'available', direction: -1 }],
  mpn_asc: () => [byNumber],
  newest: () => [{ by: 'created', direction: -1 }],
  popular: () => [availableFirst, popularFirst, byNumber],
};

/** The order of a list; a parameter that the category cannot be sorted by is `validation_failed`. */
export function readSort(view: View, scope: Scope, sort: string): SortKey[] {
  const make = named[sort];
  if (make) return make(view, scope);
  const [, key = '', direction = 'asc'] = sort.split(':');
  const { category } = scope;
  const use = isLeaf(category) ? category.attributes.find(({ attribute }) => attribute.key === key) : undefined;
  if (!category || !use) throw invalidField('sort', { code: 'not_allowed' });
  return [{ by: 'parameter', category: category.id, attribute: use.attribute.id, direction: direction === 'desc' ? -1 : 1 }];
}

/** How a scope is listed when nothing else is asked. */
export function defaultSort({ category }: Scope): string {
  return isLeaf(category) ? category.defaultSort : 'popular';
}
