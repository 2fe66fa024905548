import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SetupError } from '#server/kernel/setup-error.ts';
import { audit, coupon } from '#server/db/schema.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runCoupon } from './coupon-command.ts';

let store: TestStore;
let said: string[] = [];
beforeAll(async () => {
  store = await openStoreWithParts();
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(async () => {
  said = [];
  await store.db.delete(coupon);
});
afterAll(() => store.close());

async function shop(words: string): Promise<string> {
  said = [];
  await runCoupon(store.deps, words.split(' '));
  return said.join('\n');
}

it('a coupon that the operator adds works in a cart until they stop it', async () => {
  expect(await shop('add save10 percent 10% --per-user 0 --min 2.50 --limit 5 --public --title Ten')).toMatch(
    /^SAVE10 +active +10% {2}0 of 5 used {2}no end {2}public$/,
  );
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add('LM358N-NOPB-TB', 10);
  const applied = await guest.call('cart/apply-coupon', { code: 'SAVE10' });
  expect(applied.body).toMatchObject({ coupon: { title: 'Ten', discount: 46 } });
  expect(await shop('stop save10')).toContain('SAVE10 is stopped');
  expect((await guest.cart()).body.coupon).toMatchObject({ discount: 0, issue: { code: 'coupon_invalid' } });
  expect(await shop('stop SAVE10')).toContain('SAVE10 is stopped');
  expect(await shop('list')).toMatch(/^SAVE10 +disabled[^\n]*\n1 coupons, page 1 of 1$/);
  const noted = await store.db.select({ actor: audit.actor, action: audit.action }).from(audit).where(eq(audit.target, 'SAVE10'));
  expect(noted.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'console coupon.add',
    'console coupon.stop',
    'console coupon.stop',
  ]);
});

it('coupons are listed a page at a time', async () => {
  const codes = Array.from({ length: 21 }, (_, at) => `MANY${at + 10}`);
  for (const code of codes) {
    // oxlint-disable-next-line no-await-in-loop -- the newest is listed first
    await shop(`add ${code} free_shipping`);
  }
  const first = await shop('list');
  expect([first.match(/MANY/g)?.length, first.split('\n').at(-1)]).toEqual([20, '21 coupons, page 1 of 2']);
  expect(await shop('list --page 2')).toMatch(/^MANY\d\d[^\n]*\n21 coupons, page 2 of 2$/);
});

it('days are whole days, amounts belong to a currency', async () => {
  await shop(
    'add FIVE fixed 500 --currency jpy --from 2026-12-01 --until 2026-12-31 --max 400 --first-order --category mlcc --part lm358dr-tb',
  );
  expect(await store.db.select().from(coupon)).toMatchObject([
    {
      code: 'FIVE',
      amount: 500,
      maxDiscount: 400,
      currency: 'JPY',
      startsAt: new Date('2026-12-01T00:00:00Z'),
      endsAt: new Date('2027-01-01T00:00:00Z'),
      perUserLimit: 1,
      firstOrderOnly: true,
      categories: ['mlcc'],
      skus: ['LM358DR-TB'],
    },
  ]);
  expect(await shop('list')).toContain('until 2026-12-31');
});

it.each([
  ['add A percent 10', 'code:'],
  ['add SAVE10 percent', 'worth:'],
  ['add SAVE10 percent 101', 'worth:'],
  ['add SAVE10 percent 0.001', 'worth:'],
  ['add SAVE10 fixed 5.001', 'worth:'],
  ['add SAVE10 fixed 0', 'worth:'],
  ['add SAVE10 fixed 5.5 --currency JPY', 'worth:'],
  ['add SAVE10 fixed 5 --currency XYZ', 'currency:'],
  ['add SAVE10 half 5', 'kind:'],
  ['add SAVE10 percent 5 --until 2026-02-30', 'no day'],
  ['add SAVE10 percent 5 --from 2026-12-02 --until 2026-12-01', 'ends_at:'],
  ['add SAVE10 percent 5 --limit 0', 'no limit'],
  ['add SAVE10 percent 5 --maker acme', 'scope.manufacturers:'],
  ['add SAVE10 percent 5 --maker ti --category ti', 'scope.categories:'],
  ['add SAVE10 percent 5 --part nothing', 'scope.skus:'],
  ['add SAVE10 percent 5 --colour red', '--colour'],
  ['stop NONE', 'code:'],
  ['sell', 'no command'],
])('"coupon %s" changes nothing and says: %s', async (words, message) => {
  const before = await store.db.$count(audit);
  const failed = await shop(words).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SetupError);
  expect(String(failed)).toContain(message);
  expect([await store.db.$count(coupon), await store.db.$count(audit)]).toEqual([0, before]);
});

it('a code is given out once', async () => {
  await shop('add SAVE10 percent 10');
  await expect(shop('add save10 percent 20')).rejects.toThrow('code:');
  expect(await store.db.select().from(coupon)).toMatchObject([{ percentBp: 1000 }]);
});
