import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function ask(path: string, body?: unknown) {
  const answer = await store.request(path, body);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }; // checked where it matters
}

it('computes what is asked, with defaults for what is not said', async () => {
  const { status, body } = await ask('/api/calc/ResistorVoltageDivision', {
    in: { mode: 'outputVoltage', inputVoltage: 12, r1: 1000, r2: 3000 },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true, out: { outputVoltage: 9 } });
});

it('computes a field solution, too', async () => {
  const { body } = await ask('/api/calc/Microstrip', {});
  expect(body).toMatchObject({ ok: true });
});

it('says why there is no result, by the codes of the calculator', async () => {
  expect((await ask('/api/calc/ResistorVoltageDivision', { in: { mode: 'outputVoltage', r1: -1, nonsense: 2 } })).body).toEqual({
    ok: false,
    errors: [
      { code: 'OUT_OF_RANGE', at: 'r1' },
      { code: 'UNKNOWN_INPUT', at: 'nonsense' },
    ],
  });
});

it('refuses what no calculator takes before it computes', async () => {
  expect((await ask('/api/calc/Nothing', {})).body).toMatchObject({
    error: { code: 'validation_failed', fields: { tool: [{ code: 'not_allowed' }] } },
  });
  const nested = await ask('/api/calc/RCFilter', { in: { resistance: { deep: 1 } } });
  expect(nested.body).toMatchObject({ error: { code: 'validation_failed' } });
  const long = await ask('/api/calc/ParallelResistors', { in: { resistances: Array.from({ length: 9000 }, () => 1) } });
  expect(long.status).toBe(413);
});

it('describes what a calculator takes and gives', async () => {
  const { body } = await ask('/api/calc/ResistorVoltageDivision');
  expect(body).toMatchObject({ tool: 'ResistorVoltageDivision', modes: expect.arrayContaining(['outputVoltage', 'r2']) });
  expect(body['inputs']).toContainEqual(expect.objectContaining({ id: 'r1', unit: 'Ω', kind: 'quantity', above: 0 }));
});
