import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BomAnswer, type BomLine, matchBom } from '#contract/api/bom.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { product, stock, storedFile } from '#server/db/schema.ts';
import { seedParts } from '#server/testing/parts.ts';
import { bearer, openMembers } from '#server/testing/member.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { makeSpreadsheet } from '#server/testing/spreadsheet.ts';
import { openStoreWithParts, openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openStoreWithParts();
  await store.db.execute(sql`insert into currency_rate (currency, rate_micros) values ('USD', 1160000), ('JPY', 178000000)
    on conflict (currency) do update set rate_micros = excluded.rate_micros`);
});
afterAll(() => store.close());

async function ask(body: object, headers: Record<string, string> = { 'X-Currency': 'EUR' }) {
  const answer = await store.request(matchBom.path, body, headers);
  // The store checks its own answers with the contract in tests.
  return { status: answer.status, body: (await answer.json()) as BomAnswer & Partial<ErrorAnswer> };
}

async function match(body: object, headers?: Record<string, string>): Promise<BomAnswer> {
  const { status, body: answer } = await ask(body, headers);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
}

const one = async (line: object, more: object = {}): Promise<BomLine> => {
  const [first] = (await match({ lines: [{ quantity: 1, ...line }], ...more })).lines;
  if (!first) throw new Error('No line came back');
  return first;
};
const found = ({ match: grade, candidates }: BomLine) => [grade, candidates[0]?.product.mpn ?? null];

describe('grades', () => {
  it('exact: as typed, with the maker when one is given; normalised: spelled otherwise', async () => {
    expect(found(await one({ mpn: 'LM358N/NOPB' }))).toEqual(['exact', 'LM358N/NOPB']);
    expect(found(await one({ mpn: 'LM358N/NOPB', manufacturer: 'Texas Instruments' }))).toEqual(['exact', 'LM358N/NOPB']);
    expect(found(await one({ mpn: 'lm-358n /nopb' }))).toEqual(['normalised', 'LM358N/NOPB']);
    expect((await one({ mpn: 'lm-358n /nopb' })).chosen?.sku).toBe('LM358N-NOPB-TB');
  });

  it('a number that differs in points and slashes is a question, whatever the buyer takes', async () => {
    for (const prefer of [undefined, 'price', 'stock', 'exact']) {
      const line = await one({ mpn: 'LM358N.NOPB' }, { prefer });
      expect(found(line)).toEqual(['fuzzy', 'LM358N/NOPB']);
      expect(line).toMatchObject({ chosen: null, candidates: [{ reasons: [{ code: 'number_signs' }] }] });
      expect(line.confidence).toBeLessThan(0.6);
    }
  });

  it('the number of another maker is a hint that nobody buys by accident', async () => {
    const line = await one({ mpn: 'LM358DR', manufacturer: 'Yageo' });
    expect(found(line)).toEqual(['fuzzy', 'LM358DR']);
    expect(line.chosen).toBeNull();
  });

  it('our own order code names the packaging', async () => {
    expect(await one({ sku: 'LM358DR-TB' })).toMatchObject({ match: 'exact', chosen: { sku: 'LM358DR-TB' } });
  });

  it('alternate: named by the row, chosen only when asked for', async () => {
    const line = { mpn: 'UNKNOWN99X', alternates: ['LM358DR'] };
    expect(await one(line)).toMatchObject({ match: 'alternate', chosen: null });
    expect(await one(line, { prefer: 'exact' })).toMatchObject({ match: 'alternate', chosen: { sku: 'LM358DR-TB' } });
  });

  it.each([
    [{ value: '100nF', package: 'Capacitor_SMD:C_0402_1005Metric', references: 'C1' }, 'GRM155R71C104KA88D'],
    [{ value: '10n', package: '0402', references: 'C1' }, 'GRM155R71H103KA88D'],
    [{ value: '104', package: 'C0402', references: 'C1' }, 'GRM155R71C104KA88D'],
    [
      { value: '10k', package: 'RESC1608X55N', description: 'Chip Resistor, 10 KOhm, +/- 5%, 0.1 W, 0603', references: 'R1' },
      'RC0603FR-0710KL',
    ],
    [{ value: '4k7', package: 'R0603', references: 'R1' }, 'RC0603FR-074K7L'],
    [{ value: '4700', package: '0603', references: 'R1' }, 'RC0603FR-074K7L'],
    [{ description: 'Widerstand 4,7 kΩ 1 % 0603' }, 'RC0603FR-074K7L'],
    [{ mpn: '100nF 16V X7R 0402' }, 'GRM155R71C104KA88D'],
  ])('parametric: %j', async (line, mpn) => {
    expect(found(await one(line))).toEqual(['parametric', mpn]);
  });

  it('parametric: another package is another part', async () => {
    expect(found(await one({ value: '100nF', package: '0805', references: 'C1' }))).toEqual(['none', null]);
    expect((await one({ value: '4k7', package: '0603', references: 'R1' })).chosen).toBeNull();
    expect((await one({ value: '4k7', package: '0603', references: 'R1' }, { prefer: 'price' })).chosen).not.toBeNull();
  });

  it('fuzzy: a beginning, the one in the package first, or a slip', async () => {
    const line = await one({ value: 'LM358', package: 'Package_SO:SOIC-8_3.9x4.9mm_P1.27mm' });
    expect(found(line)).toEqual(['fuzzy', 'LM358DR']);
    expect(line.warnings).toContain('ambiguous');
    expect(found(await one({ mpn: 'STM32F013C8T6' }))).toEqual(['fuzzy', 'STM32F103C8T6']);
  });

  it('none', async () => {
    expect(await one({ mpn: 'QWERTZUIOP12345' })).toMatchObject({ match: 'none', confidence: 0, chosen: null, candidates: [] });
  });
});

describe('what a build costs', () => {
  it('boards and spare parts are bought in allowed quantities', async () => {
    const line = await one({ mpn: 'RC0603FR-0710KL', quantity: 3 }, { boards: 7, attrition_bp: 1000 });
    // 21 and 2.1 spare ones, in tens.
    expect(line).toMatchObject({ quantity: 3, needed: 24, chosen: { quantity: 30, unit_micros: 12_000, line_total: 36, from_stock: 30 } });
    expect(line.warnings).toEqual(['moq']);
  });

  it('each size of package has spare parts of its own, the least of them once for a part', async () => {
    const lines = [
      { mpn: 'RC0603FR-0710KL', quantity: 2 },
      { mpn: 'LM358DR', quantity: 1 },
      { mpn: 'rc0603fr 0710kl', quantity: 1 },
      { value: '12 Fantasie', package: 'C_0402_1005Metric', quantity: 10 },
    ];
    const answer = await match({
      lines,
      boards: 5,
      attrition_bp: 2000,
      attrition: { chip_0603: { share_bp: 1000, least: 8 }, other: { share_bp: 0 } },
    });
    expect(answer.attrition).toMatchObject({ chip_0402: { share_bp: 2000, least: 0 }, chip_0603: { share_bp: 1000, least: 8 } });
    // The first row of the part carries what the least asks beyond the shares; a row without a part goes by the package that it states.
    expect(answer.lines.map(({ needed, spare }) => [needed, spare])).toEqual([
      [17, { pieces: 7, size: 'chip_0603' }],
      [5, { pieces: 0, size: 'other' }],
      [6, { pieces: 1, size: 'chip_0603' }],
      [60, { pieces: 10, size: 'chip_0402' }],
    ]);
    // 23 of the resistor, in tens.
    expect([0, 2].map((at) => answer.lines[at]?.chosen?.quantity)).toEqual([24, 6]);
  });

  it('rows of one part share the price break, and add up to what is ordered', async () => {
    const lines = [
      { mpn: 'RC0603FR-0710KL', quantity: 55, references: 'R1' },
      { mpn: 'LM358DR', quantity: 1 },
      { mpn: 'rc0603fr 0710kl', quantity: 48 },
    ];
    const answer = await match({ lines });
    const [first, other, last] = answer.lines.map(({ chosen }) => chosen);
    expect([first?.quantity, last?.quantity]).toEqual([62, 48]);
    expect(first?.unit_micros).toBe(6500);
    // 110 × 0.0065 is 0.715, rounded once.
    expect((first?.line_total ?? 0) + (last?.line_total ?? 0)).toBe(72);
    expect(answer.summary).toEqual({
      lines: 3,
      matched: 3,
      in_stock: 3,
      total: 72 + (other?.line_total ?? 0),
      total_per_board: 72 + (other?.line_total ?? 0),
    });
  });

  it('prices are in the caller’s currency', async () => {
    const answer = await match({ lines: [{ mpn: 'LM358DR', quantity: 1 }] }, { 'X-Currency': 'JPY' });
    expect(answer).toMatchObject({ currency: 'JPY', lines: [{ chosen: { line_total: 82 } }] });
  });

  it('a better buy is told once, for all rows of the part', async () => {
    const answer = await match({
      lines: [
        { mpn: 'LM358DR', quantity: 60 },
        { mpn: 'LM358DR', quantity: 30 },
      ],
    });
    expect(answer.lines.map(({ better_buy }) => better_buy?.quantity ?? null)).toEqual([100, null]);
  });

  it('a row that names a packaging is shown and priced by it, though the part is mostly sold in another', async () => {
    const reel = (await match({ lines: [{ mpn: 'RC0603FR-0710KL', quantity: 5000 }], prefer: 'price' })).lines[0]?.chosen?.sku;
    for (const prefer of [undefined, 'price', 'stock']) {
      const line = await one({ sku: reel, quantity: 4000 }, { prefer });
      expect(line.chosen).toMatchObject({ sku: reel, quantity: 5000, unit_micros: 1600, line_total: 800 });
      expect(line.candidates[0]).toMatchObject({
        sku: reel,
        product: { offer: { sku: reel, moq: 5000, packaging: 'tape_and_reel' }, price_at: { unit_micros: 1600 } },
      });
    }
    const usual = await one({ mpn: 'RC0603FR-0710KL', quantity: 4000 });
    expect(usual.candidates[0]?.product.offer).toMatchObject({ sku: usual.chosen?.sku, moq: 10, packaging: 'cut_tape' });
  });

  it('a better buy in another packaging comes with that packaging', async () => {
    const line = await one({ mpn: 'RC0603FR-0710KL', quantity: 2900 });
    expect(line.chosen).toMatchObject({ quantity: 2900, line_total: 841 });
    expect(line.better_buy).toMatchObject({ quantity: 5000, total: 800, saving: 41, offer: { moq: 5000, packaging: 'tape_and_reel' } });
    expect(line.better_buy?.offer?.sku).toBe(line.better_buy?.sku);
  });

  it('who goes by price gets the cheaper packaging', async () => {
    const answer = await match({ lines: [{ mpn: 'RC0603FR-0710KL', quantity: 5000 }], prefer: 'price' });
    expect(answer.lines[0]?.chosen).toMatchObject({ quantity: 5000, unit_micros: 1600 });
  });

  it('rows that stay off the board count nowhere', async () => {
    const answer = await match({ text: 'MPN;Qty;DNP\nLM358DR;2;yes\nLM358N/NOPB;1;', prefer: 'price' });
    expect(answer.lines.map(({ dnp, chosen }) => [dnp, chosen?.sku ?? null])).toEqual([
      [true, null],
      [false, 'LM358N-NOPB-TB'],
    ]);
    expect(answer.summary).toMatchObject({ lines: 1, matched: 1 });
  });
});

describe('warnings', () => {
  it('stock that is short or gone', async () => {
    expect(await one({ mpn: 'LM358DR', quantity: 200 })).toMatchObject({ warnings: ['short_stock'], chosen: { from_stock: 180 } });
    expect(await one({ mpn: 'STM32F103C8T6' })).toMatchObject({ warnings: ['no_stock'], chosen: { from_stock: 0, backordered: 0 } });
  });

  it('parts that are no longer made, or do not conform', async () => {
    await store.db.update(product).set({ lifecycle: 'obsolete', rohs: 'non_compliant' }).where(eq(product.mpn, 'LM358N/NOPB'));
    expect((await one({ mpn: 'LM358N/NOPB' })).warnings).toEqual(['obsolete', 'not_rohs']);
    await store.db.update(product).set({ lifecycle: 'nrnd', rohs: 'unknown' }).where(eq(product.mpn, 'LM358N/NOPB'));
    expect((await one({ mpn: 'LM358N/NOPB' })).warnings).toEqual(['nrnd']);
    expect((await one({ mpn: 'LM358N/NOPB' }, { rohs: true })).warnings).toEqual(['nrnd', 'not_rohs']);
    await store.db.update(product).set({ lifecycle: 'active', rohs: 'compliant' }).where(eq(product.mpn, 'LM358N/NOPB'));
  });

  it('a replacement on record is a candidate, and steps in for nobody when its package is another', async () => {
    await store.db.execute(sql`insert into cross_reference (product_id, other_id, kind, note)
      select a.id, b.id, 'direct', 'Same die' from product a, product b where a.mpn = 'LM358N/NOPB' and b.mpn = 'LM358DR'`);
    await store.db.execute(sql`update ${stock} set on_hand = 0 where product_id = (select id from product where mpn = 'LM358N/NOPB')`);
    const sure = await one({ mpn: 'LM358N/NOPB' });
    expect(sure.candidates.map(({ match: grade, note }) => [grade, note])).toEqual([
      ['exact', null],
      ['alternate', 'Same die'],
    ]);
    expect(sure).toMatchObject({ match: 'exact', chosen: { sku: 'LM358N-NOPB-TB' } });
    const byStock = async () => (await one({ mpn: 'LM358N/NOPB' }, { prefer: 'stock' })).chosen?.sku;
    expect(await byStock()).toBe('LM358N-NOPB-TB');
    const [own] = await store.db.select({ name: product.package }).from(product).where(eq(product.mpn, 'LM358N/NOPB'));
    const [other] = await store.db.select({ name: product.package }).from(product).where(eq(product.mpn, 'LM358DR'));
    const house = (name: string | null = null) => store.db.update(product).set({ package: name }).where(eq(product.mpn, 'LM358DR'));
    await house();
    expect(await byStock(), 'one whose package is not known').toBe('LM358N-NOPB-TB');
    await house(own?.name);
    expect(await byStock(), 'one of the same package, of whose offset nothing is known').toBe('LM358N-NOPB-TB');
    await store.db.execute(sql`update product set attributes = attributes || '{"inputOffset": 0.003}' where mpn like 'LM358%'`);
    expect(await byStock(), 'one of which all that matters is known').toBe('LM358DR-TB');
    await store.db.execute(sql`update product set attributes = attributes - 'inputOffset' where mpn like 'LM358%'`);
    await house(other?.name);
  });
});

describe('what is asked', () => {
  it('needs one source', async () => {
    expect((await ask({})).status).toBe(422);
    expect((await ask({ text: 'LM358DR', lines: [{ mpn: 'LM358DR', quantity: 1 }] })).status).toBe(422);
  });

  it('an unreadable bill is told in the visitor’s language, with what was found', async () => {
    const { status, body } = await ask({ text: 'Dear all,\nplease see below.' }, { 'X-Locale': 'de' });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'bom_unreadable',
      data: { reason: 'not_a_table', found: ['Dear all', 'please see below.'] },
    });
    expect(body.error?.message).toContain('Kopfzeile');
  });

  it('a file is its sender’s alone', async () => {
    const shopper = openShopper(store);
    await shopper.add('LM358DR-TB', 1);
    const bytes = makeSpreadsheet([
      {
        name: 'BOM',
        rows: [
          ['MPN', 'Qty'],
          ['LM358DR', 2],
        ],
      },
    ]);
    await store.deps.files.put('file-1', bytes, 'xlsx');
    const { rows } = await store.db.execute<{ id: string }>(sql`select id from cart order by created_at desc limit 1`);
    await store.db
      .insert(storedFile)
      .values({ id: 'file-1', purpose: 'bom', cartId: rows[0]?.id ?? null, name: 'bom.xlsx', type: 'xlsx', size: bytes.length });
    const own = await shopper.call<BomAnswer>('common/bom-match', { file_id: 'file-1' });
    expect(own.body).toMatchObject({ sheet: 'BOM', lines: [{ row: 2, quantity: 2, match: 'exact' }] });
    const members = openMembers(store);
    await members.join('other@example.com');
    const { token } = (await members.login('other@example.com')).body;
    for (const headers of [{}, bearer(token), { 'X-Cart-Key': 'ck_unknown' }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is plain enough
      expect((await ask({ file_id: 'file-1' }, headers)).body.error?.code).toBe('not_found');
    }
    expect((await shopper.call<BomAnswer>('common/bom-match', { file_id: 'file-2' })).status).toBe(404);
  });

  it('a body of 2 MiB is taken, a greater one is not', async () => {
    const big = `MPN;Qty\nLM358DR;1\n${';'.repeat(1_900_000)}`;
    expect((await ask({ text: big })).status).toBe(200);
    expect((await ask({ text: `${big}${' '.repeat(300_000)}` })).status).toBe(413);
  });
});

it('thirty bills an hour', async () => {
  const limited = await openTestStore({ settings: { rateLimits: true } });
  await seedParts(limited.db);
  const answers: number[] = [];
  for (let round = 0; round < 31; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- counted in order
    answers.push((await limited.request(matchBom.path, { text: 'LM358DR 1' }, { 'X-Currency': 'EUR' })).status);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
  await limited.close();
});
