import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import type { Scenario } from './scenario.ts';
import { bomScenarios } from './boms.ts';

interface Sample extends Record<string, unknown> {
  slug: string;
  mpn: string;
}

/** An even spread of the catalog's own parts, so that no number is asked twice in a row. */
async function sampleParts(db: Database): Promise<Sample[]> {
  const { rows } = await db.execute<Sample>(
    sql`select slug, mpn from (select slug, mpn, row_number() over (order by id) as place from product) numbered where place % 150 = 7`,
  );
  return rows;
}

const post = (path: string, bodies: unknown[]) => bodies.map((body) => ({ path: `/api/store/common/${path}`, body }));
const get = (path: string, queries: Record<string, string>[]) =>
  queries.map((query) => ({ path: `/api/store/common/${path}?${new URLSearchParams(query).toString()}`, body: null }));

const keywords = [
  'yageo resistor',
  'murata capacitor x7r',
  'thick film 0603',
  'zener diode',
  'low dropout regulator',
  'mosfet n-channel',
  'crystal 16mhz',
  'ceramic capacitor c0g 0402',
  'op amp rail',
  'vishay 1206',
  'Kondensator keramik',
  'chip resistor automotive',
];
const values = [
  '100nF 0402 X7R 16V',
  '4.7k 0603 1%',
  '10uF 25V 0805',
  'Widerstand 4,7k 0603',
  '10uH 1A',
  '1M 5% 0402',
  '22pF 50V C0G 0603',
];
/** What no part is; the search drops as little of it as it can. */
const tooMuch = [
  '100nF 0402 X7R 500V',
  'yageo 4.7k 0603 0.01%',
  'murata resistor 10k 0805',
  'weiße LED 0201',
  'Kondensatr 100nF 0402 500V',
  'resistor 10k 0603 1% yageo 100V',
];

const resistorFilters = [
  [
    { key: 'resistance', min: '1k', max: '100k' },
    { key: 'package', in: ['0603', '0805'] },
    { key: 'tolerance', in: ['1'] },
  ],
  [
    { key: 'manufacturer', in: ['yageo', 'vishay'] },
    { key: 'package', in: ['0402', '0603'] },
    { key: 'resistance', min: '10' },
  ],
  [
    { key: 'resistance', min: '100', max: '1M' },
    { key: 'composition', in: ['thick-film'] },
    { key: 'powerRating', min: 0.1 },
  ],
];
const capacitorFilters = [
  [
    { key: 'capacitance', min: '1n', max: '1u' },
    { key: 'dielectric', in: ['x7r'] },
    { key: 'ratedVoltage', min: 25 },
  ],
  [
    { key: 'package', in: ['0402', '0603', '0805'] },
    { key: 'dielectric', in: ['c0g', 'x7r'] },
    { key: 'tolerance', in: ['10', '5'] },
  ],
];

/** What shoppers do most, with the budgets of the shop. */
export async function benchScenarios(db: Database): Promise<Scenario[]> {
  const parts = await sampleParts(db);
  const filtered = [
    ...resistorFilters.map((filters) => ({ category_web_url: 'chip-resistors', filters })),
    ...capacitorFilters.map((filters) => ({ category_web_url: 'mlcc', filters })),
  ];
  const categories = ['chip-resistors', 'mlcc', 'zener-diodes', 'op-amps', 'microcontrollers', 'mosfets'];
  const starts = parts.map(({ mpn }) => ({ keyword: mpn.slice(0, 4 + (mpn.length % 4)) }));
  return [
    { name: 'MPN prefix (suggestions)', requests: get('search-suggest', starts), budgetMs: 10 },
    {
      name: 'MPN, exact',
      requests: post(
        'search-product',
        parts.map(({ mpn }) => ({ keyword: mpn, facets: false })),
      ),
      budgetMs: 10,
    },
    {
      name: 'MPN prefix, list',
      requests: post(
        'search-product',
        starts.map((one) => ({ ...one, facets: false })),
      ),
      budgetMs: null,
    },
    {
      name: 'keyword',
      requests: post(
        'search-product',
        keywords.map((keyword) => ({ keyword })),
      ),
      budgetMs: 40,
    },
    {
      name: 'values',
      requests: post(
        'search-product',
        values.map((keyword) => ({ keyword })),
      ),
      budgetMs: 40,
    },
    {
      name: 'keyword that nothing fits as a whole',
      requests: post(
        'search-product',
        tooMuch.map((keyword) => ({ keyword })),
      ),
      budgetMs: 40,
    },
    {
      name: 'wrong number (did you mean)',
      requests: post(
        'search-product',
        parts.map(({ mpn }) => ({ keyword: swap(mpn) })),
      ),
      budgetMs: null,
    },
    { name: 'category, three filters, all facets', requests: post('product-list', filtered), budgetMs: 80 },
    {
      name: 'category by price, three filters',
      requests: post(
        'product-list',
        filtered.map((one) => ({ ...one, sort: 'price_asc', quantity: 1000 })),
      ),
      budgetMs: 80,
    },
    {
      name: 'category, no filter',
      requests: get(
        'category',
        categories.map((slug) => ({ category_web_url: slug })),
      ),
      budgetMs: null,
    },
    {
      name: 'maker',
      requests: post(
        'product-list',
        ['yageo', 'murata', 'ti', 'st'].map((slug) => ({ brand_web_url: slug })),
      ),
      budgetMs: null,
    },
    {
      name: 'product',
      requests: get(
        'product-detail',
        parts.map(({ slug }) => ({ web_url: slug })),
      ),
      budgetMs: 5,
    },
    {
      name: 'similar parts',
      requests: get(
        'product-similar',
        parts.map(({ slug }) => ({ web_url: slug, page_size: '6' })),
      ),
      budgetMs: null,
    },
    ...bomScenarios(parts),
    { name: 'home', requests: [{ path: '/api/store/content/home', body: null }], budgetMs: null },
  ];
}

/** A part number with two neighbors swapped. */
function swap(mpn: string): string {
  const at = Math.floor(mpn.length / 2);
  return `${mpn.slice(0, at)}${mpn[at + 1] ?? ''}${mpn[at] ?? ''}${mpn.slice(at + 2)}`;
}
