import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotProduct } from '#contract/api/catalog.ts';
import { article } from '#server/db/schema.ts';
import type { ArticleFacts } from '#server/db/schema/content.ts';
import { type ListStore, inEuro, mpns, openListStore } from '#server/testing/list-store.ts';

let store: ListStore;
beforeAll(async () => {
  store = await openListStore();
});
afterAll(() => store.close());

const list: ListStore['list'] = (query, headers) => store.list(query, headers);
const refusal: ListStore['refusal'] = (query) => store.refusal(query);

const path = '/api/store/common/product-list';

async function listAmplifiers(query: Record<string, unknown>): Promise<string[]> {
  return mpns(await list({ category_web_url: 'op-amps', sort: 'mpn_asc', ...query }));
}

async function writeArticle(kind: 'supplier' | 'component', slug: string, facts: ArticleFacts): Promise<void> {
  const now = new Date('2026-01-01T00:00:00Z');
  await store.db.insert(article).values({ kind, slug, tags: [], facts, publishedAt: now, updatedAt: now });
}

async function covering(bounds: Record<string, unknown>): Promise<string[]> {
  return listAmplifiers({ filters: [{ key: 'supplyVoltage', ...bounds }] });
}

describe('filters', () => {
  it.each(['1k2', '1.2k', '1,2 kΩ', '1200', 1200, '1.2 kOhm'])('takes %s as 1.2 kΩ', async (eq) => {
    const { list: items } = await list({ filters: [{ key: 'resistance', eq }] });
    expect(items.map(({ attributes }) => attributes[0]?.si)).toEqual([1200, 1200, 1200]);
  });

  it('joins values of a key by or, and keys by and', async () => {
    const filters = [
      { key: 'package', in: ['0402', '0805'] },
      { key: 'tolerance', in: ['1'] },
    ];
    const { list: items, total } = await list({ filters });
    expect(total).toBe(20);
    expect(new Set(items.map((item) => `${item.package} ${item.manufacturer.web_url}`))).toEqual(new Set(['0402 yageo', '0805 yageo']));
  });

  it('takes away what is not wanted', async () => {
    const { total } = await list({
      filters: [
        { key: 'package', not_in: ['0603'] },
        { key: 'tolerance', not_in: ['1%'] },
      ],
    });
    expect(total).toBe(20);
  });

  it('narrows by stock, conformity, lifecycle, packaging and bounds', async () => {
    expect((await list({ in_stock: true })).total).toBe(48);
    expect((await list({ rohs: true })).total).toBe(45);
    expect((await list({ lifecycle: ['active'] })).total).toBe(30);
    expect((await list({ packaging: ['cut_tape'] })).total).toBe(20);
    expect((await list({ filters: [{ key: 'resistance', min: '1k', max: '1k5' }] })).total).toBe(18);
    expect((await list({ has_datasheet: true })).total).toBe(0);
  });

  it('reads prices at the asked quantity in the asked currency', async () => {
    expect((await list({ price_max: '0.105' })).total).toBe(6);
    expect((await list({ price_max: '0.105', quantity: 1000 })).total).toBe(59);
    expect((await list({ price_max: '0.1160' }, { 'X-Currency': 'USD' })).total).toBe(1);
    expect((await list({ filters: [{ key: 'price', min: 0.15 }] })).total).toBe(9);
  });

  it('finds a range that covers the asked one, or only meets it', async () => {
    expect(await covering({ min: 3, max: 5 })).toEqual(['WIDE']);
    expect(await covering({ min: '5V', max: '5V' })).toEqual(['HIGH', 'WIDE']);
    expect(await covering({ min: 3, max: 12 })).toEqual([]);
    expect(await covering({ min: 3, max: 12, mode: 'overlap' })).toEqual(['HIGH', 'WIDE']);
    expect(await covering({ min: 6, max: 40, mode: 'overlap' })).toEqual(['HIGH']);
  });

  it('knows yes and no', async () => {
    expect(await listAmplifiers({ filters: [{ key: 'railToRailOutput', bool: true }] })).toEqual(['WIDE']);
    expect(await listAmplifiers({ filters: [{ key: 'railToRailOutput', bool: false }] })).toEqual(['HIGH']);
  });

  it('names what cannot be applied', async () => {
    expect(await refusal({ filters: [{ key: 'capacitance', eq: '100n' }] })).toEqual({ 'filters.0.key': ['not_allowed'] });
    expect(await refusal({ filters: [{ key: 'resistance', min: '100nH' }] })).toEqual({ 'filters.0.min': ['not_allowed'] });
    expect(await refusal({ filters: [{ key: 'resistance', eq: 'many' }] })).toEqual({ 'filters.0.eq': ['invalid_format'] });
    expect(
      await refusal({
        filters: [
          { key: 'tolerance', in: ['1'] },
          { key: 'tolerance', in: ['5'] },
        ],
      }),
    ).toEqual({ 'filters.1.key': ['not_unique'] });
    expect(await refusal({ filters: [{ key: 'composition', min: 1 }] })).toEqual({ 'filters.0.min': ['not_allowed'] });
    expect(await refusal({ category_web_url: 'passives', filters: [{ key: 'resistance', eq: 1 }] })).toEqual({
      'filters.0.key': ['not_allowed'],
    });
    expect(await refusal({ price_min: '0.0000001' })).toEqual({ price_min: ['invalid_format'] });
    expect(await refusal({ sort: 'attr:capacitance:asc' })).toEqual({ sort: ['not_allowed'] });
    expect(await refusal({ quantity: 0 })).toEqual({ quantity: ['out_of_range'] });
  });
});

describe('order and pages', () => {
  it.each(['mpn_asc', 'popular', 'newest', 'relevance', 'stock_desc', 'price_asc', 'attr:resistance:desc', 'attr:composition:asc'])(
    'walking all pages by %s shows every part once, and the page after the last is empty',
    async (sort) => {
      const seen: string[] = [];
      for (let page = 1; page <= 9; page += 1) {
        const answer = await list({ sort, page, page_size: 7, facets: false });
        expect(answer).toMatchObject({ total: 60, last_page: 9, current_page: page });
        seen.push(...mpns(answer));
      }
      expect(new Set(seen).size).toBe(60);
      expect(await list({ sort, page: 10, page_size: 7 })).toMatchObject({ list: [], total: 60, last_page: 9 });
    },
  );

  it('sorts by the price at the quantity, quote-only parts last', async () => {
    expect(mpns(await list({ sort: 'price_asc' })).slice(0, 2)).toEqual(['R000-TEST', 'R001-TEST']);
    const atThousand = mpns(await list({ sort: 'price_asc', quantity: 1000 }));
    expect(atThousand.slice(0, 2)).toEqual(['R058-TEST', 'R057-TEST']);
    expect(atThousand.at(-1)).toBe('R059-TEST');
    expect(mpns(await list({ sort: 'price_desc' })).at(-1)).toBe('R059-TEST');
  });

  it('sorts by a parameter, parts without it last', async () => {
    expect(await listAmplifiers({ sort: 'attr:supplyVoltage:asc' })).toEqual(['WIDE', 'HIGH', 'PLAIN']);
    expect(await listAmplifiers({ sort: 'attr:supplyVoltage:desc' })).toEqual(['HIGH', 'WIDE', 'PLAIN']);
    expect((await list({ sort: 'attr:resistance:asc' })).list[0]?.attributes[0]?.si).toBe(100);
  });

  it('lists what is in stock and asked for most, when nothing else is asked', async () => {
    const order = mpns(await list({}));
    expect(order.slice(0, 3)).toEqual(['R059-TEST', 'R058-TEST', 'R057-TEST']);
    expect(order.slice(48, 50)).toEqual(['R055-TEST', 'R050-TEST']);
  });

  it('refuses pages beyond the ten-thousandth item', async () => {
    expect(await refusal({ page: 101, page_size: 100 })).toEqual({ page: ['out_of_range'] });
    expect(await refusal({ page: 0 })).toEqual({ page: ['out_of_range'] });
  });
});

describe('what is shown', () => {
  it('converts prices from the base currency, rounded half up once', async () => {
    const { list: items } = await list({ sort: 'mpn_asc', quantity: 3 }, { 'X-Currency': 'JPY' });
    expect(items[1]?.price_at).toEqual({ quantity: 3, unit_micros: 17_978_000, unit_price: 18, total: 54, currency: 'JPY' });
    expect(items[1]?.offer).toMatchObject({ currency: 'JPY', default: true });
  });

  it('takes a price that was entered for the currency before a converted one', async () => {
    await store.db.execute(sql`insert into offer_price (offer_id, currency, break_quantities, break_micros)
      select o.id, 'USD', '{1}', '{50000}' from offer o join product p on p.id = o.product_id where p.mpn = 'R040-TEST'`);
    const { list: items } = await list({ sort: 'price_asc' }, { 'X-Currency': 'USD' });
    expect(items[0]).toMatchObject({ mpn: 'R040-TEST', price_at: { unit_micros: 50_000, unit_price: 5 } });
    expect((await list({ sort: 'price_asc' })).list[0]?.mpn).toBe('R000-TEST');
  });

  it('leaves out hidden parts everywhere', async () => {
    await store.db.execute(sql`update product set hidden = true where mpn = 'PLAIN'`);
    expect(mpns(await list({ category_web_url: 'op-amps', sort: 'mpn_asc' }))).toEqual(['HIGH', 'WIDE']);
    await store.db.execute(sql`update product set hidden = false where mpn = 'PLAIN'`);
  });

  it('lists named parts, and none that do not exist', async () => {
    const answer = await list({ category_web_url: undefined, web_urls: ['yageo-r000-test', 'no-such-part'] });
    expect(mpns(answer)).toEqual(['R000-TEST']);
  });

  it('lists the parts of a supplier’s makers, in the shop and in a category', async () => {
    await writeArticle('supplier', 'passives', { manufacturers: ['yageo', 'nobody'] });
    const all = await list({ category_web_url: undefined, supplier_web_url: 'passives' });
    expect(all.total).toBe((await list({ category_web_url: undefined, brand_web_url: 'yageo' })).total);
    expect(new Set(all.list.map(({ manufacturer }) => manufacturer.web_url))).toEqual(new Set(['yageo']));
    expect((await list({ category_web_url: 'op-amps', supplier_web_url: 'passives' })).total).toBe(0);
    const filters = [{ key: 'supplier', in: ['passives'] }];
    expect((await list({ filters })).total).toBe((await list({ brand_web_url: 'yageo' })).total);
    expect((await list({ filters: [{ key: 'supplier', in: ['no-such'] }] })).total).toBe(0);
  });

  it('lists the parts that a guide is about: of its category what its filters leave', async () => {
    const filters = [{ key: 'package', in: ['0402'] }, { nonsense: true }];
    await writeArticle('component', 'small-resistors', { category: 'chip-resistors', filters });
    const guide = { category_web_url: undefined, component_web_url: 'small-resistors' };
    const all = await list(guide);
    expect(all.total).toBe((await list({ filters: filters.slice(0, 1) })).total);
    expect(all.total).toBeGreaterThan(0);
    expect(all.facets.map(({ key }) => key)).toContain('resistance');
    const narrow = await list({ ...guide, filters: [{ key: 'resistance', min: '1k', max: '1k5' }] });
    expect([narrow.total > 0, narrow.total < all.total]).toEqual([true, true]);
    expect((await list({ ...guide, category_web_url: 'resistors' })).total).toBe(all.total);
    expect((await list({ ...guide, category_web_url: 'op-amps' })).total).toBe(0);
    expect((await list({ ...guide, web_urls: ['yageo-r000-test'] })).total).toBeLessThanOrEqual(1);
  });

  it.each([
    { category_web_url: 'no-such' },
    { brand_web_url: 'no-such' },
    { supplier_web_url: 'no-such' },
    { component_web_url: 'no-such' },
  ])('answers not_found to %o', async (scope) => {
    expect((await store.request(path, scope)).status).toBe(404);
  });

  it('refuses a list of nothing', async () => {
    expect((await store.request(path, {})).status).toBe(422);
  });

  it('is the same with and without a token', async () => {
    const body = { category_web_url: 'chip-resistors' };
    const [plain, signedIn] = await Promise.all([
      store.request(path, body),
      store.request(path, body, { Authorization: 'Bearer nonsense', 'X-Cart-Key': 'nonsense' }),
    ]);
    expect(await signedIn.text()).toBe(await plain.text());
  });
});

describe('hot products', () => {
  it('shows sellable parts, the most looked-at first when nothing was sold', async () => {
    const response = await store.request('/api/store/common/hot-product?page_size=2&category_web_url=resistors', undefined, inEuro);
    const answer = hotProduct.response.parse(await response.json());
    // R059 has no price.
    expect(mpns(answer)).toEqual(['R058-TEST', 'R057-TEST']);
    expect(answer.total).toBe(59);
  });
});
