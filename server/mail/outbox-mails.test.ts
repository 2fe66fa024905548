import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminMail, getMailKinds, getMailPreview, getMails } from '#contract/api/admin/mail.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { locales } from '#contract/locale.ts';
import { audit, outbox } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator, seedPerson } from '#server/testing/operator.ts';
import { newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let program: Shopper;
beforeAll(async () => {
  store = await openTestStore();
  program = openShopper(store, (await seedOperator(store.db, ['settings'])).headers);
});
afterAll(() => store.close());

const send = <Answer>(shopper: Shopper, path: string, body: object) =>
  shopper.call<Answer>(`admin/${path}`, body, { 'Idempotency-Key': newKey() });

test('a reset that failed is found by its address, without the link in it, and tried anew', async () => {
  const { email } = await seedAccount(store.db);
  await store.request('/api/store/user/forgot-pwd', { email });
  const its = eq(outbox.recipient, email);
  const [mail] = await store.db
    .update(outbox)
    .set({ failure: 'refused', failedAt: new Date(), tries: 1, lastError: '550 no such box' })
    .where(its)
    .returning();
  const found = await program.call<ResponseOf<typeof getMails>>(`admin/mails?state=refused&keyword=${email}`);
  expect(found.body).toMatchObject({
    total: 1,
    has_server: false,
    list: [{ id: mail?.id, kind: 'account_reset', state: 'refused', reason: '550 no such box' }],
  });
  expect(mail?.text).toContain('token=');
  expect(JSON.stringify(found.body)).not.toContain('token');
  expect((await send<AdminMail>(program, 'retry-mail', { id: mail?.id })).body).toMatchObject({ state: 'waiting', tries: 0 });
  expect((await program.call<ResponseOf<typeof getMails>>('admin/mails?state=refused')).body.total).toBe(0);
  await store.db.update(outbox).set({ sentAt: new Date() }).where(its);
  expect((await send(program, 'retry-mail', { id: mail?.id })).status).toBe(409);
  expect((await send(program, 'retry-mail', { id: 999_999 })).status).toBe(404);
});

test('a test mail goes to the person who asks, in the language of the page; a program has no address', async () => {
  const owner = await seedPerson(store.deps);
  const office = openShopper(store, { ...owner.headers, 'X-Locale': 'de' });
  const { body } = await send<AdminMail>(office, 'send-test-mail', {});
  expect(body).toMatchObject({ kind: 'mail_test', recipient: owner.email, locale: 'de', state: 'waiting', subject: 'Test-E-Mail' });
  expect((await send(program, 'send-test-mail', {})).status).toBe(409);
  expect(await store.db.$count(audit, eq(audit.action, 'mail.test'))).toBe(1);
});

test('every kind reads in every language without a gap', async () => {
  const { list } = (await program.call<ResponseOf<typeof getMailKinds>>('admin/mail-kinds')).body;
  const kinds = list.map(({ kind }) => kind);
  expect(list).toContainEqual({ kind: 'order_cancelled', subject: 'Order SO-0000-0000 is canceled' });
  const ask = async (kind: string, locale: string) =>
    (await program.call<ResponseOf<typeof getMailPreview>>(`admin/mail-preview?kind=${kind}&locale=${locale}`)).body;
  for (const kind of kinds) {
    // Two languages of all are enough: the words of the others have the same placeholders.
    for (const locale of [locales.de.key, locales.jp.key]) {
      // oxlint-disable-next-line no-await-in-loop
      const { subject, text, keys } = await ask(kind, locale);
      expect(`${subject} ${text}`, kind).not.toMatch(/\{\{|undefined/);
      expect(keys, kind).toContain(`mail:${kind}.subject`);
    }
  }
  expect((await program.call('admin/mail-preview?kind=order&locale=de')).status).toBe(404);
});
