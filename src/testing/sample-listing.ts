import type { AttributeDefinition, Category, Facet, ProductListItem } from '#contract/api/part.ts';
import type { getCategory, searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { sampleItem } from './sample-part.ts';

const attribute = (key: string, name: string, replaced: Partial<AttributeDefinition>): AttributeDefinition => ({
  key,
  name,
  kind: 'option',
  unit: '',
  filterable: true,
  comparable: true,
  column: true,
  position: 1,
  ...replaced,
});

/** Capacitors by capacitance and dielectric. */
const sampleAttributes: AttributeDefinition[] = [
  attribute('capacitance', 'Capacitance', { kind: 'number', unit: 'F' }),
  attribute('dielectric', 'Dielectric', { options: [{ key: 'x7r', name: 'X7R' }] }),
];

export function sampleCategory(replaced: Partial<Category> = {}): Category {
  return {
    id: 'c1',
    web_url: 'mlcc',
    parent_web_url: 'capacitors',
    name: 'Ceramic capacitors (MLCC)',
    description: null,
    part_class: null,
    image: null,
    product_count: 120,
    position: 1,
    attributes: sampleAttributes,
    ...replaced,
  };
}

const sampleFacets: Facet[] = [
  {
    key: 'in_stock',
    name: 'In stock',
    kind: 'boolean',
    unit: '',
    options: [{ key: 'true', name: 'Yes', count: 90, selected: false }],
    missing: 0,
  },
  {
    key: 'capacitance',
    name: 'Capacitance',
    kind: 'number',
    unit: 'F',
    min: 1e-12,
    max: 1e-4,
    buckets: [
      { from: 1e-12, to: 1e-8, count: 20 },
      { from: 1e-8, to: 1e-4, count: 100 },
    ],
    missing: 0,
  },
  {
    key: 'dielectric',
    name: 'Dielectric',
    kind: 'option',
    unit: '',
    options: [
      { key: 'x7r', name: 'X7R', count: 80, selected: false },
      { key: 'c0g', name: 'C0G', count: 40, selected: false },
      { key: 'y5v', name: 'Y5V', count: 0, selected: false },
    ],
    missing: 0,
  },
];

/** Two capacitors; the second has no price. */
export const sampleList: ProductListItem[] = [
  sampleItem({ id: 'p1', web_url: 'one', mpn: 'CAP-100N', package: '0603' }),
  sampleItem({ id: 'p2', web_url: 'two', mpn: 'CAP-1U', package: '0805', offer: null, price_at: null }),
];

/** One page of a list. */
export function samplePage(replaced: { list?: ProductListItem[]; total?: number; current_page?: number; facets?: Facet[] } = {}) {
  const { list = sampleList, total = 120, current_page = 1, facets = sampleFacets } = replaced;
  return { list, total, current_page, last_page: Math.max(1, Math.ceil(total / 50)), page_size: 50, facets };
}

export function sampleCategoryAnswer(replaced: Partial<Category> = {}): ResponseOf<typeof getCategory> {
  return {
    ...samplePage(),
    category: sampleCategory(replaced),
    breadcrumb: [
      { web_url: 'passives', name: 'Passive components' },
      { web_url: 'capacitors', name: 'Capacitors' },
      { web_url: 'mlcc', name: 'Ceramic capacitors (MLCC)' },
    ],
    children: [],
    manufacturers: [],
    articles: [],
    seo: { title: '', description: '', canonical: '', noindex: false },
  };
}

/** What a search finds; two parts found by their words unless said otherwise. */
export function sampleSearch(replaced: Partial<ResponseOf<typeof searchProduct>> = {}): ResponseOf<typeof searchProduct> {
  return {
    ...samplePage({ total: 2 }),
    match: 'text',
    redirect: null,
    did_you_mean: [],
    dropped: [],
    understood: [],
    understood_category: null,
    unknown_number: null,
    empty_category: null,
    categories: [],
    ...replaced,
  };
}
