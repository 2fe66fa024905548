import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getProductDetail,
  getProductLive,
  getProductPinout,
  getProductSimilar,
  productCompare,
  productPrice,
} from '#contract/api/product.ts';
import { searchProduct } from '#contract/api/catalog.ts';
import { errorAnswer } from '#contract/api/error.ts';
import { pinMapOf } from '#server/rules/stand-in/pin-map.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts();
});
afterAll(() => store.close());

const common = '/api/store/common';
const inEuro = { 'X-Currency': 'EUR' };
const resistor = 'yageo-rc0603fr-0710kl';

async function detail(query: string, headers: Record<string, string> = inEuro) {
  const response = await store.request(`${common}/product-detail?${query}`, undefined, headers);
  expect(response.status, await response.clone().text()).toBe(200);
  return getProductDetail.response.parse(await response.json());
}

describe('product page', () => {
  it('tells all that is known, and leaves unknown what is not', async () => {
    const product = await detail(`web_url=${resistor}`);
    expect(product).toMatchObject({
      mpn: 'RC0603FR-0710KL',
      manufacturer: { web_url: 'yageo' },
      category: { web_url: 'chip-resistors' },
      package: '0603',
      outline: { id: 'chip-0603', pins: 2 },
      lifecycle: 'unknown',
      datasheet: null,
      quote_only: false,
      compliance: { reach_svhc: 'unknown', eccn_us: null },
      stock: { available: 24_180, lead_time_days: 84, warehouse_country: 'DE' },
    });
    expect(product.breadcrumb.map(({ web_url: slug }) => slug)).toEqual(['passives', 'resistors', 'chip-resistors']);
    expect(product.attributes.map(({ key, text }) => `${key} ${text}`)).toContain('resistance 10\u202fkΩ');
    expect(product.seo).toMatchObject({ canonical: `/product/${resistor}`, noindex: false });
    expect(product.seo.title).toContain('RC0603FR-0710KL');
  });

  it('shows every packaging with its breaks, the default one first', async () => {
    const { offers } = await detail(`web_url=${resistor}`);
    expect(offers.map(({ packaging, moq, default: isDefault }) => `${packaging} ${moq} ${isDefault}`)).toEqual([
      'cut_tape 10 true',
      'tape_and_reel 5000 false',
    ]);
    expect(offers[0]?.price_breaks).toEqual([
      { quantity: 10, unit_micros: 12_000, unit_price: 1, total: 12 },
      { quantity: 100, unit_micros: 6500, unit_price: 1, total: 65 },
      { quantity: 1000, unit_micros: 2900, unit_price: 0, total: 290 },
    ]);
  });

  it('is found by order code, and by maker and part number however it is written', async () => {
    expect((await detail('sku=STM32F103C8T6-TY')).web_url).toBe('st-stm32f103c8t6');
    expect((await detail('mpn=lm358n%2Fnopb&brand_web_url=ti')).web_url).toBe('ti-lm358n-nopb');
  });

  it('speaks the language of the locale', async () => {
    const product = await detail(`web_url=${resistor}`, { 'X-Locale': 'de', 'X-Currency': 'EUR' });
    expect(product.attributes.find(({ key }) => key === 'tolerance')?.text).toBe('±1\u202f%');
    expect(product.attributes.find(({ key }) => key === 'powerRating')?.text).toBe('100\u202fmW');
  });

  it('tells the new address of a renamed part', async () => {
    await store.db.execute(
      sql`insert into product_slug (slug, product_id) select 'yageo-old-name', id from product where slug = ${resistor}`,
    );
    const response = await store.request(`${common}/product-detail?web_url=yageo-old-name`);
    expect(response.status).toBe(404);
    expect(errorAnswer.parse(await response.json()).error).toMatchObject({ code: 'not_found', data: { moved_to: resistor } });
  });

  it.each(['web_url=no-such-part', 'sku=NO-SUCH-CODE', 'mpn=LM358N&brand_web_url=no-such-maker'])(
    'answers not_found to %s',
    async (query) => {
      const response = await store.request(`${common}/product-detail?${query}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=30');
    },
  );

  it.each(['', 'web_url=Not%20A%20Slug', 'mpn=LM358'])('refuses "%s"', async (query) => {
    expect((await store.request(`${common}/product-detail?${query}`)).status).toBe(422);
  });

  it('answers the same bytes with and without a token, and 304 to its own tag', async () => {
    const url = `${common}/product-detail?web_url=${resistor}`;
    const plain = await store.request(url);
    const text = await plain.text();
    const signedIn = await store.request(url, undefined, { Authorization: 'Bearer nonsense' });
    expect(await signedIn.text()).toBe(text);
    const again = await store.request(url, undefined, { 'If-None-Match': plain.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });
});

async function live(skus: string) {
  const response = await store.request(`${common}/product-live?skus=${encodeURIComponent(skus)}`, undefined, inEuro);
  expect(response.status).toBe(200);
  return getProductLive.response.parse(await response.json());
}

async function price(items: { sku: string; quantity: number }[]) {
  const response = await store.request(`${common}/product-price`, { items }, inEuro);
  expect(response.status).toBe(200);
  return productPrice.response.parse(await response.json()).list;
}

describe('live stock and prices', () => {
  it('answers known codes in the order asked, without what is reserved or kept back', async () => {
    await store.db.execute(
      sql`update stock set reserved = 30, safety = 20 where product_id = (select id from product where mpn = 'LM358N/NOPB')`,
    );
    const { list } = await live('STM32F103C8T6-TY, no such, lm358n-nopb-tb');
    expect(list.map(({ sku, stock }) => `${sku} ${stock.available}`)).toEqual(['STM32F103C8T6-TY 0', 'LM358N-NOPB-TB 130']);
    expect(list[1]?.price_breaks[1]).toEqual({ quantity: 100, unit_micros: 281_000, unit_price: 28, total: 2810 });
    await store.db.execute(sql`update stock set reserved = 0, safety = 0`);
  });

  it('refuses more than 50 codes', async () => {
    const codes = Array.from({ length: 51 }, (_, index) => `CODE-${index}`).join(',');
    expect((await store.request(`${common}/product-live?skus=${codes}`)).status).toBe(422);
  });

  it('checks quantities, prices them by the break and finds the better buy', async () => {
    const { offers } = await detail(`web_url=${resistor}`);
    const sku = offers[0]?.sku ?? '';
    const [low, odd, fine] = await price([
      { sku, quantity: 5 },
      { sku, quantity: 105 },
      { sku, quantity: 990 },
    ]);
    expect(low).toMatchObject({ valid: false, suggested: 10 });
    expect(odd).toMatchObject({ valid: false, suggested: 110 });
    expect(fine).toMatchObject({
      valid: true,
      unit_micros: 6500,
      line_total: 644,
      better_buy: { quantity: 1000, total: 290, saving: 354, sku },
    });
  });

  it('says what comes from stock and what later', async () => {
    const [opAmp, controller] = await price([
      { sku: 'LM358N-NOPB-TB', quantity: 200 },
      { sku: 'STM32F103C8T6-TY', quantity: 10 },
    ]);
    expect(opAmp).toMatchObject({ from_stock: 180, backordered: 20, lead_time_days: 42, line_total: 5620 });
    expect(controller).toMatchObject({ from_stock: 0, backordered: 0 });
  });

  it('refuses no item, a broken quantity and too many items', async () => {
    for (const items of [[], [{ sku: 'LM358N-NOPB-TB', quantity: 1.5 }], [{ sku: 'LM358N-NOPB-TB', quantity: 0 }]]) {
      expect((await store.request(`${common}/product-price`, { items })).status).toBe(422);
    }
  });
});

describe('comparison', () => {
  it('puts parts side by side and marks what differs', async () => {
    const slugs = [resistor, 'yageo-rc0603jr-0710kl', 'no-such-part'];
    const response = await store.request(`${common}/product-compare`, { web_urls: slugs }, inEuro);
    const { products, rows } = productCompare.response.parse(await response.json());
    expect(products.map(({ web_url: slug }) => slug)).toEqual(slugs.slice(0, 2));
    const row = (key: string) => rows.find((one) => one.key === key);
    expect(row('resistance')).toMatchObject({ differs: false, unit: 'Ω', cells: [{ si: 10_000 }, { si: 10_000 }] });
    expect(row('tolerance')).toMatchObject({ differs: true, cells: [{ text: '±1\u202f%' }, { text: '±5\u202f%' }] });
    expect(row('package')).toMatchObject({ differs: false });
    expect(row('lifecycle')?.cells).toHaveLength(2);
    expect(row('minimum')).toMatchObject({ name: 'Minimum order quantity' });
    expect(row('multiple')?.cells.every(({ text }) => /^\d+$/.test(text))).toBe(true);
    expect(row('packaging')?.cells.every(({ text }) => text !== '–')).toBe(true);
  });

  it('calls nothing different that one of them does not state', async () => {
    await store.db.execute(sql`update product set attributes = attributes - 'tolerance' where slug = 'yageo-rc0603jr-0710kl'`);
    const response = await store.request(`${common}/product-compare`, { web_urls: [resistor, 'yageo-rc0603jr-0710kl'] }, inEuro);
    const { rows } = productCompare.response.parse(await response.json());
    await store.db.execute(sql`update product set attributes = attributes || '{"tolerance": 5}' where slug = 'yageo-rc0603jr-0710kl'`);
    const row = (key: string) => rows.find((one) => one.key === key);
    expect(row('rohs')).toMatchObject({ differs: false, cells: [{ text: '–' }, { text: '–' }] });
    expect(row('tolerance')).toMatchObject({ differs: false, cells: [{ text: '±1\u202f%' }, { text: '–' }] });
  });

  it('refuses nine parts and answers not_found when none is known', async () => {
    expect((await store.request(`${common}/product-compare`, { web_urls: Array.from({ length: 9 }, () => resistor) })).status).toBe(422);
    expect((await store.request(`${common}/product-compare`, { web_urls: ['no-such-part'] })).status).toBe(404);
  });
});

async function similar(slug: string, query = '') {
  const response = await store.request(`${common}/product-similar?web_url=${slug}${query}`, undefined, inEuro);
  expect(response.status).toBe(200);
  return getProductSimilar.response.parse(await response.json());
}

const pins = '1 OUT1 output; 2 IN1- input; 3 IN1+ input; 4 V- power_in; 5 IN2+ input; 6 IN2- input; 7 OUT2 output; 8 V+ power_in';
const put = async (mpn: string, pinout: string | null) =>
  store.db.execute(sql`update product set pinout = ${pinout}, pin_map = ${pinMapOf(pinout)} where mpn = ${mpn}`);
const askedPinout = async (slug: string) => {
  const response = await store.request(`${common}/product-pinout?web_url=${slug}`, undefined, inEuro);
  return getProductPinout.response.parse(await response.json());
};

describe('the pins of a part', () => {
  it('come with the parts of the same pins and package alone', async () => {
    await put('LM358DR', pins);
    await put('LM358N/NOPB', pins.replace('V+', 'VCC').replace('V-', 'GND'));
    expect((await detail('web_url=ti-lm358dr')).has_pinout).toBe(true);
    const apart = await askedPinout('ti-lm358dr');
    expect(apart.pins[3]).toEqual({ number: '4', name: 'V-', type: 'power_in' });
    expect(apart.list).toEqual([]);
    await store.db.execute(sql`update product set package = 'SOIC-8' where mpn = 'LM358N/NOPB'`);
    expect((await askedPinout('ti-lm358dr')).list.map(({ product }) => product.mpn)).toEqual(['LM358N/NOPB']);
    const searched = async (keyword: string) => {
      const { list, match, redirect } = searchProduct.response.parse(
        await (await store.request(`${common}/search-product`, { keyword }, inEuro)).json(),
      );
      return { mpns: list.map(({ mpn }) => mpn), match, redirect };
    };
    expect(await searched('pin-compatible with LM358DR')).toEqual({ mpns: ['LM358N/NOPB'], match: 'text', redirect: null });
    expect((await searched('lm358n pinkompatibel')).mpns).toEqual(['LM358DR']);
    expect((await searched('pin-compatible with STM32F103C8T6')).mpns).not.toContain('LM358DR');
    await put('LM358N/NOPB', pins.replace('OUT1', 'X').replace('OUT2', 'Y'));
    expect((await askedPinout('ti-lm358dr')).list).toEqual([]);
    await store.db.execute(sql`update product set package = 'PDIP-8' where mpn = 'LM358N/NOPB'`);
    await put('LM358DR', null);
    await put('LM358N/NOPB', null);
    expect((await askedPinout('ti-lm358dr')).pins).toEqual([]);
    expect((await store.request(`${common}/product-pinout?web_url=no-such-part`)).status).toBe(404);
  });
});

describe('similar parts', () => {
  it('takes a closer tolerance for a direct replacement, never a wider one', async () => {
    const [closer] = (await similar('yageo-rc0603jr-0710kl')).list;
    expect(closer).toMatchObject({ kind: 'direct', product: { mpn: 'RC0603FR-0710KL' } });
    expect(closer?.differences).toEqual([{ key: 'tolerance', effect: 'better', name: 'Tolerance', from: '±5\u202f%', to: '±1\u202f%' }]);
    const [wider] = (await similar(resistor)).list;
    expect(wider).toMatchObject({ kind: 'similar', product: { mpn: 'RC0603JR-0710KL' }, differences: [{ effect: 'worse' }] });
    expect((await similar(resistor, '&kind=direct')).total).toBe(0);
  });

  it('offers nothing with leads for a part without, and an integrated circuit as a replacement only when all that matters is known', async () => {
    expect((await similar('ti-lm358dr')).list).toEqual([]);
    await store.db.execute(sql`update product set package = 'SOIC-8' where mpn = 'LM358N/NOPB'`);
    const [silent] = (await similar('ti-lm358dr')).list;
    expect(silent).toMatchObject({ kind: 'similar', product: { mpn: 'LM358N/NOPB' } });
    expect(silent?.differences).toEqual([{ key: 'inputOffset', effect: 'unknown', name: 'Input offset voltage', from: '–', to: '–' }]);
    await store.db.execute(sql`update product set attributes = attributes || '{"inputOffset": 0.003}' where mpn like 'LM358%'`);
    expect((await similar('ti-lm358dr')).list).toMatchObject([{ kind: 'direct', product: { mpn: 'LM358N/NOPB' }, differences: [] }]);
    await put('LM358DR', pins);
    await put('LM358N/NOPB', pins.replace('1 OUT1', '1 NC').replace('2 IN1-', '2 OUT1'));
    const [otherPins] = (await similar('ti-lm358dr')).list;
    expect(otherPins).toMatchObject({ kind: 'similar', differences: [{ key: 'pinout', effect: 'other', name: 'Pinout' }] });
    await Promise.all([put('LM358DR', null), put('LM358N/NOPB', null)]);
    await store.db.execute(sql`update product set attributes = attributes - 'inputOffset' where mpn like 'LM358%'`);
    await store.db.execute(sql`update product set package = 'PDIP-8' where mpn = 'LM358N/NOPB'`);
  });

  it('puts recorded cross references first', async () => {
    await store.db.execute(sql`insert into cross_reference (product_id, other_id, kind)
      select a.id, b.id, 'successor' from product a, product b where a.mpn = 'LM358DR' and b.mpn = 'STM32F103C8T6'`);
    const [first] = (await similar('ti-lm358dr')).list;
    expect(first).toMatchObject({ kind: 'successor', recorded: { note: null }, product: { mpn: 'STM32F103C8T6' } });
    expect((await detail('web_url=ti-lm358dr')).cross_references).toMatchObject([{ kind: 'successor' }]);
  });

  it('answers not_found to an unknown part', async () => {
    expect((await store.request(`${common}/product-similar?web_url=no-such-part`)).status).toBe(404);
  });
});
