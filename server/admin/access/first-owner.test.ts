/** The first owner comes without a console (`docs/api.md` 5.6). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { acceptInvitation, becomeOwner, getInvitation } from '#contract/api/admin/people.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { Secret, TOTP } from 'otpauth';
import { openShopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { firstOwnerLink } from './first-owner.ts';

let store: TestStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

const become = (token: string, name: string, email: string) =>
  openShopper(store).call<ResponseOf<typeof becomeOwner>>('admin/become-owner', { token, name, email });

test('the link of the start makes one owner, who gets in as everybody who is invited; then it is void', async () => {
  const link = (await firstOwnerLink(store.deps)) ?? '';
  const token = new URL(link).hash.replace('#owner=', '');
  expect(await firstOwnerLink(store.deps)).toBe(link);
  expect((await become(`${token.slice(0, -1)}!`, 'Eve', 'eve@example.com')).body.error?.code).toBe('link_expired');
  expect((await become(token, 'console', 'ada@example.com')).body.error).toMatchObject({ fields: { name: [{ code: 'not_allowed' }] } });

  // Who does not come to the end may begin anew.
  await become(token, 'Ada', 'ada@example.com');
  expect((await become(token, 'Ada', 'ada@another.example')).body.error).toBeUndefined();
  const { invitation } = (await become(token, 'Ada Lovelace', 'ADA@example.com')).body;
  const caller = openShopper(store);
  const { secret, name } = (await caller.call<ResponseOf<typeof getInvitation>>('admin/invitation', { token: invitation })).body;
  expect(name).toBe('Ada Lovelace');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: store.deps.clock().getTime() });
  const accept = { token: invitation, password: 'four plain words here', code };
  const session = (await caller.call<ResponseOf<typeof acceptInvitation>>('admin/accept-invitation', accept)).body.token;
  const owner = openShopper(store, { Authorization: `Bearer ${session}` });
  expect((await owner.call<{ role: string }>('admin/me')).body.role).toBe('owner');

  expect(await firstOwnerLink(store.deps)).toBeNull();
  expect((await become(token, 'Eve', 'eve@example.com')).body.error?.code).toBe('link_expired');
});
