/** A feature that is switched off has no call but those by which what was begun before comes to its end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SwitchedFeature, switchedFeatures } from '#contract/api/admin/settings.ts';
import { calls } from '#contract/api/calls.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import type { hotProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { seedMember } from '#server/testing/belongings.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { newKey, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
const part = { web_url: '' };
const contact = { first_name: 'Erika', last_name: 'Muster', email: 'erika@example.com', country: 'DE' };

/** A good request of each call of a feature; what is read stands in its address. */
const closed = (): Record<SwitchedFeature, Record<string, object | undefined>> => ({
  reviews: {
    [`common/product-comment?web_url=${part.web_url}`]: undefined,
    'user/user-comment': undefined,
    'user/save-comment-rating': { ...part, text: 'As it was described.' },
    'user/save-helpful': { comment_id: 'nobody' },
  },
  questions: {
    [`common/product-question?web_url=${part.web_url}`]: undefined,
    'user/save-question': { ...part, text: 'Is it made of glass?' },
  },
  rfq: {
    'cart/rfq-list': undefined,
    'cart/rfq-add': { items: [{ sku, quantity: 10 }] },
    'cart/rfq-update': { items: [{ line_id: 'nobody', quantity: 20 }] },
    'cart/rfq-remove': { line_ids: ['nobody'] },
    'cart/rfq-clear': {},
    'order/save-inquiry': { items: [{ sku, quantity: 10 }], contact, consent: true },
  },
  coupons: {
    'user/coupon-center': undefined,
    'user/user-coupon': undefined,
    'user/save-coupon': { code: 'NOBODY' },
    'cart/apply-coupon': { code: 'NOBODY' },
  },
  newsletter: { 'common/save-subscribe': { email: 'reader@example.com', consent: true } },
});

/** Quotes that were asked for are answered and ordered, a coupon goes out of a cart, and readers confirm or leave. */
const open: Record<SwitchedFeature, readonly string[]> = {
  reviews: [],
  questions: [],
  rfq: ['detail', 'message', 'preview', 'accept', 'decline', 'cancel'].map((step) => `order/quote-${step}`).concat('user/user-inquiry'),
  coupons: ['cart/remove-coupon'],
  newsletter: ['common/confirm-subscribe', 'common/unsubscribe', 'common/leave/:token'],
};

/** Words by which a path tells what it is of. */
const named: Record<SwitchedFeature, RegExp> = {
  reviews: /comment|helpful/,
  questions: /question/,
  rfq: /rfq|inquiry|quote/,
  coupons: /coupon/,
  newsletter: /subscribe|leave/,
};

const all = Object.fromEntries(switchedFeatures.map((name) => [name, true]));
let store: TestStore;
let shopper: ReturnType<typeof openShopper>;
let save: (features: object) => Promise<unknown>;
beforeAll(async () => {
  store = await openStoreWithParts();
  shopper = openShopper(store, (await seedMember(store)).headers);
  const { list } = (await shopper.call<ResponseOf<typeof hotProduct>>('common/hot-product')).body;
  part.web_url = list[0]?.web_url ?? '';
  const operator = openShopper(store, (await seedOperator(store.db, ['settings'])).headers);
  save = async (features) => expect((await operator.call('admin/settings', { features: { ...all, ...features } })).status).toBe(200);
});
afterAll(() => store.close());

const codeOf = async (path: string, body: object | undefined) =>
  (await shopper.call<Partial<ErrorAnswer>>(path, body, { 'Idempotency-Key': newKey() })).body.error?.code;

test.each(switchedFeatures)('every call of %s is known here', (feature) => {
  const paths = calls.filter(({ access }) => access !== 'operator').map(({ path }) => path.replace('/api/store/', ''));
  const known = Object.keys(closed()[feature]).map((path) => path.replace(/\?.*/, ''));
  expect([...new Set(paths.filter((path) => named[feature].test(path)))].toSorted()).toEqual([...known, ...open[feature]].toSorted());
});

test.each(switchedFeatures)('without %s its calls are refused and no others', async (feature) => {
  const refused: string[] = [];
  const answers = async () => {
    const found: Record<string, string | undefined> = {};
    for (const [path, body] of Object.values(closed()).flatMap((group) => Object.entries(group))) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      found[path] = await codeOf(path, body);
    }
    return found;
  };
  await save({});
  const before = await answers();
  await save({ [feature]: false });
  for (const [path, code] of Object.entries(await answers())) {
    const isRead = Object.values(closed()).some((group) => path in group && group[path] === undefined);
    if (code === (isRead ? 'not_found' : 'not_offered') && before[path] !== code) refused.push(path);
  }
  expect(refused.toSorted()).toEqual(Object.keys(closed()[feature]).toSorted());
});
