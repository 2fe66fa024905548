import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { checkout } from '#contract/api/checkout.ts';
import { getOrderDetail } from '#contract/api/order.ts';
import { payOrder } from '#contract/api/payment.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { createStore } from '#src/store/store.ts';
import { errorResponse, mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { server } from '#src/testing/server.ts';
import { endpoints as order } from './order.ts';
import { endpoints as uploads } from './upload.ts';
import { endpoints as visitor } from './visitor.ts';

const orderNo = 'SO-260101-ABCDEF';

async function askForIp() {
  return (await createStore().dispatch(visitor.getIp.initiate())).error;
}

describe('a call', () => {
  it('carries locale, currency, cart key and token', async () => {
    let headers = new Headers();
    server.use(
      http.get(`*${getConfig.path}`, ({ request }) => {
        headers = request.headers;
        return errorResponse('internal');
      }),
    );
    const store = createStore({
      user: { token: 'st_1', isKept: true, hasExpired: false, knownName: '' },
      cart: { key: 'ck_1', keysGiven: 0 },
      visitor: { locale: 'jp', currency: 'EUR', referrer: '' },
    });
    await store.dispatch(visitor.getConfig.initiate());
    const names = ['x-locale', 'x-currency', 'x-cart-key', 'authorization'];
    expect(names.map((name) => headers.get(name))).toEqual(['jp', 'EUR', 'ck_1', 'Bearer st_1']);
  });

  it('sends idempotency and access keys as headers, never in the body', async () => {
    let sent: unknown;
    server.use(
      mock(payOrder, async (input, request) => {
        sent = { input, idempotency: request.headers.get('idempotency-key'), access: request.headers.get('x-access-key') };
        return errorResponse('state_conflict');
      }),
    );
    const args = { order_no: orderNo, method: 'bank_transfer', idempotencyKey: 'k-1', accessKey: 'ak_1' };
    await createStore().dispatch(order.payOrder.initiate(args));
    expect(sent).toEqual({ input: { order_no: orderNo, method: 'bank_transfer' }, idempotency: 'k-1', access: 'ak_1' });
  });

  it('tells another upload service nothing about the visitor, and believes only its field data', async () => {
    const address = 'https://files.example.com/in';
    const file = { file_id: 'f1', url: 'https://files.example.com/f1', name: 'a.csv', type: 'text/csv', size: 1 };
    const stored = { ...file, width: null, height: null, expires_at: null };
    const sent: (string | null)[] = [];
    const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
    const refusal = { error: { code: 'token_invalid', message: '' }, request_id: 'r' };
    const refuse = () => HttpResponse.json(refusal, { status: 401, headers: open });
    let answer = () => HttpResponse.json({ data: stored, cart_key: 'ck_theirs' }, { headers: { ...open, 'X-New-Token': 'st_theirs' } });
    server.use(
      http.post(address, ({ request }) => {
        sent.push(...['authorization', 'x-cart-key', 'cookie', 'x-locale'].map((name) => request.headers.get(name)));
        return answer();
      }),
    );
    const store = createStore({
      user: { token: 'st_1', isKept: true, hasExpired: false, knownName: '' },
      cart: { key: 'ck_1', keysGiven: 0 },
    });
    const send = () => store.dispatch(uploads.uploadFile.initiate({ token: 'ut_1', file: new File(['a'], 'a.csv'), serviceUrl: address }));
    expect((await send()).data).toEqual({ data: stored });
    answer = refuse;
    expect((await send()).error).toMatchObject({ status: 401, code: 'access_denied' });
    expect(sent.filter((value) => value !== null)).toEqual([]);
    expect([store.getState().user.token, store.getState().cart.key]).toEqual(['st_1', 'ck_1']);
  });

  it('returns the error of the store with code, words, fields and request id', async () => {
    const fields = { order_no: [{ code: 'required' as const, message: 'Fill in this field' }] };
    server.use(mockError(getOrderDetail, 'validation_failed', { message: 'Check the form', fields }));
    const { error } = await createStore().dispatch(order.getOrderDetail.initiate({ order_no: orderNo }));
    expect(error).toEqual({ status: 422, code: 'validation_failed', message: 'Check the form', fields, requestId: 'test' });
  });

  it('treats a code it does not know by the HTTP status', async () => {
    server.use(
      http.get(`*${getOrderDetail.path}`, () =>
        HttpResponse.json({ error: { code: 'brand_new', message: '…' }, request_id: 'r' }, { status: 404 }),
      ),
    );
    const { error } = await createStore().dispatch(order.getOrderDetail.initiate({ order_no: orderNo }));
    expect(error).toMatchObject({ code: 'not_found' });
  });

  it('says network without an answer, unavailable for a proxy page, bad_answer for one that breaks the contract', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get('*/api/get-ip', () => HttpResponse.error()));
    expect(await askForIp()).toMatchObject({ status: 0, code: 'network' });
    server.use(http.get('*/api/get-ip', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
    expect(await askForIp()).toMatchObject({ status: 502, code: 'unavailable' });
    server.use(http.get('*/api/get-ip', () => HttpResponse.json({ address: 1 })));
    expect(await askForIp()).toMatchObject({ code: 'bad_answer' });
    expect(noise).toHaveBeenCalledOnce();
  });

  it('never throws from a command', async () => {
    server.use(mockOffline(checkout));
    const address = { first_name: 'A', last_name: 'B', country: 'DE', city: 'Berlin', line1: 'Weg 1', phone: '+49 30 1234567' };
    const args = {
      shipping_address: address,
      shipping_code: 'standard',
      payment_method: 'bank_transfer',
      expected_total: 1,
      currency: 'EUR' as const,
      accept_terms: true as const,
      idempotencyKey: 'k-2',
    };
    const { error } = await createStore().dispatch(order.checkout.initiate(args));
    expect(error).toMatchObject({ code: 'network' });
  });
});
