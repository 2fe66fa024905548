import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedParts } from '#server/testing/parts.ts';
import { openStoreWithParts, openTestStore, type TestStore } from '#server/testing/store.ts';
import type { PartRecord } from './part-record.ts';
import { PartProblems } from './problem.ts';
import { writeParts } from './write-parts.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts();
});
afterAll(() => store.close());

const resistor = (mpn: string, substitutes?: PartRecord['substitutes']): PartRecord => ({
  manufacturer: 'Yageo',
  mpn,
  category: 'chip-resistors',
  ...(substitutes && { substitutes }),
});
const another = (mpn: string, kind: 'direct' | 'upgrade' = 'direct') => ({ manufacturer: 'yageo', mpn, kind });

async function substitutesOf(mpn: string, { pool } = store): Promise<string[]> {
  const { rows } = await pool.query<{ told: string }>(
    `select concat_ws(' ', other.mpn, c.kind, c.note) as told from cross_reference c join product p on p.id = c.product_id
      join product other on other.id = c.other_id where p.mpn = $1 order by c.position`,
    [mpn],
  );
  return rows.map(({ told }) => told);
}

async function problemsOf(writing: Promise<unknown>): Promise<string[]> {
  const error: unknown = await writing.catch((reason: unknown) => reason);
  if (!(error instanceof PartProblems)) throw error;
  return error.problems.map(({ line, field, code, value }) => `${line} ${field} ${code} ${value}`);
}

test('a file names substitutes in their order, of the shop and of its own later rows; a row without the column leaves them', async () => {
  const named = [{ ...another('SUB-B'), note: 'same pads' }, another('RC0603FR-0710KL', 'upgrade')];
  await writeParts(store.db, [resistor('SUB-A', named), resistor('SUB-B')]);
  expect(await substitutesOf('SUB-A')).toEqual(['SUB-B direct same pads', 'RC0603FR-0710KL upgrade']);
  expect(await writeParts(store.db, [resistor('SUB-A', named)])).toMatchObject({ changed: 0 });
  expect(await writeParts(store.db, [resistor('SUB-A', named.toReversed())])).toMatchObject({ added: 0, changed: 1 });
  await writeParts(store.db, [resistor('SUB-A')]);
  expect(await substitutesOf('SUB-A')).toEqual(['RC0603FR-0710KL upgrade', 'SUB-B direct same pads']);
  await writeParts(store.db, [resistor('SUB-A', [another('SUB-B')])]);
  expect(await substitutesOf('SUB-A')).toEqual(['SUB-B direct']);
  await writeParts(store.db, [resistor('SUB-A', [])]);
  expect(await substitutesOf('SUB-A')).toEqual([]);
});

test('a substitute that is no other part is a problem of its row, and nothing is written', async () => {
  const wrong = [
    another('NO-SUCH'),
    another('SUB-C'),
    another('RC0603FR-0710KL'),
    another('RC0603FR-0710KL'),
    { ...another('X'), manufacturer: 'Nobody' },
  ];
  expect(await problemsOf(writeParts(store.db, [resistor('SUB-D'), resistor('SUB-C', wrong.slice(0, 4))]))).toEqual([
    '2 substitutes.0.mpn not_allowed NO-SUCH',
    '2 substitutes.1.mpn not_allowed SUB-C',
    '2 substitutes.3.mpn not_unique RC0603FR-0710KL',
  ]);
  expect(await problemsOf(writeParts(store.db, [resistor('SUB-C', wrong.slice(4))]))).toEqual([
    '1 substitutes.0.manufacturer not_allowed Nobody',
  ]);
  const { rows } = await store.pool.query("select from product where mpn in ('SUB-C', 'SUB-D')");
  expect(rows).toHaveLength(0);
});

test('the first filling of a shop names them as well, and the day of last orders', async () => {
  const empty = await openTestStore();
  try {
    await seedParts(empty.db, []);
    const ending: PartRecord = { ...resistor('SUB-A', [another('SUB-B')]), last_buy_date: '2027-03-31' };
    await writeParts(empty.db, [ending, resistor('SUB-B')], { isFirstFill: true });
    expect(await substitutesOf('SUB-A', empty)).toEqual(['SUB-B direct']);
    const { rows } = await empty.pool.query('select last_buy_date::text as day from product order by mpn');
    expect(rows).toEqual([{ day: '2027-03-31' }, { day: null }]);
    expect(await problemsOf(writeParts(empty.db, [resistor('SUB-C', [another('NO-SUCH')])], { isFirstFill: true }))).toEqual([
      '1 substitutes.0.mpn not_allowed NO-SUCH',
    ]);
  } finally {
    await empty.close();
  }
});
