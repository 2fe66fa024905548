import { expect, it } from 'vitest';
import { errorAnswer } from '#contract/api/error.ts';
import type { Platform } from './platform.ts';

export function proxyCases(open: () => Platform): void {
  const call = 'http://de.localhost/api/store/cart/add';

  it('passes only what the contract lists, each way', async () => {
    const { store, ask, edgeSecret } = open();
    store.seen.length = 0;
    const headers = {
      Authorization: 'Bearer st_1',
      'X-Cart-Key': 'ck_1',
      'Idempotency-Key': 'k',
      'Content-Type': 'application/json',
      Cookie: 'token=st_2',
      'X-Forwarded-For': '6.6.6.6',
      'X-Edge-Secret': 'guess',
      'X-Request-Id': 'chosen',
      'X-Other': '1',
    };
    const answer = await ask(`${call}?a=1`, { method: 'POST', headers, body: '{"keyword":"ü"}' }, '::ffff:203.0.113.7');
    const seen = store.seen[0];
    expect(seen).toMatchObject({ method: 'POST', url: '/api/store/cart/add?a=1', body: '{"keyword":"ü"}' });
    expect(seen?.headers).toMatchObject({
      authorization: 'Bearer st_1',
      'x-cart-key': 'ck_1',
      'idempotency-key': 'k',
      'content-type': 'application/json',
      'x-locale': 'de',
      'x-forwarded-for': '203.0.113.7',
      'x-edge-secret': edgeSecret,
    });
    expect(seen?.headers).not.toHaveProperty('cookie');
    expect(seen?.headers).not.toHaveProperty('x-other');
    expect(seen?.headers['x-request-id']).not.toBe('chosen');
    expect(await answer.json()).toEqual({ ok: true });
    const out = answer.headers;
    expect([out.get('ETag'), out.get('Cache-Control'), out.get('Idempotent-Replayed')]).toEqual(['W/"1"', 'public, max-age=30', 'true']);
    expect(out.get('X-Request-Id')).toBe('from-the-store');
    expect([out.get('Set-Cookie'), out.get('X-Debug')]).toEqual([null, null]);
    expect(out.get('Server')).not.toBe('secret/1.0');
  });

  it('keeps the locale a client sends, unless there is no such locale', async () => {
    const { store, ask } = open();
    store.seen.length = 0;
    await ask(call, { headers: { 'X-Locale': 'fr' } });
    await ask(call, { headers: { 'X-Locale': 'xx' } });
    expect(store.seen.map(({ headers }) => headers['x-locale'])).toEqual(['fr', 'de']);
  });

  it('passes a form with a file of 10 MiB on as it is', async () => {
    const { store, ask } = open();
    const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(10 * 1024 * 1024)}\r\n--b--\r\n`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const answer = await ask('http://localhost/api/store/common/upload', { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect(store.seen.at(-1)?.headers['content-type']).toBe(headers['Content-Type']);
    expect(store.seen.at(-1)?.body === body).toBe(true);
  });

  it('hands a file over as a download that runs nothing', async () => {
    const answer = await open().ask('http://localhost/api/store/common/file/f1?expires=1&signature=a');
    expect(await answer.text()).toBe('a;b');
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('passes HEAD and conditional requests on', async () => {
    const { store, ask } = open();
    store.seen.length = 0;
    expect((await ask(call, { method: 'HEAD' })).status).toBe(200);
    expect(store.seen[0]?.method).toBe('HEAD');
    expect((await ask(call, { headers: { 'If-None-Match': 'W/"1"' } })).status).toBe(304);
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const { store, ask } = open();
    store.seen.length = 0;
    const answer = await ask(call, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(errorAnswer.parse(await answer.json()).error.code).toBe('method_not_allowed');
    expect(store.seen).toEqual([]);
  });

  it('says in the visitor’s language that the store does not answer', async () => {
    const { store, ask } = open();
    store.down = true;
    const answer = await ask(call, { method: 'POST', body: '{}' }).finally(() => (store.down = false));
    const { error, request_id } = errorAnswer.parse(await answer.json());
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
    expect(error.code).toBe('unavailable');
    expect(error.message).toMatch(/Shop/);
    expect(error.message).not.toMatch(/ the /);
    expect(request_id).toBe(answer.headers.get('X-Request-Id'));
  });

  it('hides the fault page of a gateway', async () => {
    const answer = await open().ask('http://en.localhost/api/store/common/gateway');
    expect([answer.status, errorAnswer.parse(await answer.json()).error.code]).toEqual([503, 'unavailable']);
  });

  it('knows no other calls', async () => {
    const answer = await open().ask('http://en.localhost/api/admin');
    expect([answer.status, errorAnswer.parse(await answer.json()).error.code]).toEqual([404, 'not_found']);
  });

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.8', '203.0.113.8'],
    ['2001:db8::1', '2001:db8::1'],
  ])('tells the visitor at %j its address', async (ip, expected) => {
    const answer = await open().ask('http://en.localhost/api/get-ip', {}, ip);
    expect(await answer.json()).toEqual({ ip: expected });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
}
