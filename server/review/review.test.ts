import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { getModeration } from '#contract/api/admin/moderation.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import type { Order } from '#contract/api/order.ts';
import type { ProductListItem } from '#contract/api/part.ts';
import type { Comment, getProductComments, getProductQuestions, getUserComments } from '#contract/api/review.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { orderLine } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { day } from '#contract/durations.ts';

let store: TestStore;
let operator: Record<string, string>;
let now = new Date('2026-11-21T10:00:00Z');
const sku = 'LM358N-NOPB-TB';
let slug = '';

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  operator = (await seedOperator(store.db)).headers;
  slug = (await call<ProductListItem>(`common/product-detail?sku=${sku}`)).body.web_url;
});
afterAll(() => store.close());

interface Answer<Body> {
  status: number;
  body: Body & Partial<ErrorAnswer>;
}

async function call<Body>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
  const answer = await store.request(`/api/store/${path}`, body, headers);
  // The store checks its own answers with the contract in tests.
  return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
}

/** Somebody who bought a part; nothing of it is shipped yet. */
async function buyer() {
  const account = await seedAccount(store.db, {
    firstName: 'Grace',
    lastName: 'Example',
    expiresAt: new Date(now.getTime() + 365 * day),
  });
  const shopper = openShopper(store, account.headers);
  await shopper.add(sku, 3);
  const { order } = (await shopper.checkout({ email: undefined })).body;
  const line = order.lines[0]?.line_id ?? '';
  return {
    ...account,
    order: order.order_no,
    line,
    look: async () => (await shopper.call<Order>(`order/order-detail?order_no=${order.order_no}`)).body,
    ship: () => store.db.update(orderLine).set({ shipped: 1 }).where(eq(orderLine.id, line)),
    rate: (change: object = {}) =>
      call<Comment>(
        'user/save-comment-rating',
        { order_no: order.order_no, line_id: line, rating: 4, text: 'Quiet and cheap.', ...change },
        account.headers,
      ),
    own: async () => (await call<ResponseOf<typeof getUserComments>>('user/user-comment', undefined, account.headers)).body,
    toReview: async () => (await call<{ counts: { to_review: number } }>('user/center', undefined, account.headers)).body.counts.to_review,
  };
}

async function shippedBuyer() {
  const somebody = await buyer();
  await somebody.ship();
  return somebody;
}

const decide = (id: string, change: object, kind = 'comment') => call('admin/moderation', { kind, id, ...change }, operator);
const publish = (id: string, kind = 'comment') => decide(id, { action: 'publish' }, kind);
const comments = async (query = '') =>
  (await call<ResponseOf<typeof getProductComments>>(`common/product-comment?web_url=${slug}${query}`)).body;
const questions = async () => (await call<ResponseOf<typeof getProductQuestions>>(`common/product-question?web_url=${slug}`)).body.list;
const stars = async () => (await call<ProductListItem>(`common/product-detail?web_url=${slug}`)).body.rating;

test('only a shipped line of one’s own order is rated', async () => {
  const grace = await buyer();
  const mallory = await seedAccount(store.db);
  expect(await grace.rate()).toMatchObject({ status: 409, body: { error: { code: 'state_conflict' } } });
  expect(await grace.toReview()).toBe(0);
  await grace.ship();
  expect(await grace.toReview()).toBe(1);
  expect((await grace.look()).allowed).toContain('review');
  const foreign = { order_no: grace.order, line_id: grace.line, rating: 1 };
  expect(await call('user/save-comment-rating', foreign, mallory.headers)).toMatchObject({ status: 404 });
  expect(await call('user/save-comment-rating', foreign)).toMatchObject({ status: 401 });
  expect(await grace.rate()).toMatchObject({ status: 200, body: { status: 'pending', author: 'Grace E.', verified_purchase: true } });
  expect(await grace.look()).toMatchObject({ lines: [{ reviewed: true }] });
  expect((await grace.look()).allowed).not.toContain('review');
  expect(await grace.toReview()).toBe(0);
});

test('a rating is one per line: sent again it changes, for 30 days', async () => {
  const grace = await shippedBuyer();
  const first = await grace.rate();
  const second = await grace.rate({ rating: 2, text: 'Hums after all.' });
  expect(second.body).toMatchObject({ id: first.body.id, rating: 2, status: 'pending' });
  expect((await grace.own()).total).toBe(1);
  const before = now;
  now = new Date(now.getTime() + 31 * day);
  expect(await grace.rate({ rating: 5 })).toMatchObject({ status: 409, body: { error: { code: 'state_conflict' } } });
  now = before;
  expect((await grace.own()).list[0]).toMatchObject({ rating: 2, text: 'Hums after all.', rated: { line_id: grace.line } });
});

test('two tabs that rate one line at once leave one comment', async () => {
  const grace = await shippedBuyer();
  const answers = await Promise.all([grace.rate(), grace.rate({ rating: 1 })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await grace.own()).total).toBe(1);
});

test('nothing is shown before the shop has read it; averages count what is published', async () => {
  const start = await comments();
  const [four, one] = [await shippedBuyer(), await shippedBuyer()];
  const ids = [(await four.rate()).body.id, (await one.rate({ rating: 1, text: '' })).body.id];
  expect((await comments()).total).toBe(start.total);
  await publish(ids[0] ?? '');
  await publish(ids[1] ?? '');
  expect(await comments()).toMatchObject({ total: start.total + 2, average: 2.5, histogram: [1, 0, 0, 1, 0] });
  expect((await comments('&rating=4')).list.map(({ id }) => id)).toEqual([ids[0]]);
  expect(await stars()).toEqual({ average: 2.5, count: 2 });
  const listed = await call<{ products: ProductListItem[] }>('common/product-compare', { web_urls: [slug] });
  expect(listed.body.products[0]?.rating).toEqual({ average: 2.5, count: 2 });
  await decide(ids[1] ?? '', { action: 'reject' });
  expect(await stars()).toEqual({ average: 4, count: 1 });
  await four.rate({ rating: 3 });
  expect(await stars()).toEqual({ average: 0, count: 0 });
  await publish(ids[0] ?? '');
  expect(await stars()).toEqual({ average: 3, count: 1 });
});

test('a text that its author changed while the shop was reading it is not shown unread', async () => {
  const grace = await shippedBuyer();
  const { id } = (await grace.rate()).body;
  const waiting = async () =>
    (await call<ResponseOf<typeof getModeration>>('admin/moderation?page_size=100', undefined, operator)).body.list.find(
      (item) => item.id === id,
    );
  const read = await waiting();
  now = new Date(now.getTime() + 1000);
  await grace.rate({ text: 'Buy it at example.com instead.' });
  const late = await decide(id, { action: 'publish', written_at: read?.written_at });
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'version_conflict' } } });
  expect(await waiting()).toMatchObject({ status: 'pending', text: 'Buy it at example.com instead.' });
  expect(await decide(id, { action: 'reject', written_at: (await waiting())?.written_at })).toMatchObject({ status: 200 });
});

test('a comment without a rating is not verified and counts in no average; the shop replies', async () => {
  const { headers } = await seedAccount(store.db);
  const before = await stars();
  const short = await call('user/save-comment-rating', { web_url: slug, text: 'Nice.' }, headers);
  expect(short.body.error).toMatchObject({ code: 'validation_failed', fields: { text: [{ code: 'too_short', limit: 10 }] } });
  const { body } = await call<Comment>(
    'user/save-comment-rating',
    { web_url: slug, text: 'Which lot has the longer legs?', rating: 5 },
    headers,
  );
  expect(body).toMatchObject({ rating: null, verified_purchase: false, author: 'Ada E.' });
  await publish(body.id);
  await decide(body.id, { action: 'reply', text: 'All lots are alike.' });
  expect((await comments()).list.find(({ id }) => id === body.id)).toMatchObject({ reply: { text: 'All lots are alike.' } });
  expect(await stars()).toEqual(before);
});

test('pictures go with the comment of who sent them, and are gone when it is rejected', async () => {
  const grace = await shippedBuyer();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a2' } })
    .jpeg()
    .toBuffer();
  const { file } = await sendFile(store.app, new File([new Uint8Array(picture)], 'board.jpg'), 'comment', grace.headers);
  const fileId = file?.file_id ?? '';
  const other = await shippedBuyer();
  expect(await other.rate({ images: [fileId] })).toMatchObject({
    status: 422,
    body: { error: { fields: { 'images.0': [{ code: 'not_allowed' }] } } },
  });
  expect((await other.own()).total).toBe(0);
  const { body } = await grace.rate({ images: [fileId] });
  expect(body.images).toMatchObject([
    { width: 900, height: 600, format: 'webp', srcset: [{ width: 320 }, { width: 320, density: 2 }, { width: 640 }, { width: 768 }] },
  ]);
  expect(body.images[0]?.placeholder).toMatch(/^data:image\/webp;base64,/);
  const [smallest] = body.images[0]?.srcset ?? [];
  const picture320 = smallest?.url ?? '';
  const forAll = `${picture320.split('?')[0] ?? ''}?width=320`;
  expect((await store.request(picture320)).status).toBe(200);
  expect((await store.request(forAll)).status).toBe(404);
  await publish(body.id);
  const [shown] = (await comments()).list.filter(({ id }) => id === body.id);
  expect(shown?.images[0]?.srcset[0]?.url).toBe(forAll);
  const published = await store.request(forAll);
  expect([published.status, published.headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('public')]);
  expect((await grace.own()).list[0]?.files).toMatchObject([{ file_id: fileId }]);
  await decide(body.id, { action: 'reject' });
  expect((await store.request(forAll)).status).toBe(404);
  const before = now;
  now = new Date(now.getTime() + 2 * day);
  await cleanUp(store.deps);
  expect((await store.request(forAll)).status).toBe(404);
  now = before;
});

test('helpful counts once per account, not for oneself, and sorts', async () => {
  const [grace, reader] = [await shippedBuyer(), await seedAccount(store.db, { expiresAt: new Date(now.getTime() + day) })];
  const { id } = (await grace.rate({ rating: 5 })).body;
  const helpful = (headers: Record<string, string>) => call<{ helpful: number }>('user/save-helpful', { comment_id: id }, headers);
  expect((await helpful(reader.headers)).status).toBe(404);
  await publish(id);
  expect((await helpful(reader.headers)).body).toEqual({ helpful: 1 });
  expect((await helpful(reader.headers)).body).toEqual({ helpful: 1 });
  expect((await helpful(grace.headers)).body).toEqual({ helpful: 1 });
  expect((await comments('&sort=helpful')).list[0]?.id).toBe(id);
});

test('a question is shown with its answers once the shop has read it', async () => {
  const { headers } = await seedAccount(store.db);
  const ask = (text: string, more: Record<string, string> = headers) => call('user/save-question', { web_url: slug, text }, more);
  expect((await ask('Why?')).status).toBe(422);
  expect((await ask('Does it run from 3 V?', {})).status).toBe(401);
  expect((await ask('Does it run from 3 V?')).body).toEqual({ ok: true });
  expect(await questions()).toEqual([]);
  const [row] = await store.db.query.question.findMany();
  await publish(row?.id ?? '', 'question');
  await decide(row?.id ?? '', { action: 'reply', text: 'Yes, from 3 V to 32 V.' }, 'question');
  expect(await questions()).toMatchObject([
    { author: 'Ada E.', text: 'Does it run from 3 V?', answers: [{ staff: true, text: 'Yes, from 3 V to 32 V.' }] },
  ]);
});

test('a part that is not there has no comments, one that was renamed tells where it is', async () => {
  expect((await call('common/product-comment?web_url=no-such-part')).status).toBe(404);
  expect((await call('common/product-question?web_url=no-such-part')).status).toBe(404);
});

test('what waits for a rating is listed with the order it came with', async () => {
  const grace = await shippedBuyer();
  expect((await grace.own()).to_rate).toMatchObject([{ order_no: grace.order, line_id: grace.line, product_web_url: slug }]);
});
