/** The adapter to Stripe against a local server that speaks its API. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, openFakeStripe, webhookSecret } from '#server/testing/fake-stripe.ts';
import { keyOf, openPayer, type Payer } from '#server/testing/payer.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { sendRefunds } from './send-refunds.ts';
import { stripeProvider } from './stripe-provider.ts';

const now = new Date('2026-11-23T10:00:00Z');
let stripe: FakeStripe;
let store: TestStore;
let payer: Payer;

beforeAll(async () => {
  stripe = await openFakeStripe(() => now);
  const cardProvider = stripeProvider({ secretKey: 'sk_test_key', webhookSecret, apiBase: stripe.url });
  store = await openStoreWithParts({ clock: () => now, cardProvider });
  payer = openPayer(store);
});
afterAll(async () => {
  await store.close();
  await stripe.close();
});

async function begun() {
  const placed = await payer.place();
  const { body } = await payer.pay(placed, 'card', { return_path: '/order/paybuy' });
  return { placed, body, session: await payer.refOf(body.payment_no) };
}
const notify = (notice: ReturnType<FakeStripe['notice']>) => payer.notify(notice, 'stripe');

test('a session asks for the order’s sum, once per try, with ways back to the shop', async () => {
  const { placed, body } = await begun();
  expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  const asked = stripe.seen.at(-1);
  expect(asked?.idempotencyKey).toBe(body.payment_no);
  expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
    mode: 'payment',
    client_reference_id: body.payment_no,
    locale: 'de',
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': String(placed.order.totals.total),
    success_url: `http://de.localhost:8080/order/paybuy?payment_no=${body.payment_no}`,
    cancel_url: `http://de.localhost:8080/order/paybuy?payment_no=${body.payment_no}&left=1`,
    expires_at: String(now.getTime() / 1000 + 31 * 60),
  });
});

test('a signed notice confirms the order, and coming again books nothing more', async () => {
  const { placed, session } = await begun();
  const notice = stripe.notice('checkout.session.completed', stripe.settle(session));
  expect((await notify(notice)).status).toBe(200);
  expect((await notify(notice)).status).toBe(200);
  const { total } = placed.order.totals;
  expect(await payer.read(placed)).toMatchObject({ status: 'confirmed', payment_status: 'paid', payment: { paid: total } });
});

test('a notice with another signature, none, another body or an old time is refused', async () => {
  const { placed, session } = await begun();
  const object = stripe.settle(session);
  const right = stripe.notice('checkout.session.completed', object);
  const bad = [
    stripe.notice('checkout.session.completed', object, { secret: 'whsec_of_another' }),
    stripe.notice('checkout.session.completed', object, { at: new Date(now.getTime() - 600_000) }),
    { body: right.body, headers: new Headers() },
    { body: right.body.replace('complete', 'complete '), headers: right.headers },
  ];
  const statuses = await Promise.all(bad.map(async (one) => (await notify(one)).status));
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect((await payer.read(placed)).status).toBe('pending');
});

test('without a notice the landing page asks Stripe', async () => {
  const { placed, body, session } = await begun();
  expect(await payer.result(placed, body.payment_no)).toMatchObject({ status: 'redirected', order_status: 'pending' });
  stripe.settle(session);
  expect(await payer.result(placed, body.payment_no)).toMatchObject({ status: 'captured', order_status: 'confirmed' });
});

test('Stripe being away leaves a payment as it is', async () => {
  const { placed, body, session } = await begun();
  stripe.settle(session);
  stripe.setDown(true);
  expect(await payer.result(placed, body.payment_no)).toMatchObject({ status: 'redirected' });
  expect((await payer.pay(placed)).body.error?.code).toBe('payment_provider_error');
  stripe.setDown(false);
  await notify(stripe.notice('checkout.session.completed', stripe.settle(session)));
  expect((await payer.read(placed)).status).toBe('confirmed');
});

test('an old session is taken back when the buyer chooses another way; one that was paid counts', async () => {
  const open = await begun();
  await payer.pay(open.placed, 'bank_transfer');
  expect(stripe.sessions.get(open.session)?.status).toBe('expired');
  const paid = await begun();
  stripe.settle(paid.session);
  expect((await payer.pay(paid.placed, 'bank_transfer')).body.error?.code).toBe('state_conflict');
  expect((await payer.read(paid.placed)).payment_status).toBe('paid');
});

test('a failed delayed payment and an expired session end the try', async () => {
  const failed = await begun();
  await notify(stripe.notice('checkout.session.completed', stripe.settle(failed.session, { payment_status: 'unpaid' })));
  expect((await payer.read(failed.placed)).payment_status).toBe('authorized');
  await notify(stripe.notice('checkout.session.async_payment_failed', stripe.settle(failed.session, { payment_status: 'unpaid' })));
  expect(await payer.result(failed.placed, failed.body.payment_no)).toMatchObject({ status: 'failed', retry: true });
  const expired = await begun();
  await notify(stripe.notice('checkout.session.expired', stripe.settle(expired.session, { status: 'expired', payment_status: 'unpaid' })));
  expect(await payer.result(expired.placed, expired.body.payment_no)).toMatchObject({ status: 'expired', retry: true });
});

test('a refund is asked for once under its own key, and its notice ends one that takes time', async () => {
  const { placed, session } = await begun();
  await notify(stripe.notice('checkout.session.completed', stripe.settle(session)));
  stripe.refundsAre('pending');
  await payer.shopper.call('order/cancel', { order_no: placed.order.order_no }, keyOf(placed));
  expect(await sendRefunds(store.deps)).toBe(0);
  expect(await sendRefunds(store.deps)).toBe(0);
  const asked = stripe.seen.filter(({ path }) => path === '/v1/refunds');
  expect(asked).toHaveLength(1);
  const entry = asked[0]?.idempotencyKey;
  expect(asked[0]?.form.get('metadata[entry]')).toBe(entry);
  const { total } = placed.order.totals;
  const object = { id: 're_1', object: 'refund', status: 'succeeded', amount: total, payment_intent: `pi_${session}`, metadata: { entry } };
  await notify(stripe.notice('refund.updated', object));
  await notify(stripe.notice('refund.updated', object));
  expect(await payer.read(placed)).toMatchObject({ payment_status: 'refunded', payment: { refunded: total } });
});

test('a refund that the operator makes at Stripe itself is booked once', async () => {
  const { placed, session } = await begun();
  await notify(stripe.notice('checkout.session.completed', stripe.settle(session)));
  const object = { id: 're_own', object: 'refund', status: 'succeeded', amount: 50, payment_intent: `pi_${session}`, metadata: {} };
  await notify(stripe.notice('refund.created', object));
  await notify(stripe.notice('refund.updated', object));
  expect(await payer.read(placed)).toMatchObject({ payment_status: 'partially_refunded', payment: { refunded: 50 } });
});

test('a notice about something else is taken', async () => {
  expect((await notify(stripe.notice('customer.created', { id: 'cus_1', object: 'customer' }))).status).toBe(200);
});
