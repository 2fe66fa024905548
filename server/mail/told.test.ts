/**
 * What people are told of accounts, feedback, newsletters and parts, and the shop of mails that failed, word for word; after a wanted change
 * `npx vitest run server/mail/told.test.ts -u` writes `told/` anew, and the difference is to be read.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#server/db/schema.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { saidSince } from '#server/testing/samples/said.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { postAccountMail } from './account-mail.ts';
import { postPartAlerts } from './alert-mail.ts';
import { tellFailures } from '#server/admin/part-source/tell-failures.ts';
import { tellFailedMails } from './failed-mails.ts';

const now = new Date('2026-11-21T10:00:00Z');
let store: TestStore;
beforeAll(async () => {
  const site = { ...defaultSettings.site, company: 'Partwright GmbH', email: 'sales@partwright.example' };
  store = await openStoreWithParts({ clock: () => now, settings: { site } });
});
afterAll(() => store.close());

const expectTold = async (name: string) => expect((await saidSince(store.db)).join('\n')).toMatchFileSnapshot(`told/${name}.txt`);

test.each([
  ['de', 'an address that a form may hold', 'o’neil+küche@example.com'],
  ['jp', 'dates and a link between ideographs', 'yamada@example.com'],
  ['xx', 'a language that the shop has no more: English', 'reader@example.com'],
])('what an account is told, word for word: %s, %s', async (locale, _what, email) => {
  const { id } = await seedAccount(store.db, { email });
  const owner = { id, email, locale };
  const tell = (...[kind, extra]: [Parameters<typeof postAccountMail>[2], Parameters<typeof postAccountMail>[4]?]) =>
    postAccountMail(store.deps, store.db, kind, owner, extra);
  await tell('account_activation', { token: 'TOKEN' });
  await tell('account_known');
  await tell('account_reset', { token: 'TOKEN' });
  await tell('account_password');
  await tell('account_again', { token: 'TOKEN' });
  await tell('account_email_new', { token: 'TOKEN', query: { for: 'a b&c' } });
  await tell('account_email_asked');
  await tell('account_email_changed');
  await tell('account_email_known');
  await tell('account_closing', { at: new Date('2026-12-31T23:59:59Z') });
  await tell('account_kept');
  await expectTold(`account-${locale}`);
});

test.each(['de', 'ru'])('feedback: what the writer and the shop get, and the answer: %s', async (locale) => {
  const operator = openShopper(store, (await seedOperator(store.db, ['content'])).headers);
  const { email, headers } = await seedAccount(store.db, { email: `erika-${locale}@example.com` });
  await saidSince(store.db);
  const message = {
    type: 'other',
    first_name: 'Erika',
    last_name: 'Müller',
    subject: 'LM358 <dual>',
    content: 'Two lines,\nand “quotes” & signs.',
    consent: true,
  };
  const member = openShopper(store, { ...headers, 'X-Locale': locale });
  const { body } = await member.call<{ feedback_no: string }>('common/save-feedback', { ...message, email });
  await openShopper(store, { 'X-Locale': locale }).call('common/save-feedback', { ...message, email: 'guest@example.com' });
  const answer = { feedback_no: body.feedback_no, action: 'reply', text: 'Yes.\n\nFrom Monday on.' };
  await operator.call('admin/feedback-admin', answer);
  await expectTold(`feedback-${locale}`);
});

test.each(['fr', 'hi'])('newsletter and parts that were waited for: %s', async (locale) => {
  const reader = openShopper(store, { 'X-Locale': locale });
  const sku = 'STM32F103C8T6-TY';
  const email = `reader-${locale}@example.com`;
  await reader.call('common/save-subscribe', { email, consent: true });
  await store.db.execute(sql`update stock set on_hand = 0 from product p where p.id = product_id and p.mpn = 'STM32F103C8T6'`);
  await reader.call('common/save-stock-alert', { sku, email, quantity: 2500, kinds: ['stock', 'price', 'lifecycle'] });
  await store.db.execute(sql`update stock set on_hand = 12500 from product p where p.id = product_id and p.mpn = 'STM32F103C8T6'`);
  await store.db.execute(sql`update offer set break_micros = array(select m / 2 from unnest(break_micros) m)`);
  await store.db.execute(
    sql`update product set lifecycle = case lifecycle when 'nrnd' then 'obsolete' else 'nrnd' end where mpn = 'STM32F103C8T6'`,
  );
  expect(await postPartAlerts(store.deps)).toBe(3);
  await expectTold(`parts-${locale}`);
});

test('the shop: mails that did not go out', async () => {
  const failed = { subject: 'x', text: 'x', html: 'x', locale: 'de', createdAt: now, failedAt: now };
  await store.db.insert(outbox).values([
    { ...failed, kind: 'order_placed', recipient: 'full@example.com', lastError: '552 5.2.2 Mailbox full' },
    { ...failed, kind: 'account_reset', recipient: 'nobody@example.com', lastError: '550 5.1.1 <nobody@example.com>: unknown' },
  ]);
  expect(await tellFailedMails(store.deps)).toBe(2);
  const [mail = ''] = (await saidSince(store.db)).slice(-1);
  // Numbers go on from test to test.
  await expect(mail.replaceAll(/^\d+ (?=\|)/gm, 'NUMBER ')).toMatchFileSnapshot('told/trouble.txt');
});

test('the shop: a scheduled pull that goes on failing', async () => {
  for (const failures of [1, 2, 3, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tellFailures(store.deps, store.db, { name: 'Supplier A', failures, reason: 'login', detail: '401' });
  }
  await expectTold('pull-trouble');
});
