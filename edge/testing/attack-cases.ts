import { expect, it } from 'vitest';
import { errorAnswer } from '#contract/api/error.ts';
import type { Platform } from './platform.ts';

const fresh = { 'Cache-Control': 'public, max-age=30', ETag: 'W/"t"' };
const suggest = 'http://de.localhost/api/store/common/search-suggest';
const json = { 'Content-Type': 'application/json' };

/** What somebody sends who wants another answer in the cache, or another host in a link. */
const misleading = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'gopher',
  'X-Host': 'evil.example',
  Forwarded: 'host=evil.example',
  'X-Original-URL': '/api/store/admin/orders',
  'X-Rewrite-URL': '/api/store/admin/orders',
  'X-HTTP-Method-Override': 'POST',
  'X-Edge-Secret': 'guess',
  Accept: 'text/html',
  'Accept-Language': 'ja',
  Range: 'bytes=0-1',
  'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT',
  'Cache-Control': 'no-cache, no-store',
  Pragma: 'no-cache',
  Origin: 'https://evil.example',
  Referer: 'https://evil.example/',
};

export function attackCases(open: () => Platform): void {
  const asked = (mark: string) => open().store.seen.filter(({ url, body }) => `${url} ${body}`.includes(mark));

  cachePoisoning(open, asked);
  sizes(open, asked);
  addresses(open);
}

function cachePoisoning(open: () => Platform, asked: (mark: string) => Platform['store']['seen']): void {
  it.each(Object.entries(misleading))('keeps nothing of %s: %s for the next visitor', async (name, value) => {
    const { store, ask } = open();
    const mark = `poison-${name.toLowerCase()}`;
    // As a careless store would: whatever arrives stands in the answer.
    store.told.set(mark, ({ headers }) => ({ headers: fresh, body: { told: headers[name.toLowerCase()] ?? null } }));
    const bad = await ask(`${suggest}?keyword=${mark}`, { headers: { [name]: value } });
    expect([bad.status, JSON.stringify(await bad.json()).includes(value)]).toEqual([200, false]);
    const [seen] = asked(mark);
    expect(JSON.stringify(seen?.headers[name.toLowerCase()] ?? '')).not.toContain(value);
    expect((await ask(`${suggest}?keyword=${mark}`)).headers.get('Age')).not.toBeNull();
  });

  it.each([
    ['keyword=one-of-two&keyword=other', 'keyword=one-of-two'],
    ['utm_source=x&keyword=stripped&_=1', 'keyword=stripped'],
    ['limit=5&keyword=in-order', 'keyword=in-order&limit=5'],
    ['keyword=%6Fne-letter', 'keyword=one-letter'],
    ['KEYWORD=no&keyword=of-case', 'keyword=of-case'],
    ['keyword=semi;limit=2', 'keyword=semi%3Blimit%3D2'],
    ['keyword=amp%26limit%3D2', 'keyword=amp%26limit%3D2'],
    ['__proto__=1&constructor=2&keyword=proto', 'keyword=proto'],
  ])('asks the store for %s as %s', async (query, plain) => {
    const { store, ask } = open();
    store.seen.length = 0;
    await ask(`${suggest}?${query}`);
    await ask(`${suggest}?${plain}`);
    expect(store.seen.map(({ url }) => url)).toEqual([`/api/store/common/search-suggest?${plain}`]);
  });

  it('takes no text for another’s end', async () => {
    const { store, ask } = open();
    store.told.set('edges', ({ url }) => ({ headers: fresh, body: { url } }));
    const queries = ['keyword=edges&limit=1', 'keyword=edges%26limit%3D1', 'keyword=edges%22%2C%22fr%22', 'keyword=edges'];
    for (const query of queries) await ask(`${suggest}?${query}`); // oxlint-disable-line no-await-in-loop -- one after the other
    expect(asked('edges')).toHaveLength(queries.length);
  });

  it('asks as it was asked when the contract does not allow the request', async () => {
    const { store, ask } = open();
    const refused = { status: 422, headers: fresh, body: { error: { code: 'validation_failed', message: 'no' }, request_id: 'r' } };
    store.told.set('limit=99', refused);
    expect((await ask(`${suggest}?keyword=x&limit=99`)).status).toBe(422);
    expect((await ask(`${suggest}?keyword=x&limit=99`)).headers.get('Age')).toBeNull();
  });
}

/** A body of which nobody says how long it is. */
function stream(kilobytes: number, mark: string) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`{"keyword":"${mark}","x":"`));
      for (let sent = 0; sent < kilobytes; sent += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
      controller.enqueue(new TextEncoder().encode('"}'));
      controller.close();
    },
  });
}

function sizes(open: () => Platform, asked: (mark: string) => Platform['store']['seen']): void {
  it.each([
    ['a search', 'common/search-product', 300],
    ['a private call', 'cart/add', 300],
    ['a call of no contract', 'order/payment-notify/x', 300],
  ])('refuses %s that is larger than the contract allows, whatever length it names', async (_, path, kilobytes) => {
    const { ask } = open();
    const mark = `large-${path.length}`;
    const address = `http://de.localhost/api/store/${path}`;
    const named = await ask(address, {
      method: 'POST',
      headers: json,
      body: `{"keyword":"${mark}","x":"${'x'.repeat(kilobytes * 1024)}"}`,
    });
    const unnamed = await ask(address, { method: 'POST', headers: json, body: stream(kilobytes, mark), duplex: 'half' });
    for (const answer of [named, unnamed]) {
      expect(answer.status).toBe(413);
      // oxlint-disable-next-line no-await-in-loop -- two answers
      expect(errorAnswer.parse(await answer.json()).error).toMatchObject({ code: 'too_large', data: { limit: 262_144 } });
    }
    expect(asked(mark)).toEqual([]);
  });

  it('lets a bill of materials have its own limit', async () => {
    const { ask } = open();
    const address = 'http://de.localhost/api/store/common/bom-match';
    expect((await ask(address, { method: 'POST', headers: json, body: stream(1_000, 'bom'), duplex: 'half' })).status).toBe(200);
    expect((await ask(address, { method: 'POST', headers: json, body: stream(2_100, 'bom'), duplex: 'half' })).status).toBe(413);
  });

  it('breaks off a file that is larger than it may be', async () => {
    const { ask, store } = open();
    store.seen.length = 0;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const body = stream(12_000, 'file');
    const answer = await ask('http://de.localhost/api/store/common/upload', { method: 'POST', headers, body, duplex: 'half' });
    expect(answer.status).toBe(413);
    expect(store.seen).toHaveLength(0);
  });

  it('refuses an address that is longer than the contract allows', async () => {
    const { ask } = open();
    const answer = await ask(`${suggest}?keyword=${'x'.repeat(4_096)}`);
    expect([answer.status, errorAnswer.parse(await answer.json()).error.data]).toEqual([413, { limit: 4096 }]);
  });
}

function addresses(open: () => Platform): void {
  it.each([
    '/api/store/common/../admin/orders',
    '/api/store/common/%2e%2e/admin/orders',
    '/api/store/common/..%2fadmin/orders',
    '/api/store/common%2Fconfig',
    '/api/store//common/config',
    '/api/store/common/config/',
    '/api/store/common/config%00',
    '/api/store/common/config;x=1',
    '/api/store/common/config%20',
    '/api/store/common/%63onfig',
    '/api/store/common/config%3Fa=1',
    '/api/store/common/cönfig',
    '/api/store/.env',
    '/api/store/',
    '/api//store/common/config',
  ])('has no call at %s', async (path) => {
    const { store, ask } = open();
    store.seen.length = 0;
    const answer = await ask(`http://de.localhost${path}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(store.seen).toEqual([]);
  });

  it.each([
    ['/user/order', true],
    ['http://fr.localhost/order/x', true],
    ['https://evil.example/', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https:evil.example', false],
    ['javascript:alert(1)', false],
    ['http://de.localhost.evil.example/', false],
    ['http://de.localhost@evil.example/', false],
  ])('follows a redirect of the store to %s: %s', async (location, isFollowed) => {
    const { store, ask } = open();
    store.told.set('/redirect-', { status: 303, headers: { Location: location } });
    const answer = await ask('http://de.localhost/api/store/order/redirect-to');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, isFollowed ? location : null]);
  });

  it.each([
    ['de.localhost:8443', 'de.localhost:8443'],
    ['evil.example', undefined],
    ['de.localhost.evil.example', undefined],
  ])('tells the store of the host %s: %s', async (host, told) => {
    const { store, ask } = open();
    store.seen.length = 0;
    await ask(`http://${host}/api/store/user/forgot-pwd`, {
      method: 'POST',
      headers: { ...json, 'X-Forwarded-Host': 'evil.example' },
      body: '{}',
    });
    expect(store.seen.map(({ headers }) => headers['x-forwarded-host'])).toEqual([told]);
  });

  it('writes no name of a host that is not its own into a page', async () => {
    const { ask } = open();
    for (const path of ['/', '/cart', '/nothing', '/product/lm358n-nopb', '/rss.xml', '/robots.txt', '/sitemap.xml']) {
      // oxlint-disable-next-line no-await-in-loop -- a few pages
      const answer = await ask(`http://evil.example${path}`, { headers: { 'X-Forwarded-Host': 'evil.example' } });
      // oxlint-disable-next-line no-await-in-loop -- a few pages
      expect(`${JSON.stringify([...answer.headers])} ${await answer.text()}`, path).not.toContain('evil');
    }
  });

  it.each([
    '//evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/de//evil.example/',
    '/https:evil.example/',
    '///evil.example//',
  ])('leads %s to no other host', async (path) => {
    const { ask } = open();
    const location = (await ask(`http://de.localhost${path}`)).headers.get('Location') ?? '/';
    expect(location).toMatch(/^\/(?![/\\])/);
  });
}
