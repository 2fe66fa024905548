import { beforeEach, describe, expect, test } from 'vitest';
import { accessHash, readAccessKey } from '#src/components/order/order-access.ts';
import { beginAttempt, endAttempt, isFinal, readAttempt } from '#src/components/checkout/checkout-attempt.ts';
import { clearDraft, readDraft, writeDraft } from '#src/components/checkout/checkout-draft.ts';
import { keepMode, keptMode } from '#src/components/checkout/kept-mode.ts';
import { emptyCheckout, orderRequest } from '#src/components/checkout/checkout-values.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function typed() {
  const empty = emptyCheckout('DE');
  const address = {
    ...empty.shipping_address,
    first_name: 'M',
    last_name: 'K',
    city: 'Berlin',
    line1: 'Torstraße 14',
    phone: '030 55501400',
  };
  return { ...empty, email: 'a@example.com', shipping_address: address, shipping_code: 'standard', payment_method: 'bank_transfer' };
}
const agreed = { total: 100, currency: 'EUR', referrer: '', shortages: [] } as const;

describe('an attempt', () => {
  let made = 0;
  const newKey = () => `key-${(made += 1)}`;
  beforeEach(() => {
    made = 0;
  });

  test('keeps its key through retries and reloads, also when the order changed meanwhile', () => {
    const body = orderRequest(typed(), {}, agreed);
    const changed = { ...body, customer_note: 'Ring twice' };
    expect(beginAttempt(sessionStorage, body, newKey).key).toBe('key-1');
    expect(beginAttempt(sessionStorage, body, newKey)).toEqual({ key: 'key-1', bodies: [body] });
    expect(beginAttempt(sessionStorage, changed, newKey)).toEqual({ key: 'key-1', bodies: [body, changed] });
    expect(readAttempt(sessionStorage)?.bodies).toEqual([body, changed]);
  });

  test('is stored without the password of a new account', () => {
    const body = orderRequest({ ...typed(), create_account: true, account_password: 'wall-socket moon 7' }, {}, agreed);
    expect(body.create_account).toEqual({ password: 'wall-socket moon 7' });
    beginAttempt(sessionStorage, body, newKey);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('wall-socket');
    expect(beginAttempt(sessionStorage, body, newKey)).toMatchObject({ key: 'key-1', bodies: [{ email: 'a@example.com' }] });
  });

  test('gives a new key once the server has answered', () => {
    beginAttempt(sessionStorage, orderRequest(typed(), {}, agreed), newKey);
    endAttempt(sessionStorage);
    expect(beginAttempt(sessionStorage, orderRequest(typed(), {}, agreed), newKey).key).toBe('key-2');
  });

  test('is dropped when what is stored cannot be read', () => {
    sessionStorage.setItem('checkout-attempt', '{"key":"k","bodies":[{}]}');
    expect(readAttempt(sessionStorage)).toBeNull();
  });

  test('ends with a refusal, not with a fault', () => {
    expect(isFinal({ status: 409, code: 'price_changed' })).toBe(true);
    expect(isFinal({ status: 422, code: 'validation_failed' })).toBe(true);
    expect(isFinal({ status: 0, code: 'network' })).toBe(false);
    expect(isFinal({ status: 503, code: 'unavailable' })).toBe(false);
    expect(isFinal({ status: 409, code: 'idempotency_in_progress' })).toBe(false);
    expect(isFinal({ status: 429, code: 'rate_limited' })).toBe(false);
  });
});

describe('a draft', () => {
  test('brings back what was typed, but not the consent to the terms', () => {
    writeDraft(sessionStorage, { ...typed(), accept_terms: true });
    expect(readDraft(sessionStorage, 'US')).toEqual({ ...typed(), accept_terms: false });
  });

  test('sends the rest as the cart was told last, also where a draft was begun before', () => {
    keepMode(sessionStorage, 'as_available');
    expect(readDraft(sessionStorage, 'JP').shipping_mode).toBe('as_available');
    writeDraft(sessionStorage, { ...typed(), shipping_mode: 'as_available' });
    keepMode(sessionStorage, 'together');
    expect(readDraft(sessionStorage, 'JP').shipping_mode).toBe('together');
    writeDraft(sessionStorage, { ...typed(), shipping_mode: 'as_available' });
    clearDraft(sessionStorage);
    expect(keptMode(sessionStorage)).toBe('together');
  });

  test('is an empty form when there is none, or a broken one', () => {
    expect(readDraft(sessionStorage, 'JP').shipping_address.country).toBe('JP');
    sessionStorage.setItem('checkout-draft', '{broken');
    expect(readDraft(sessionStorage, 'JP')).toEqual(emptyCheckout('JP'));
    writeDraft(sessionStorage, typed());
    clearDraft(sessionStorage);
    expect(readDraft(sessionStorage, 'JP').email).toBe('');
  });
});

test('the access key of an order comes from the hash first and is remembered for that order alone', () => {
  const key = 'ak_0123456789abcdef';
  expect(readAccessKey('SO-1', `#${key}`, localStorage)).toBe(key);
  expect(readAccessKey('SO-1', '', localStorage)).toBe(key);
  expect(readAccessKey('SO-2', '#totals', localStorage)).toBeNull();
  expect(accessHash(key)).toBe(`#${key}`);
});
