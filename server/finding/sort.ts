import { type SQL, sql } from 'drizzle-orm';
import { invalidField } from '#server/store-error.ts';
import { isAvailable } from './condition.ts';
import { unitPrice } from './price.ts';
import type { AttributeEntry } from './reference.ts';
import { type Scope, isLeaf } from './scope.ts';
import type { View } from './view.ts';

export interface Sorting {
  /** What to sort by, the first first; ties are broken by id. */
  keys: { by: SQL; direction: 'asc' | 'desc' }[];
  needsStock: boolean;
  needsPrice: boolean;
}

type Make = (view: View, scope: Scope) => Sorting;

const ascending = (by: SQL) => ({ by, direction: 'asc' as const }); // the literal is what the type asks for
const descending = (by: SQL) => ({ by, direction: 'desc' as const }); // likewise
const plain = (...keys: Sorting['keys']): Sorting => ({ keys, needsStock: false, needsPrice: false });
const popularFirst = descending(sql`p.popularity`);

const named: Record<string, Make> = {
  relevance: (_view, { rank }) => ({
    keys: [
      ...rank.map(ascending),
      descending(sql`coalesce(${isAvailable}, false)`),
      descending(sql`(p.lifecycle = 'active')`),
      popularFirst,
      ascending(sql`length(p.mpn_key)`),
    ],
    needsStock: true,
    needsPrice: false,
  }),
  price_asc: (view) => ({ keys: [ascending(unitPrice(view))], needsStock: false, needsPrice: true }),
  price_desc: (view) => ({ keys: [descending(unitPrice(view))], needsStock: false, needsPrice: true }),
  stock_desc: () => ({ keys: [descending(sql`(s.on_hand - s.reserved - s.safety)`)], needsStock: true, needsPrice: false }),
  mpn_asc: () => plain(ascending(sql`p.mpn_key`)),
  newest: () => plain(descending(sql`p.created_at`)),
  popular: () => plain(popularFirst),
};

/** The order of a list; a parameter that the category does not have is `validation_failed`. */
export function readSort(view: View, scope: Scope, sort: string): Sorting {
  const make = named[sort];
  if (make) return make(view, scope);
  const [, key = '', direction = 'asc'] = sort.split(':');
  const use = isLeaf(scope.category) ? scope.category.attributes.find(({ attribute }) => attribute.key === key) : undefined;
  if (!use) throw invalidField('sort', { code: 'not_allowed' });
  const by = use.facet === null ? attributeValue(key, use.attribute.kind) : facetValue(use.attribute);
  return plain(direction === 'desc' ? descending(by) : ascending(by));
}

/** Parameters that are filtered stand in the narrow table, options in the order of their list. */
function facetValue({ id, kind }: AttributeEntry): SQL {
  const column = kind === 'option' ? sql`(select option.position from attribute_option option where option.id = f.option_id)` : sql`f.low`;
  return sql`(select ${column} from product_facet f where f.product_id = p.id and f.attribute_id = ${id})`;
}

function attributeValue(key: string, kind: string): SQL {
  if (kind === 'number') return sql`(p.attributes -> ${key})::float8`;
  if (kind === 'range') return sql`(p.attributes -> ${key} -> 0)::float8`;
  return sql`p.attributes ->> ${key}`;
}

/** How a scope is listed when nothing else is asked. */
export function defaultSort({ category }: Scope): string {
  return isLeaf(category) ? category.defaultSort : 'popular';
}
