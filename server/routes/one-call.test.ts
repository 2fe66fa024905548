/** No call whatsoever may hold the thread that answers everybody else. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchBom } from '#contract/api/bom.ts';
import { getSitemap, getSitemapPages, sitemapPageSize } from '#contract/api/sitemap.ts';
import { beginUpload, uploadFile, uploadRules } from '#contract/api/upload.ts';
import { storedFile } from '#server/db/schema.ts';
import { hostileSheets, hostileTexts } from '#server/testing/hostile/hostile-bills.ts';
import { leastHold } from '#server/testing/longest-hold.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

/** Milliseconds of a processor, as `docs/operate.md` promises them. */
const mostHeld = 50;

let store: TestStore;
let cart: { id: string; key: string };
const line = 'C1;2;100n;Capacitor_SMD:C_0402_1005Metric;;X7R 10%';
const ordinary = [
  'Reference;Qty;Value;Footprint;MPN;Description',
  ...Array.from({ length: 1000 }, (_, at) => line.replace('C1', `C${at}`)),
];

beforeAll(async () => {
  // Answers are checked with the contract in tests alone.
  store = await openStoreWithParts({ settings: { checkAnswers: false, catalogMaxAgeMs: 3_600_000 } });
  const added = await openShopper(store).call<{ cart_key: string }>('cart/add', { items: [{ sku: 'LM358DR-TB', quantity: 1 }] });
  const { rows } = await store.db.execute<{ id: string }>(sql`select id from cart limit 1`);
  cart = { id: rows[0]?.id ?? '', key: added.body.cart_key };
  // The first call of a process compiles what it needs, and starts the thread that reads.
  for (let round = 0; round < 2; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await send(JSON.stringify({ text: ordinary.join('\n') }));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await send(JSON.stringify({ lines: [{ quantity: 1, mpn: 'LM358-77' }] }));
  }
});
afterAll(() => store.close());

interface Answered {
  /** What a test reads in them is no work of the shop. */
  bytes: ArrayBuffer;
  healthy: number;
}

async function besideHealth(ask: () => Response | Promise<Response>): Promise<Answered> {
  const asked = ask();
  const health = await store.app.request('/healthz');
  const answer = await asked;
  return { bytes: await answer.arrayBuffer(), healthy: health.status };
}

function send(body: string, headers: Record<string, string> = {}): Promise<Answered> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body };
  return besideHealth(() => store.app.request(matchBom.path, init));
}

function expectPatience(body: string, codes: readonly (string | undefined)[], headers?: Record<string, string>): Promise<void> {
  return expectQuick(() => send(body, headers), codes);
}

async function expectQuick(ask: () => Promise<Answered>, codes: readonly (string | undefined)[]): Promise<void> {
  const answers: Answered[] = [];
  const least = await leastHold(async () => answers.push(await ask()), mostHeld);
  for (const { bytes, healthy } of answers) {
    const { error } = JSON.parse(new TextDecoder().decode(bytes)) as { error?: { code: string } }; // of the store's own
    expect(codes).toContain(error?.code);
    expect(healthy).toBe(200);
  }
  expect(least).toBeLessThan(mostHeld);
}

const readOrRefused = [undefined, 'bom_unreadable', 'bom_too_long'];

describe('bom-match answers, and others meanwhile', () => {
  it.each([
    ['a bill of a thousand ordinary lines', ordinary.join('\n')],
    ['a bill of five hundred equal rows', `mpn,quantity\n${'LM358,3\n'.repeat(500)}`],
  ])('%s', (_name, text) => expectPatience(JSON.stringify({ text }), [undefined]));

  it.each(hostileTexts.map(([name, text]) => [name, JSON.stringify({ text })]))('%s', (_name, body) => expectPatience(body, readOrRefused));

  it.each(hostileSheets)('a spreadsheet: %s', async (name, file) => {
    const bytes = file();
    const id = name.replaceAll(/[^a-z0-9]/g, '-');
    await store.files.put(id, bytes, 'xlsx');
    await store.db.insert(storedFile).values({ id, purpose: 'bom', cartId: cart.id, name: 'bom.xlsx', type: 'xlsx', size: bytes.length });
    await expectPatience(JSON.stringify({ file_id: id }), ['bom_unreadable'], { 'X-Cart-Key': cart.key });
  });
});

const fill = (text: string, around: (body: string) => string) => around(text.repeat(Math.floor(2_000_000 / text.length)).replace(/,$/, ''));

describe('the largest body that a call takes', () => {
  it.each([
    ['lines without anything', fill('{},', (body) => `{"lines":[${body}]}`), ['too_large']],
    ['lists in lists', fill('[', (body) => `{"lines":${body}`), ['bad_request']],
    ['a mapping of all columns there are', fill('"a":"mpn",', (body) => `{"text":"MPN","mapping":{${body}}}`), ['too_large']],
    ['numbers', fill('1,', (body) => `{"lines":[${body}]}`), ['too_large']],
    [
      'lines of references',
      `{"lines":[${Array.from({ length: 95 }, () => JSON.stringify({ quantity: 1, references: 'R1-R100,'.repeat(2500) })).join(',')}]}`,
      ['validation_failed'],
    ],
    [
      'lines with all that they may say',
      `{"lines":[${Array.from({ length: 1000 }, (_, at) => JSON.stringify({ quantity: 1, mpn: `LM358-${at}`, value: '100n', description: '10k '.repeat(120), alternates: Array.from({ length: 10 }, (_x, one) => `NE555-${at}-${one}`) })).join(',')}]}`,
      [undefined],
    ],
    [
      'lines that are all wrong',
      `{"lines":[${Array.from({ length: 1000 }, () => JSON.stringify({ quantity: -1, mpn: 1, value: 1, description: 1, package: 1, sku: 1, alternates: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] })).join(',')}]}`,
      ['validation_failed'],
    ],
    ['escapes', `{"text":"${'\\"'.repeat(990_000)}"}`, readOrRefused],
  ])('%s', (_name, body, codes) => expectPatience(body, codes));
});

async function uploadToken(): Promise<string> {
  const answer = await store.request(
    beginUpload.path,
    { purpose: 'inquiry', size: uploadRules.inquiry.maxBytes },
    { 'X-Cart-Key': cart.key },
  );
  return ((await answer.json()) as { token: string }).token; // the contract's own shape
}

/** A form as a network brings it, made of `content` until the file has its ten megabytes. */
function formOf(token: string, content: string, boundary = 'aPart'): ReadableStream<Uint8Array> {
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const begun = `${part('name="token"')}${token}\r\n${part('name="file"; filename="a.csv"')}`;
  const piece = Buffer.from(content.repeat(Math.floor((64 * 1024) / content.length)));
  const pieces = [Buffer.from(begun), ...Array.from({ length: 159 }, () => piece), Buffer.from(`\r\n--${boundary}--\r\n`)];
  return ReadableStream.from(pieces);
}

describe('the largest form that a call takes', () => {
  it.each([
    ['a file', 'LM358,3\n', [undefined]],
    ['a file that nearly ends with every line', '\r\n--aPar', [undefined]],
    ['parts upon parts', '\r\n--aPart\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', ['too_large']],
    [
      'a part that is all names',
      '\r\n--aPart\r\nContent-Disposition: form-data; name="a"\r\nX: 1',
      ['too_large', 'bad_request', 'validation_failed'],
    ],
  ])('%s', (_name, content, codes) =>
    expectQuick(
      () =>
        besideHealth(async () => {
          const token = await uploadToken();
          const headers = { 'Content-Type': 'multipart/form-data; boundary=aPart' };
          return store.app.request(uploadFile.path, { method: 'POST', headers, body: formOf(token, content), duplex: 'half' });
        }),
      codes,
    ),
  );
});

describe('what search engines read of a great catalog', () => {
  const first = 10 * sitemapPageSize;
  beforeAll(async () => {
    await store.db.execute(sql`
      insert into product (id, slug, mpn, mpn_key, manufacturer_id, category_id, lifecycle, rohs, attributes, search)
      select n, 'sitemap-part-' || n, 'SM' || n, 'SM' || n, manufacturer_id, category_id, lifecycle, rohs, '{}', ''
      from (select * from product limit 1) part, generate_series(${first}::int + 1, ${first}::int + ${sitemapPageSize}::int) n`);
  });

  it.each([`${getSitemap.path}?kind=product&page=11`, getSitemapPages.path])('%s', (path) =>
    expectQuick(() => besideHealth(() => store.app.request(path)), [undefined]),
  );
});
