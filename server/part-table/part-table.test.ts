import { readFileSync } from 'node:fs';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ImportPreview, Job, PartMapping } from '#contract/api/admin/catalog.ts';
import { manufacturer, product } from '#server/db/schema.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { makeSpreadsheet } from '#server/testing/spreadsheet.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let headers: Record<string, string>;
beforeAll(async () => {
  store = await openStoreWithParts();
  ({ headers } = await seedPerson(store.deps, 'stock'));
});
afterAll(() => store.close());

const soon = { timeout: 30_000, interval: 100 };

async function post(call: string, content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, name = 'list.csv') {
  const form = new FormData();
  form.set('file', new File([content], name));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const answer = await store.app.request(`/api/store/admin/${call}`, { method: 'POST', body: form, headers });
  return {
    status: answer.status,
    // The store checks its own answers with the contract in tests.
    body: (await answer.json()) as ImportPreview & {
      job_id: string;
      error?: { code: string; fields?: Record<string, [{ code: string }]> };
    },
  };
}
const preview = async (content: string | Uint8Array<ArrayBuffer>, mapping?: Partial<PartMapping>, name?: string) =>
  (await post('import-preview', content, mapping ? { mapping: JSON.stringify(mapping) } : {}, name)).body;

async function importAll(content: string, mapping: PartMapping, fields: Record<string, string> = {}): Promise<Job> {
  const { body } = await post('product-import', content, { mapping: JSON.stringify(mapping), ...fields });
  let job: Job | null = null;
  await vi.waitFor(async () => {
    job = (await (await store.request(`/api/store/admin/job?job_id=${body.job_id}`, undefined, headers)).json()) as Job; // checked by the store
    expect(job.status).not.toBe('running');
  }, soon);
  if (job === null) throw new Error('The import told nothing');
  return job;
}

const german = `Teile für Herbst;;;;;
Hersteller;Herstellernummer;Kategorie;Widerstand;Preis ab 100;Lagerbestand
Yageo;DE-4K7;chip-resistors;4,7 kΩ;0,0125;1.200
Yageo;DE-BAD;chip-resistors;4,7 V;0,02;5
`;

const mpns = async () => (await store.db.select().from(product)).map(({ mpn }) => mpn).filter((mpn) => mpn.startsWith('DE-'));

test('names of columns are understood in the language of the list, and rows shown as they will look', async () => {
  const shown = await preview(german);
  expect(shown.mapping).toMatchObject({
    header_row: 2,
    columns: ['manufacturer', 'mpn', 'category', 'attr:resistance', 'price:100', 'stock'],
  });
  expect(shown).toMatchObject({ total: 2, header_problems: [], columns: [{ name: 'Hersteller', samples: ['Yageo'] }, {}, {}, {}, {}, {}] });
  expect(shown.mapping.decimal).toBe(',');
  expect(shown.rows[0]).toMatchObject({
    line: 3,
    part: { is_new: true, mpn: 'DE-4K7', manufacturer: 'Yageo', stock: 1200, prices: [{ quantity: 100, unit_micros: 12_500 }] },
    problems: [],
  });
  expect(shown.rows[1]).toMatchObject({
    line: 4,
    part: null,
    problems: [{ field: 'attributes.resistance', code: 'not_allowed', value: '4.7 V' }],
  });
});

test.each([
  ['Mfr Part #,Mfr,Category,Stock,Unit Price', 'mpn manufacturer category stock price:1'],
  ['MFR.Part #,Manufacturer,Package,Datasheet,MOQ', 'mpn manufacturer package datasheet moq'],
  ['型番,メーカー,カテゴリ,在庫数,単価', 'mpn manufacturer category stock price:1'],
  ['型号,品牌,封装,库存,1+,100+', 'mpn manufacturer package stock price:1 price:100'],
  ['артикул,производитель,категория,наличие,цена', 'mpn manufacturer category stock price:1'],
  ['référence fabricant,fabricant,catégorie,délai,prix', 'mpn manufacturer category lead_time_days price:1'],
  ['manufacturer,mpn,attr:resistance,price:25,offers', 'manufacturer mpn attr:resistance price:25 offers'],
  ['Color of box,mpn,mpn', ' mpn '],
])('%s', async (names, targets) => {
  const width = names.split(',').length;
  const { mapping } = await preview(`${names}\n${Array.from({ length: width }, (_, place) => `x${place}`).join(',')}\n`);
  expect(mapping.columns.join(' ')).toBe(targets);
});

test('what all rows have in common need not stand in the table; what is missing or twice is told', async () => {
  const table = 'Typ,Bestand\nFIX-1,7\nRC0603FR-0710KL,8\n';
  const first = await preview(table);
  expect(first.header_problems).toEqual([
    { code: 'required', value: 'manufacturer' },
    { code: 'required', value: 'category' },
  ]);
  const fixed = { manufacturer: 'yageo', category: 'chip-resistors' };
  const shown = await preview(table, { ...first.mapping, fixed });
  expect(shown.rows.map(({ part }) => part?.is_new)).toEqual([true, false]);
  const twice = await preview(table, { ...first.mapping, columns: ['mpn', 'mpn'], fixed });
  expect(twice.header_problems).toEqual([{ code: 'not_unique', value: 'mpn' }]);
  const strange = await preview(table, { ...first.mapping, columns: ['mpn', '__proto__'], fixed });
  expect(strange.header_problems).toEqual([{ code: 'not_allowed', value: '__proto__' }]);
});

test('a last-buy date is read as lists write days; one whose day and month could be taken for each other is a problem of its row', async () => {
  const days = ['30.6.2027', '2027/6/30', '2027-06-30T00:00:00', '6/7/2027'];
  const rows = days.map((day, place) => `Yageo;DE-LTB${place};chip-resistors;${day}`);
  const { mapping, rows: shown } = await preview(['Hersteller;Herstellernummer;Kategorie;Letzter Bestelltag', ...rows].join('\n'));
  expect(mapping.columns[3]).toBe('last_buy_date');
  const said = shown.map(({ problems }) => problems.map(({ field, code, value }) => `${field} ${code} ${value}`));
  expect(said).toEqual([[], [], [], ['last_buy_date invalid_format 6/7/2027']]);
  expect((await importAll(`a;b;c;d\n${rows.slice(0, 3).join('\n')}\n`, mapping)).status).toBe('done');
  const kept = (await store.db.select().from(product)).filter(({ mpn }) => mpn.startsWith('DE-LTB'));
  expect(kept.map(({ lastBuyDate }) => lastBuyDate)).toEqual(['2027-06-30', '2027-06-30', '2027-06-30']);
  await store.db.delete(product).where(like(product.mpn, 'DE-LTB%'));
});

test('a spreadsheet is read like a text, its sheets by name', async () => {
  const rows = [
    ['Manufacturer', 'MPN', 'Category', 'Price'],
    ['Yageo', 'BOOK-1', 'chip-resistors', 0.25],
  ];
  const book = makeSpreadsheet([
    { name: 'Notes', rows: [['Read me', 'please']] },
    { name: 'Parts', rows },
  ]);
  expect((await preview(book, undefined, 'parts.xlsx')).sheets).toEqual(['Notes', 'Parts']);
  const mapping = { sheet: 'Parts', header_row: 1, columns: ['manufacturer', 'mpn', 'category', 'price:1'] };
  const shown = await preview(book, mapping, 'parts.xlsx');
  expect(shown.rows[0]).toMatchObject({ line: 2, part: { mpn: 'BOOK-1', prices: [{ quantity: 1, unit_micros: 250_000 }] } });
});

test('a price with the sign of the base currency is read in any notation; one of another currency is a problem of its row', async () => {
  const cells = ['€0.01', '0.01 €', 'EUR 0.01', '0.01eur', '0.01', '$0.01', 'US$ 0.01', '0.01 USD', '€', 'EUR'];
  const list = ['Hersteller;MPN;Kategorie;Preis ab 1', ...cells.map((cell, place) => `Yageo;PRICE-${place};chip-resistors;${cell}`)].join(
    '\n',
  );
  const columns = ['manufacturer', 'mpn', 'category', 'price:1'];
  const { rows } = await preview(list, { header_row: 1, columns, decimal: '.' });
  const prices = rows.map(
    ({ part, problems }) => part?.prices[0]?.unit_micros ?? problems.map(({ field, value }) => `${field} ${value}`).join(),
  );
  expect(prices.slice(0, 5)).toEqual([10_000, 10_000, 10_000, 10_000, 10_000]);
  expect(rows.slice(5).map(({ part, problems }) => [part === null || problems.length > 0, problems[0]?.value])).toEqual(
    cells.slice(5).map((cell) => [true, cell]),
  );
});

test('the decimal sign is guessed from prices with a currency too', async () => {
  const shown = await preview('Hersteller;MPN;Kategorie;Preis ab 1\nYageo;COMMA-1;chip-resistors;0,0125 €\n');
  expect(shown.mapping.decimal).toBe(',');
  expect(shown.rows[0]?.part?.prices).toEqual([{ quantity: 1, unit_micros: 12_500 }]);
});

/** The documented examples, as an operator drops them. */
async function dropExample(name: string, mapping?: Partial<PartMapping>) {
  const bytes = new Uint8Array(readFileSync(`docs/examples/${name}`));
  const first = await preview(bytes, undefined, name);
  const fixed = { manufacturer: 'yageo', category: 'chip-resistors' };
  return preview(
    bytes,
    { ...first.mapping, fixed: first.mapping.columns.includes('manufacturer') ? { category: fixed.category } : fixed, ...mapping },
    name,
  );
}

test.each([
  ['digikey-list.csv', { mpn: 'RC0603FR-0710KL', manufacturer: 'Yageo', stock: 250_000 }],
  ['mouser-list.csv', { mpn: 'RC0603FR-0710KL', manufacturer: 'Yageo', stock: 250_000 }],
  ['lcsc-list.csv', { mpn: 'RC0603FR-0710KL', manufacturer: 'Yageo' }],
  ['bmecat-1.2.xml', { mpn: 'RC0603FR-074K7L', manufacturer: 'Yageo' }],
  [
    'bmecat-2005.xml',
    {
      mpn: 'RC0603FR-0710KL',
      manufacturer: 'Yageo',
      prices: [
        { quantity: 100, unit_micros: 12_000 },
        { quantity: 5000, unit_micros: 8000 },
      ],
    },
  ],
])('%s is taken as it is; a price of another currency is left to the operator', async (name, part) => {
  const shown = await dropExample(name);
  expect(shown.header_problems).toEqual([]);
  expect(shown.rows).toMatchObject([{ part, problems: [] }]);
  if (!('prices' in part)) expect(shown.mapping.columns.filter((target) => target.startsWith('price:'))).toEqual([]);
});

test('a price list keyed by GTIN says for how many pieces its prices are, and in which currency; another currency is a problem of its row', async () => {
  const shown = await dropExample('price-list.csv');
  expect(shown.mapping.columns).toEqual([
    'gtin',
    'manufacturer',
    'mpn',
    '',
    'price:1',
    'price_per',
    'price_currency',
    '',
    'moq',
    'pack_size',
    '',
    '',
  ]);
  expect(shown.header_problems).toEqual([]);
  expect(shown.rows).toMatchObject([
    { part: { mpn: 'RC0603FR-0710KL', prices: [{ quantity: 1, unit_micros: 12_000 }] }, problems: [] },
    { part: null, problems: [{ value: '14.50 USD / 1000' }] },
  ]);
  const fixed = { manufacturer: 'yageo', category: 'chip-resistors' };
  const mapping = { header_row: 1, columns: ['mpn', 'price:1', 'price_per'], decimal: ',' as const, fixed };
  const { rows } = await preview('MPN;Preis;PE\nA-1;0,05;\nA-2;0,05;1\nA-3;5;1.000\nA-4;5;0\nA-5;5;Karton\n', mapping);
  expect(rows.map(({ part, problems }) => part?.prices[0]?.unit_micros ?? problems[0]?.value)).toEqual([
    50_000,
    50_000,
    5000,
    '5 / 0',
    '5 / Karton',
  ]);
});

const catalogWith = (unit: string) =>
  `<BMECAT version="2005"><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>U-1</SUPPLIER_PID><PRODUCT_FEATURES><FEATURE><FNAME>Widerstand</FNAME><FVALUE>4.7</FVALUE><FUNIT>${unit}</FUNIT></FEATURE></PRODUCT_FEATURES></PRODUCT></T_NEW_CATALOG></BMECAT>`;

/** How a feature with the unit is read as a resistance, and what is wrong with it. */
async function readUnit(unit: string) {
  const first = await preview(catalogWith(unit), undefined, 'units.xml');
  const fixed = { manufacturer: 'yageo', category: 'chip-resistors' };
  const { rows, columns } = await preview(catalogWith(unit), { ...first.mapping, fixed }, 'units.xml');
  return [columns.find(({ name }) => name === 'Widerstand')?.samples[0], rows[0]?.problems.map(({ field, value }) => `${field}: ${value}`)];
}

test('codes of units are read as their units; one that nobody has explained is a problem of its row', async () => {
  expect(await readUnit('B49')).toEqual(['4.7 kΩ', []]);
  expect(await readUnit('EU570448')).toEqual(['4.7 mm', ['attributes.resistance: 4.7 mm']]);
  expect(await readUnit('EU999999')).toEqual(['4.7 EU999999', ['attributes.resistance: 4.7 EU999999']]);
});

test('a symbol library gives parts with their pins, those of a base included, and no supplies', async () => {
  const name = 'parts.kicad_sym';
  const shown = await preview(new Uint8Array(readFileSync(`docs/examples/${name}`)), undefined, name);
  expect(shown.mapping.columns).toEqual(['mpn', 'package', 'datasheet', 'description:en', 'manufacturer', 'pinout']);
  const samples = Object.fromEntries(shown.columns.map(({ name: column, samples: seen }) => [column, seen]));
  expect(samples).toMatchObject({
    mpn: ['LM358DR', 'LM2904DR'],
    package: ['SOIC-8'],
    datasheet: ['https://www.ti.com/lit/gpn/lm358', 'https://www.ti.com/lit/gpn/lm2904'],
  });
  expect(samples['pinout']).toEqual([
    '1 OUT1 output; 2 IN1- input; 3 IN1+ input; 4 GND power_in; 5 IN2+ input; 6 IN2- input; 7 OUT2 output; 8 VCC power_in',
  ]);
});

test.each([
  ['brackets that do not fit', '(kicad_symbol_lib (symbol "A" (property "Value" "A"'],
  ['brackets without end', `(kicad_symbol_lib ${'('.repeat(100_000)}`],
  ['a text without end', `(kicad_symbol_lib (symbol "${'a'.repeat(100_000)}`],
  ['a library without a part', '(kicad_symbol_lib (version 20231120))'],
  [
    'a catalog that declares texts of its own',
    '<!DOCTYPE BMECAT [<!ENTITY a "aaaa">]><BMECAT version="1.2"><ARTICLE><SUPPLIER_AID>&a;</SUPPLIER_AID></ARTICLE></BMECAT>',
  ],
  ['half a catalog', '<BMECAT version="2005"><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>1'],
])('%s is refused as what cannot be read', async (_name, content) => {
  const { status, body } = await post('import-preview', content);
  expect([status, body.error?.fields?.['file']?.[0].code]).toEqual([422, 'invalid_format']);
});

test('a preview writes nothing, a new maker included', async () => {
  const mapping = { header_row: 1, columns: ['manufacturer', 'mpn', 'category'] };
  const { body } = await post('import-preview', 'm,p,c\nBrand new,P-1,mlcc\n', {
    mapping: JSON.stringify(mapping),
    new_manufacturers: 'true',
  });
  expect(body.rows[0]?.part).toMatchObject({ manufacturer: 'Brand new' });
  expect((await store.db.select().from(manufacturer)).map(({ name }) => name)).not.toContain('Brand new');
  expect((await store.db.select().from(product)).map(({ mpn }) => mpn)).not.toContain('P-1');
});

test('one bad row keeps all others out, unless it is to be left out', async () => {
  const { mapping } = await preview(german);
  const refused = await importAll(german, mapping);
  expect(refused).toMatchObject({ status: 'failed', errors: [{ row: 4, field: 'attributes.resistance', code: 'not_allowed' }] });
  const dry = await importAll(german, mapping, { leave_out_faulty: 'true', dry_run: 'true' });
  expect(dry).toMatchObject({ status: 'done', done: 2, errors: [{ row: 4 }] });
  expect(await mpns()).toEqual([]);
  const done = await importAll(german, mapping, { leave_out_faulty: 'true' });
  expect(done).toMatchObject({ status: 'done', done: 2, total: 2, errors: [{ row: 4, field: 'attributes.resistance' }] });
  expect(await mpns()).toEqual(['DE-4K7']);
});

test.each([
  [new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'file invalid_format'],
  ['', 'file required'],
])('what is no table is refused as such', async (content, said) => {
  const { status, body } = await post('import-preview', content);
  const [[field, [first]] = ['', [{ code: '' }]]] = Object.entries(body.error?.fields ?? {});
  expect([status, `${field} ${first.code}`]).toEqual([422, said]);
});

test('an import of what is no table, and one whose columns make no part, say so', async () => {
  const mapping = { header_row: 1, columns: ['manufacturer', 'mpn', 'category'] };
  expect(await importAll('PK\u0003\u0004 broken', mapping)).toMatchObject({
    status: 'failed',
    errors: [{ field: 'file', code: 'invalid_format' }],
  });
  const short = await importAll('a,b\n1,2\n', { header_row: 1, columns: ['manufacturer', 'mpn'] });
  expect(short).toMatchObject({ status: 'failed', errors: [{ field: 'header', code: 'required' }] });
});

test('a mapping that is none is refused', async () => {
  const bad = await post('import-preview', 'a,b\n1,2\n', { mapping: 'no json' });
  expect([bad.status, bad.body.error?.code]).toEqual([422, 'validation_failed']);
});

test('mappings are kept by name', async () => {
  const call = async (name: string, mapping: PartMapping | null) => {
    const answer = await store.request('/api/store/admin/save-import-mapping', { name, mapping }, headers);
    return ((await answer.json()) as { list: { name: string }[] }).list.map((one) => one.name);
  };
  const mapping = { header_row: 1, columns: ['mpn'], decimal: ',' as const };
  await call('Lieferant B', mapping);
  expect(await call('Lieferant A', mapping)).toEqual(['Lieferant A', 'Lieferant B']);
  expect(await call('Lieferant B', null)).toEqual(['Lieferant A']);
  const kept = await store.request('/api/store/admin/import-mappings', undefined, headers);
  expect(await kept.json()).toEqual({ list: [{ name: 'Lieferant A', mapping }] });
});
