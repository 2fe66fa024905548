import { expect, it } from 'vitest';
import { originsOf, spread } from './spread.ts';

const origins = ['http://a:1', 'http://b:2', 'http://c:3'];
const refused = () => new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
const cut = () => new TypeError('fetch failed', { cause: Object.assign(new Error('read'), { code: 'ECONNRESET' }) });

function open(failure: (host: string) => Error | null = () => null) {
  const asked: string[] = [];
  let time = 0;
  const send = spread(
    origins,
    async (request) => {
      const { host } = new URL(request.url);
      asked.push(host);
      const error = failure(host);
      if (error) throw error;
      return Response.json({ host, body: await request.text() });
    },
    () => time,
  );
  const ask = async (ip: string, init: RequestInit = {}, path = '/api/store/cart/cart-list') => {
    const request = new Request(`http://first${path}`, init);
    if (ip !== '') request.headers.set('X-Forwarded-For', ip);
    const answer = await send(request);
    return (await answer.json()) as { host: string; body: string }; // made just above
  };
  return { ask, asked, pass: (milliseconds: number) => (time += milliseconds) };
}

function failingOnce(error: Error) {
  let isFirst = true;
  return open(() => {
    const failure = isFirst ? error : null;
    isFirst = false;
    return failure;
  });
}

const post = (headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: '{"a":1}',
  headers: { 'Content-Length': '7', ...headers },
});

it('reads a list of origins', () => {
  expect(originsOf('http://a:1, http://b:2,')).toEqual(['http://a:1', 'http://b:2']);
});

it('leads a visitor to the same process each time, and visitors to all of them', async () => {
  const { ask } = open();
  const visitors = Array.from({ length: 60 }, (_, index) => `203.0.113.${index}`);
  const first = await Promise.all(visitors.map((ip) => ask(ip)));
  const second = await Promise.all(visitors.map((ip) => ask(ip, {}, '/api/store/common/config')));
  expect(second.map(({ host }) => host)).toEqual(first.map(({ host }) => host));
  const shares = Object.values(Object.groupBy(first, ({ host }) => host)).map((group) => group?.length ?? 0);
  expect(shares).toHaveLength(3);
  expect(Math.min(...shares)).toBeGreaterThan(8);
});

it('spreads calls on behalf of nobody by what they ask for', async () => {
  const { ask, asked } = open();
  await Promise.all(Array.from({ length: 40 }, (_, index) => ask('', {}, `/api/store/common/product-detail?web_url=${index}`)));
  expect(new Set(asked).size).toBe(3);
});

it('passes over a process that is gone and comes back to it later', async () => {
  let dead = '';
  const { ask, asked, pass } = open((host) => (host === dead ? refused() : null));
  dead = (await ask('203.0.113.9')).host;
  const other = (await ask('203.0.113.9')).host;
  expect(other).not.toBe(dead);
  asked.length = 0;
  await ask('203.0.113.9');
  expect(asked).toEqual([other]);
  const home = dead;
  dead = '';
  pass(5_001);
  expect((await ask('203.0.113.9')).host).toBe(home);
});

it('sends a body again when the first process took nothing of it', async () => {
  const { ask } = failingOnce(refused());
  expect((await ask('203.0.113.9', post())).body).toBe('{"a":1}');
});

it('repeats a call that broke off in the middle only when it cannot happen twice', async () => {
  await expect(failingOnce(cut()).ask('203.0.113.9', post())).rejects.toThrow('fetch failed');
  expect((await failingOnce(cut()).ask('203.0.113.9', post({ 'Idempotency-Key': 'k1' }))).body).toBe('{"a":1}');
  expect((await failingOnce(cut()).ask('203.0.113.9')).body).toBe('');
});

it('fails when all of them are gone', async () => {
  const { ask, asked } = open(refused);
  await expect(ask('203.0.113.9')).rejects.toThrow('fetch failed');
  expect(new Set(asked).size).toBe(3);
});
