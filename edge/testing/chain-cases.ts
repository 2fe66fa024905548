import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';

export function chainCases(open: () => Platform): void {
  it('is healthy when store and app are there', async () => {
    const answer = await open().ask('http://localhost/healthz');
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('passes on why the store is ill', async () => {
    const { store, ask } = open();
    store.healthy = false;
    const answer = await ask('http://localhost/healthz').finally(() => (store.healthy = true));
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false, reason: 'database' }]);
  });

  it('says when the store is away', async () => {
    const { store, ask } = open();
    store.down = true;
    const answer = await ask('http://localhost/healthz').finally(() => (store.down = false));
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false, reason: 'store unreachable' }]);
  });
}
