import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';

/** What a visitor may write themselves: none of it says where the operator's side is. */
const forged = {
  'X-Forwarded-Host': 'office.localhost',
  'X-Forwarded-Port': '9081',
  Forwarded: 'host=office.localhost',
  'X-Original-Host': 'office.localhost',
};
const ways = [
  'admin/orders',
  'admin/log-in',
  'admin',
  '%61dmin/orders',
  'x/../admin/orders',
  'x/%2e%2e/admin/orders',
  '/admin/orders',
  'Admin/orders',
];

/** On a shop whose operator has opened nothing. */
export function adminCases(open: () => Platform): void {
  it.each(ways)('has no operator call at %s', async (path) => {
    const { store, ask } = open();
    store.seen.length = 0;
    const headers = { Authorization: 'Bearer ok_1', ...forged };
    const answers = [await ask(`http://de.localhost/api/store/${path}`, { headers }), await ask(`http://localhost/api/store/${path}`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(store.seen).toEqual([]);
    expect(await answers[0]?.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('has no operator page', async () => {
    const { ask } = open();
    const page = await ask('http://de.localhost/admin', { headers: forged });
    expect(page.status).toBe(404);
    const text = await page.text();
    expect(text).toContain('noindex');
    expect(text).not.toContain('AdminPage');
    expect((await ask('http://localhost/de/admin')).status).toBe(404);
  });
}
