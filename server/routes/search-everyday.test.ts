/** Everyday words of shoppers in the eleven languages of the shop: words of buying, colors, and what is counted of a part. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

const part = (manufacturer: string, mpn: string, category: string, attributes: PartRecord['attributes']): PartRecord => ({
  manufacturer,
  mpn,
  category,
  attributes,
  stock: { on_hand: 10, lead_time_days: 42 },
  offers: [{ packaging: 'cut_tape', moq: 1, multiple: 1, price_breaks: [{ quantity: 1, price: '0.5' }] }],
});
const parts = [
  ...testParts,
  part('liteon', 'LTST-C150CKT', 'leds', { colour: 'red' }),
  part('liteon', 'LTST-C150GKT', 'leds', { colour: 'green' }),
  part('liteon', 'LTE-4208', 'infrared-photo', {}),
  part('samtec', 'TSW-102-07-G-S', 'pin-headers', { positions: 2, pitch: 0.00254 }),
  part('samtec', 'TSW-110-07-G-S', 'pin-headers', { positions: 10, pitch: 0.00254 }),
  part('hongfa', 'HF46F/012-HS1', 'power-relays', { coilVoltage: 12 }),
  part('omron', 'G5V-2-DC12', 'signal-relays', { coilVoltage: 12 }),
  part('panasonic', 'AQV210EH', 'solid-state-relays', { maxVoltage: 350 }),
  part('panasonic', 'AQW212EH', 'solid-state-relays', { maxVoltage: 60 }),
  part('toshiba', 'TLP222A', 'solid-state-relays', { maxVoltage: 60 }),
  part('keystone', '1042', 'battery-holders', { cellSize: '18650', cells: 1 }),
  part('keystone', '2462', 'battery-holders', { cellSize: 'aa', cells: 2 }),
];

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db, parts);
});
afterAll(() => store.close());

async function search(keyword: string) {
  const response = await store.request('/api/store/common/search-product', { keyword });
  return searchProduct.response.parse(await response.json());
}
const mpns = ({ list }: { list: { mpn: string }[] }) => list.map(({ mpn }) => mpn).toSorted();

describe('relays', () => {
  it.each(['relay 12V', '12V relay', 'Relais 12V', 'relé 12V', 'реле 12V', 'リレー 12V', '继电器 12V'])(
    '%s has a coil for 12 V, however many others switch that',
    async (keyword) => {
      expect(mpns(await search(keyword))).toEqual(['G5V-2-DC12', 'HF46F/012-HS1']);
    },
  );

  it.each(['limit switch', 'Endschalter', 'rocker switch 12V', 'тумблер', 'DB9 connector'])('are no answer to %s', async (keyword) => {
    expect(mpns(await search(keyword))).toEqual([]);
  });

  it('finds what stands a voltage by its own name', async () => {
    expect(mpns(await search('solid state relay 60V'))).toEqual(['AQV210EH', 'AQW212EH', 'TLP222A']);
  });
});

it.each([
  ['AA battery holder', '2462'],
  ['18650 holder', '1042'],
])('%s finds the holder for that cell', async (keyword, mpn) => {
  expect(mpns(await search(keyword))).toEqual([mpn]);
});

describe('words of buying', () => {
  it.each([
    'buy STM32F103C8T6',
    'STM32F103C8T6 datasheet PDF',
    'STM32F103C8T6 kaufen',
    'STM32F103C8T6 Datenblatt',
    'comprar STM32F103C8T6',
    'hoja de datos STM32F103C8T6',
    'acheter STM32F103C8T6',
    'STM32F103C8T6 fiche technique',
    'STM32F103C8T6 खरीदें',
    'STM32F103C8T6 कीमत',
    'beli STM32F103C8T6',
    'harga STM32F103C8T6',
    'STM32F103C8T6 購入',
    'STM32F103C8T6のデータシート',
    'STM32F103C8T6 preço',
    'folha de dados STM32F103C8T6',
    'STM32F103C8T6 купить',
    'STM32F103C8T6 даташит',
    'STM32F103C8T6 satın al',
    'STM32F103C8T6 fiyat',
    'STM32F103C8T6 购买',
    'STM32F103C8T6数据手册',
    'STM32F103C8T6 規格書',
  ])('%s leads to the part', async (keyword) => {
    expect(await search(keyword)).toMatchObject({ match: 'mpn', redirect: { type: 'product', web_url: 'st-stm32f103c8t6' } });
  });

  it.each([
    'cheap 100nF capacitor in stock',
    'günstige Kondensatoren 100nF auf Lager',
    'capacitores de 100nF baratos',
    'condensateurs 100nF pas chers',
    'सस्ता कैपेसिटर 100nF',
    'jual kapasitor 100nF murah',
    '安いコンデンサ100nF 在庫あり',
    'capacitor 100nF em estoque',
    'купить конденсатор 100нФ недорого',
    'ucuz 100nF kondansatör',
    '便宜的100nF电容现货',
  ])('%s finds the parts', async (keyword) => {
    const answer = await search(keyword);
    expect(answer.dropped).toEqual([]);
    expect(mpns(answer)).toEqual(['GRM155R71C104KA88D']);
  });

  it('lead from a keyword to the category that is left of it', async () => {
    expect((await search('Kondensatoren kaufen')).redirect).toEqual({ type: 'category', web_url: 'capacitors' });
  });

  it.each(['datasheet', 'купить', '价格'])('%s alone finds nothing', async (keyword) => {
    expect(await search(keyword)).toMatchObject({ match: 'none', total: 0, dropped: [], did_you_mean: [] });
  });

  it('do not stop suggestions', async () => {
    const response = await store.request(`/api/store/common/search-suggest?keyword=${encodeURIComponent('STM32F103 price')}`);
    expect(mpns({ list: searchSuggest.response.parse(await response.json()).products })).toEqual(['STM32F103C8T6']);
  });
});

describe('colors', () => {
  it.each([
    ['red LED', 'red'],
    ['rote LED', 'red'],
    ['rote LEDs', 'red'],
    ['Leuchtdiode grün', 'green'],
    ['LED roja', 'red'],
    ['leds verdes', 'green'],
    ['LED rouge', 'red'],
    ['diodes électroluminescentes vertes', 'green'],
    ['लाल LED', 'red'],
    ['हरी एलईडी', 'green'],
    ['lampu LED merah', 'red'],
    ['赤色LED', 'red'],
    ['赤いLED', 'red'],
    ['緑色発光ダイオード', 'green'],
    ['LEDs vermelhos', 'red'],
    ['LED verde', 'green'],
    ['красный светодиод', 'red'],
    ['зелёного светодиода', 'green'],
    ['светодиоды красные', 'red'],
    ['kırmızı ledler', 'red'],
    ['红色LED', 'red'],
    ['绿色发光二极管', 'green'],
  ])('%s is the parameter %s', async (keyword, color) => {
    const answer = await search(keyword);
    expect(answer.understood.map(({ filter }) => filter)).toEqual([{ key: 'colour', in: [color] }]);
    expect(mpns(answer)).toEqual([color === 'red' ? 'LTST-C150CKT' : 'LTST-C150GKT']);
    expect(answer.dropped).toEqual([]);
  });
});

describe('numbers of positions and channels', () => {
  it.each(['header 2 pin', 'Stiftleiste 2-polig', 'barrette 2 broches', 'разъём 2 контакта', 'コネクタ 2ピン', '排针 2针'])(
    '%s is read',
    async (keyword) => {
      const answer = await search(keyword);
      expect(answer.understood.map(({ filter }) => filter)).toEqual([{ key: 'positions', in: ['2'] }]);
      expect(mpns(answer)).toEqual(['TSW-102-07-G-S']);
    },
  );

  it.each(['dual op amp', 'Doppel-Operationsverstärker', '2-Kanal OPV', 'сдвоенный операционный усилитель', 'デュアル オペアンプ'])(
    '%s has two channels',
    async (keyword) => {
      expect((await search(keyword)).understood.map(({ filter }) => filter)).toEqual([{ key: 'channels', in: ['2'] }]);
    },
  );
});
