import { expect, it, vi } from 'vitest';
import { errorAnswer } from '#contract/api/error.ts';
import type { Told } from './fake-store.ts';
import type { Platform } from './platform.ts';

/** The first request to a platform that has just started may take its time. */
const patient = { timeout: 10_000 };

const suggest = 'http://de.localhost/api/store/common/search-suggest?keyword=';
const search = 'http://de.localhost/api/store/common/search-product';
const live = 'http://de.localhost/api/store/common/product-live?skus=';
/** Old as soon as it is there, so that no test has to wait. */
const oldAtOnce = { 'Cache-Control': 'public, max-age=0, stale-while-revalidate=60' };
const uselessAtOnce = { 'Cache-Control': 'public, max-age=0' };
const fresh = { 'Cache-Control': 'public, max-age=30, stale-while-revalidate=300', ETag: 'W/"t"' };

const post = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export function cacheCases(open: () => Platform): void {
  /** Calls that the store saw with the mark. */
  const asked = (mark: string) => open().store.seen.filter(({ url, body }) => `${url} ${body}`.includes(mark));
  const tell = (mark: string, told: Told | Told[]) => {
    const list = [told].flat();
    open().store.told.set(mark, () => (list.length > 1 ? list.shift() : list[0]) ?? {});
  };

  keepingCases(open, { asked, tell });
  agingCases(open, { asked, tell });
  crowdCases(open, { asked, tell });
}

interface Tools {
  asked: (mark: string) => Platform['store']['seen'];
  tell: (mark: string, told: Told | Told[]) => void;
}

function keepingCases(open: () => Platform, { asked, tell }: Tools): void {
  it('asks once for what two visitors want to see, and tells each their own request', async () => {
    const { ask } = open();
    tell('twice', { headers: { ...fresh, 'RateLimit-Remaining': '7' }, body: { n: 1 } });
    const [one, other] = [await ask(`${suggest}twice`), await ask(`${suggest}twice`)];
    expect([await one.json(), await other.json()]).toEqual([{ n: 1 }, { n: 1 }]);
    expect(asked('twice')).toHaveLength(1);
    expect([one.headers.get('Age'), Number(other.headers.get('Age')) >= 0]).toEqual([null, true]);
    expect(other.headers.get('Cache-Control')).toBe(fresh['Cache-Control']);
    expect([one.headers.get('RateLimit-Remaining'), other.headers.get('RateLimit-Remaining')]).toEqual(['7', null]);
    const ids = [one, other].map(({ headers }) => headers.get('X-Request-Id'));
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size).toBe(2);
  });

  it('knows a search again however its body is written, and no other', async () => {
    const { ask } = open();
    tell('written', { headers: fresh });
    await ask(search, post({ keyword: 'written', page: 1, in_stock: true }));
    await ask(search, post({ in_stock: true, nonsense: 'x', page: 1, brand_web_url: null, keyword: ' written ' }));
    expect(asked('written').map(({ body }) => body)).toEqual(['{"in_stock":true,"keyword":"written","page":1}']);
    await ask(search, post({ keyword: 'written', page: 2, in_stock: true }));
    await ask(search, post({ keyword: 'written', page: 1, in_stock: false }));
    expect(asked('written')).toHaveLength(3);
  });

  it('keeps languages and currencies apart', async () => {
    const { ask } = open();
    tell('apart', { headers: fresh });
    for (const headers of [
      {},
      { 'X-Locale': 'fr' },
      { 'X-Currency': 'USD' },
      { 'X-Currency': 'usd' },
      { 'X-Currency': 'EUR' },
      { 'X-Currency': 'XXX' },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each could find the one before
      await ask(`${suggest}apart`, { headers });
    }
    const seen = asked('apart').map(({ headers }) => `${String(headers['x-locale'])} ${String(headers['x-currency'])}`);
    expect(seen).toEqual(['de EUR', 'fr EUR', 'de USD']);
  });

  it('asks the store for catalog as nobody in particular', async () => {
    const { ask } = open();
    tell('nobody', { headers: fresh });
    const headers = {
      Authorization: 'Bearer st_1',
      'X-Cart-Key': 'ck_1',
      'X-Access-Key': 'ak_1',
      Cookie: 'token=st_1',
      'User-Agent': 'spy',
    };
    await ask(`${suggest}nobody`, { headers });
    const [seen] = asked('nobody');
    for (const name of ['authorization', 'x-cart-key', 'x-access-key', 'cookie', 'x-forwarded-host'])
      expect(seen?.headers).not.toHaveProperty(name);
    expect(seen?.headers['user-agent']).not.toBe('spy');
    await ask(`${suggest}nobody`);
    expect(asked('nobody')).toHaveLength(1);
  });

  it('lets the store count the calls of a customer’s program', async () => {
    const { ask } = open();
    tell('program', { headers: fresh });
    const headers = { Authorization: 'Bearer sk_1' };
    await ask(`${suggest}program`, { headers });
    await ask(`${suggest}program`, { headers });
    expect(asked('program').map((seen) => seen.headers['authorization'])).toEqual(['Bearer sk_1', 'Bearer sk_1']);
  });

  it('keeps no private call, whatever the store says of it', async () => {
    const { ask } = open();
    tell('cart-num', { headers: fresh });
    for (const key of ['ck_1', 'ck_2']) await ask('http://de.localhost/api/store/common/cart-num', { headers: { 'X-Cart-Key': key } }); // oxlint-disable-line no-await-in-loop -- two
    expect(asked('cart-num').map(({ headers }) => headers['x-cart-key'])).toEqual(['ck_1', 'ck_2']);
  });

  it.each(['private, max-age=60', 'no-store', 'no-cache, max-age=60', ''])('keeps nothing that says “%s”', async (rule) => {
    const { ask } = open();
    const mark = `rule-${rule.length}`;
    tell(mark, { headers: { 'Cache-Control': rule } });
    await ask(`${suggest}${mark}`);
    await ask(`${suggest}${mark}`);
    expect(asked(mark)).toHaveLength(2);
  });

  it('asks anew for nothing but the text that an address says is a draft', async () => {
    const { ask } = open();
    tell('planned-part', {
      headers: fresh,
      body: { mpn: 'A', name: 'A', description: 'A', category: { name: 'A' }, manufacturer: { name: 'A' } },
    });
    tell('planned-text', { headers: fresh, body: {} });
    const token = `?preview=mbxyz123.${'a'.repeat(43)}`;
    for (const path of ['/product/planned-part', '/news/details/planned-text']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each could find the one before
      for (let times = 0; times < 2; times += 1) await (await ask(`http://de.localhost${path}${token}`)).text();
    }
    expect(asked('planned-part').filter(({ url }) => url.includes('product-detail'))).toHaveLength(1);
    expect(asked('planned-text').map(({ headers }) => typeof headers['x-preview'])).toEqual(['string', 'string']);
  });

  it('answers 304 by itself to who has the answer', async () => {
    const { ask } = open();
    tell('tagged', { headers: fresh });
    const first = await ask(`${suggest}tagged`, { headers: { 'If-None-Match': 'W/"older"' } });
    const second = await ask(`${suggest}tagged`, { headers: { 'If-None-Match': 'W/"older", "t"' } });
    expect([first.status, second.status, await second.text()]).toEqual([200, 304, '']);
    expect(second.headers.get('ETag')).toBe('W/"t"');
    expect(asked('tagged').map(({ headers }) => headers['if-none-match'])).toEqual([undefined]);
  });

  it('keeps that there is nothing, under the name of each visitor’s own request', async () => {
    const { ask } = open();
    const body = { error: { code: 'not_found', message: 'nothing' }, request_id: 'of-the-first' };
    tell('missing-part', { status: 404, headers: { 'Cache-Control': 'public, max-age=30' }, body });
    const address = 'http://de.localhost/api/store/common/product-detail?web_url=missing-part';
    await ask(address);
    const again = await ask(address);
    expect(again.status).toBe(404);
    expect(errorAnswer.parse(await again.json()).request_id).toBe(again.headers.get('X-Request-Id'));
    expect(asked('missing-part')).toHaveLength(1);
  });

  it.each([422, 429, 500, 503])('keeps no answer %i', async (status) => {
    const { ask } = open();
    const mark = `status-${status}`;
    tell(mark, { status, headers: fresh, body: { error: { code: 'x', message: 'x' }, request_id: 'r' } });
    expect([(await ask(`${suggest}${mark}`)).status, (await ask(`${suggest}${mark}`)).status]).toEqual([status, status]);
    expect(asked(mark)).toHaveLength(2);
  });

  it('hands over an answer that is too large to keep', async () => {
    const { ask } = open();
    tell('huge', { headers: fresh, body: { text: 'x'.repeat(1024 * 1024) } });
    expect((await (await ask(`${suggest}huge`)).text()).length).toBeGreaterThan(1024 * 1024);
    await ask(`${suggest}huge`);
    expect(asked('huge')).toHaveLength(2);
  });

  it('takes GET and HEAD from one answer', async () => {
    const { ask } = open();
    tell('headed', { headers: fresh, body: { whole: true } });
    const head = await ask(`${suggest}headed`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await (await ask(`${suggest}headed`)).json()).toEqual({ whole: true });
    expect(asked('headed').map(({ method }) => method)).toEqual(['GET']);
  });
}

function agingCases(open: () => Platform, { asked, tell }: Tools): void {
  it('serves an old answer at once while the new one is under way, once', async () => {
    const { ask } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    tell('aging', [
      { headers: oldAtOnce, body: { n: 1 } },
      { headers: fresh, body: { n: 2 }, after: promise },
    ]);
    await ask(`${suggest}aging`);
    const [second, third] = [await ask(`${suggest}aging`), await ask(`${suggest}aging`)];
    expect([await second.json(), await third.json()]).toEqual([{ n: 1 }, { n: 1 }]);
    expect(second.headers.get('X-Stale')).toBeNull();
    resolve();
    await vi.waitFor(async () => expect(await (await ask(`${suggest}aging`)).json()).toEqual({ n: 2 }), patient);
    expect(asked('aging')).toHaveLength(2);
  });

  it.each<[string, Told]>([
    ['breaks off', { isBroken: true }],
    ['is ill', { status: 500, body: { error: { code: 'internal', message: 'oops' }, request_id: 'r' } }],
    ['is at rest', { status: 503, body: { error: { code: 'unavailable', message: 'later' }, request_id: 'r' } }],
  ])('serves what it knows, marked as old, when the store %s', async (how, told) => {
    const { ask } = open();
    const mark = `rescue-${how.length}`;
    tell(mark, [{ headers: uselessAtOnce, body: { n: 1 } }, told]);
    await ask(`${suggest}${mark}`);
    const [rescued, again] = [await ask(`${suggest}${mark}`), await ask(`${suggest}${mark}`)];
    expect([rescued.status, rescued.headers.get('X-Stale'), await rescued.json()]).toEqual([200, '1', { n: 1 }]);
    expect([again.status, again.headers.get('X-Stale')]).toEqual([200, '1']);
    // A store that is down is not asked by each visitor.
    expect(asked(mark)).toHaveLength(2);
  });

  it('never serves old stock', async () => {
    const { ask } = open();
    tell('OLD-STOCK', [{ headers: uselessAtOnce, body: { n: 1 } }, { isBroken: true }]);
    await ask(`${live}OLD-STOCK`);
    const answer = await ask(`${live}OLD-STOCK`);
    expect([answer.status, answer.headers.get('X-Stale')]).toEqual([503, null]);
  });

  it('asks again after a failure as soon as somebody wants to know', async () => {
    const { ask } = open();
    tell('recovers', [{ isBroken: true }, { headers: fresh, body: { n: 2 } }]);
    expect((await ask(`${suggest}recovers`)).status).toBe(503);
    expect(await (await ask(`${suggest}recovers`)).json()).toEqual({ n: 2 });
  });
}

function crowdCases(open: () => Platform, { asked, tell }: Tools): void {
  it('asks once for a crowd', async () => {
    const { ask } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    tell('many', { headers: fresh, body: { n: 1 }, after: promise });
    const crowd = Array.from({ length: 200 }, () => ask(search, post({ keyword: 'many' })));
    await vi.waitFor(() => expect(asked('many')).toHaveLength(1), patient);
    resolve();
    const answers = await Promise.all(crowd);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answers[199]?.json()).toEqual({ n: 1 });
    expect(asked('many')).toHaveLength(1);
  });

  it.each([
    ['a token that has ended', 401, 'token_invalid'],
    ['a place that is closed to them', 403, 'access_denied'],
    ['a used up allowance', 429, 'rate_limited'],
  ])('lets nobody answer for %s of somebody else', async (_, status, code) => {
    const { store, ask } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const mark = `refused-${status}`;
    const refusal = { status, after: promise, body: { error: { code, message: 'no' }, request_id: 'r' } };
    store.told.set(mark, ({ headers }) => (headers['x-forwarded-for'] === '6.6.6.6' ? refusal : { headers: fresh }));
    const refused = ask(`${suggest}${mark}`, {}, '6.6.6.6');
    await vi.waitFor(() => expect(asked(mark)).toHaveLength(1), patient);
    const others = ['7.7.7.7', '8.8.8.8'].map((ip) => ask(`${suggest}${mark}`, {}, ip));
    resolve();
    expect((await refused).status).toBe(status);
    expect((await Promise.all(others)).map((answer) => answer.status)).toEqual([200, 200]);
    expect(asked(mark)).toHaveLength(2);
  });

  it('tells a crowd at once that the store is away', async () => {
    const { ask } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    tell('lonely-crowd', { isBroken: true, after: promise });
    const crowd = Array.from({ length: 20 }, () => ask(`${suggest}lonely-crowd`));
    await vi.waitFor(() => expect(asked('lonely-crowd')).toHaveLength(1), patient);
    resolve();
    const answers = await Promise.all(crowd);
    expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(answers.map(() => [503, '5']));
    // Whoever comes after the failure asks anew, and on a busy machine a few of the crowd do.
    expect(asked('lonely-crowd').length).toBeLessThan(crowd.length / 2);
  });
}
