import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminFeedback, getFeedback } from '#contract/api/feedback.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { outbox } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

const content = 'Cheap watches at http://watches.example, only today.';

let store: TestStore;
let guest: Shopper;
beforeAll(async () => {
  store = await openTestStore();
  guest = openShopper(store);
});
afterAll(() => store.close());

const write = (shopper: Shopper, email: string) =>
  shopper.call<{ feedback_no: string }>('common/save-feedback', {
    type: 'other',
    first_name: 'Erika',
    last_name: 'Muster',
    email,
    subject: 'A question',
    content,
    consent: true,
  });
async function lastMail(email: string) {
  const [mail] = await store.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id)).limit(1);
  return mail?.text ?? '';
}

test('nobody has the shop send words of theirs to somebody else', async () => {
  const { body } = await write(guest, 'stranger@example.com');
  const mail = await lastMail('stranger@example.com');
  expect(mail).toContain(body.feedback_no);
  expect(mail).not.toContain('watches');
  const { headers } = await seedAccount(store.db);
  await write(openShopper(store, headers), 'stranger@example.com');
  expect(await lastMail('stranger@example.com')).not.toContain('watches');
});

test('a member reads their own message again, in their mail and in their list, which is nobody else’s', async () => {
  const { email, headers } = await seedAccount(store.db);
  const member = openShopper(store, headers);
  const { body } = await write(member, email.toUpperCase());
  expect(await lastMail(email.toUpperCase())).toContain(content);
  const own = await member.call<ResponseOf<typeof getFeedback>>('common/feedback');
  expect(own.body.list).toMatchObject([{ feedback_no: body.feedback_no, content, status: 'open' }]);
  const other = openShopper(store, (await seedAccount(store.db)).headers);
  for (const reader of [other, guest]) {
    // oxlint-disable-next-line no-await-in-loop -- two readers
    expect((await reader.call<ResponseOf<typeof getFeedback>>('common/feedback')).body.list).toEqual([]);
  }
});

test('the shop answers by mail with what was asked; what is closed stays closed', async () => {
  const operator = openShopper(store, (await seedOperator(store.db, ['content'])).headers);
  const { feedback_no } = (await write(guest, 'asks@example.com')).body;
  const act = (more: object) => operator.call<AdminFeedback>('admin/feedback-admin', { feedback_no, ...more });
  expect((await act({ action: 'reply', text: 'We do not sell watches.' })).body).toMatchObject({ status: 'answered' });
  const mail = await lastMail('asks@example.com');
  expect(mail).toContain('We do not sell watches.');
  expect(mail).toContain(content);
  expect((await act({ action: 'close' })).body.status).toBe('closed');
  expect((await act({ action: 'reply', text: 'And one more thing.' })).body.error?.code).toBe('state_conflict');
});
