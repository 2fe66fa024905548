/** Requests that no browser makes, byte by byte against the real server: what one program reads as one request, another may read as two. */
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { diskAssets } from './disk-assets.ts';
import { createNodeEdge } from './node.ts';
import { type FakeStore, openFakeStore } from './testing/fake-store.ts';
import { type FixtureDist, makeFixtureDist } from './testing/fixture-dist.ts';

let store: FakeStore;
let dist: FixtureDist;
let server: ReturnType<typeof createAdaptorServer>;
let port = 0;

beforeAll(async () => {
  [store, dist] = await Promise.all([openFakeStore(), makeFixtureDist()]);
  const edge = createNodeEdge({ assets: diskAssets(dist.folder), hosts: readSiteHosts('localhost', undefined), upstream: store.origin });
  server = createAdaptorServer({ fetch: edge.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await Promise.all([store.close(), dist.remove()]);
});
beforeEach(() => (store.seen.length = 0));

/** Sends the bytes as they are; gives the status of each answer until the server ends the connection. */
async function send(...parts: string[]): Promise<{ statuses: number[]; text: string }> {
  const socket = createConnection({ host: '127.0.0.1', port });
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
  socket.on('error', () => socket.destroy()); // cut off in the middle of what is refused
  for (const part of parts) socket.write(part, 'latin1');
  await once(socket, 'close');
  return { statuses: [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)), text };
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const host = 'Host: de.localhost';
const end = 'Connection: close';
const json = 'Content-Type: application/json';
const hidden = lines('GET /api/store/cart/hidden HTTP/1.1', host, end);
const add = 'POST /api/store/cart/add HTTP/1.1';

it.each<[string, string]>([
  ['a length and chunks', lines(add, host, json, 'Content-Length: 5', 'Transfer-Encoding: chunked') + '0\r\n\r\n' + hidden],
  ['chunks and a length', lines(add, host, json, 'Transfer-Encoding: chunked', 'Content-Length: 5') + '0\r\n\r\n' + hidden],
  ['two lengths', lines(add, host, json, 'Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden],
  ['a list of lengths', lines(add, host, json, `Content-Length: 0, ${hidden.length}`) + hidden],
  ['a length with a sign', lines(add, host, json, 'Content-Length: +0') + hidden],
  ['a length in hexadecimal', lines(add, host, json, 'Content-Length: 0x0') + hidden],
  ['a negative length', lines(add, host, json, 'Content-Length: -1') + hidden],
  ['a length that no number holds', lines(add, host, json, 'Content-Length: 99999999999999999999999') + hidden],
  ['a coding that is not known', lines(add, host, json, 'Transfer-Encoding: xchunked') + '0\r\n\r\n' + hidden],
  ['chunks under another coding', lines(add, host, json, 'Transfer-Encoding: chunked, identity') + '0\r\n\r\n' + hidden],
  ['a coding with a tab before it ends', lines(add, host, json, 'Transfer-Encoding:\x0bchunked') + '0\r\n\r\n' + hidden],
  ['a space before the colon', lines(add, host, json, 'Content-Length : 0') + hidden],
  ['a folded header', lines(add, host, json, 'X-Currency: USD', ' Content-Length: 0') + hidden],
  ['a bare line feed in a header', lines(add, host, json, `X-Currency: USD\nContent-Length: ${hidden.length}`) + hidden],
  ['a bare carriage return in a header', lines(add, host, json, `X-Currency: USD\rContent-Length: ${hidden.length}`) + hidden],
  ['a zero byte in a header', lines(add, host, json, 'X-Currency: USD\0', 'Content-Length: 0') + hidden],
  ['a chunk of a size that no number holds', lines(add, host, json, 'Transfer-Encoding: chunked') + 'fffffffffffffffff\r\n' + hidden],
  ['a chunk that ends elsewhere', lines(add, host, json, 'Transfer-Encoding: chunked') + '2\r\n{}XX0\r\n\r\n' + hidden],
])('takes no second request out of one with %s', async (_, bytes) => {
  const { statuses } = await send(bytes);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  expect(store.seen.map(({ url }) => url)).not.toContain('/api/store/cart/hidden');
});

it('reads what a GET carries as its body', async () => {
  const { statuses } = await send(
    lines('GET /api/store/cart/list HTTP/1.1', host, `Content-Length: ${hidden.length}`) + hidden,
    lines('GET /healthz HTTP/1.1', host, end),
  );
  expect(statuses).toEqual([200, 200]);
  expect(store.seen.map(({ url }) => url)).toEqual(['/api/store/cart/list', '/healthz']);
});

it('passes nothing on that could end a header', async () => {
  await send(
    lines(add, host, json, 'X-Currency: USD%0d%0aX-Edge-Secret: guess', 'X-Cart-Key: ck\tX-Edge-Secret: guess', 'Content-Length: 2', end) +
      '{}',
  );
  expect(store.seen).toHaveLength(1);
  expect(store.seen[0]?.headers).not.toHaveProperty('x-edge-secret');
});

it.each<[string, string]>([
  ['a whole address as its target', lines('GET http://evil.example/api/store/cart/list HTTP/1.1', host, end)],
  ['a whole address of the shop', lines('GET http://de.localhost/api/store/cart/list HTTP/1.1', 'Host: evil.example', end)],
  ['two hosts', lines('GET /api/store/cart/list HTTP/1.1', host, 'Host: evil.example', end)],
  ['no host', lines('GET /api/store/cart/list HTTP/1.1', end)],
  ['an empty host', lines('GET /api/store/cart/list HTTP/1.1', 'Host:', end)],
  ['a host with a name before it', lines('GET /api/store/cart/list HTTP/1.1', 'Host: de.localhost@evil.example', end)],
  ['a host with a path', lines('GET /api/store/cart/list HTTP/1.1', 'Host: evil.example/x?', end)],
  ['a host with a fragment', lines('GET /api/store/cart/list HTTP/1.1', 'Host: evil.example#', end)],
  ['a host with a backslash', lines('GET /api/store/cart/list HTTP/1.1', 'Host: evil.example\\de.localhost', end)],
  ['a host with a space', lines('GET /api/store/cart/list HTTP/1.1', 'Host: de.localhost evil.example', end)],
  ['a host with markup', lines('GET / HTTP/1.1', 'Host: "><script>', end)],
  ['a host with a port that is none', lines('GET / HTTP/1.1', 'Host: de.localhost:99999', end)],
  ['a target without a slash', lines('GET api/store/cart/list HTTP/1.1', host, end)],
  ['a star as its target', lines('OPTIONS * HTTP/1.1', host, end)],
  ['a backslash in its path', lines('GET /api\\store/cart/list HTTP/1.1', host, end)],
  ['a tunnel as its wish', lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443')],
])('refuses a request with %s', async (_, bytes) => {
  const { statuses, text } = await send(bytes);
  expect(statuses.filter((status) => status !== 400)).toEqual([]);
  expect(text).not.toContain('evil');
  expect(store.seen).toEqual([]);
});

it.each([
  '/api/store/../../admin',
  '/api/store/common/..%2f..%2fadmin/orders',
  '/api/store/common/%2e%2e/%2e%2e/admin',
  '/api/store/common/.%2e/admin/orders',
  '/api/store/%2fadmin/orders',
  '/api/store//admin/orders',
  '/api/store/cart/list%00.css',
  '/api/store/cart/list%0d%0aX-Edge-Secret:%20guess',
  '/api/store/c%c0%aert/list',
  '/api/store/%c0%ae%c0%ae/admin/orders',
  '/api/store/cart/list/..;/..;/admin',
  '/api/%73tore/cart/list',
  '/API/store/cart/list',
])('finds nothing behind %s', async (path) => {
  const { statuses } = await send(lines(`GET ${path} HTTP/1.1`, host, end));
  expect([400, 404]).toContain(statuses[0]);
  // A page that was not found still shows the shop around it.
  expect(store.seen.map(({ url }) => url).filter((url) => url !== '/api/store/common/config')).toEqual([]);
});

it.each(['/.git/config', '/.git/', '/.env', '/package.json', '/assets/', '/builds/'])(
  'shows neither a folder nor what was not built: %s',
  async (path) => {
    const { statuses, text } = await send(lines(`GET ${path} HTTP/1.1`, host, end));
    expect([301, 404]).toContain(statuses[0]);
    expect(text).not.toContain('index-1.js.br');
  },
);

it.each(['TRACE', 'PUT', 'PROPFIND'])('answers no %s, and repeats nothing of it', async (method) => {
  const { statuses, text } = await send(lines(`${method} /cart HTTP/1.1`, host, 'X-Marker: planted', end));
  expect(statuses).toHaveLength(1);
  expect(statuses[0]).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain('planted');
  expect(store.seen).toEqual([]);
});

it.each(['/', '/assets/index-1.js', '/favicon.svg', '/nothing', '/api/nothing', '/api/get-ip', '/api/store/common/config'])(
  'says how the text at %s is written',
  async (path) => {
    const { text } = await send(lines(`GET ${path} HTTP/1.1`, host, end));
    expect(text).toMatch(/^content-type: (?:\S+; ?charset=utf-8|image\/svg\+xml|application\/(?:\w+\+)?json)/im);
  },
);

/** Pieces of 64 KiB of a body that names no length. */
function chunks(count: number): string[] {
  return Array.from({ length: count }, () => `10000\r\n${'x'.repeat(0x10000)}\r\n`);
}

it('counts the pieces of a body that names no length', async () => {
  const { statuses } = await send(lines(add, host, json, 'Transfer-Encoding: chunked', end), ...chunks(5), '0\r\n\r\n');
  expect(statuses).toEqual([413]);
  expect(store.seen).toEqual([]);
});

const next = lines('GET /healthz HTTP/1.1', host, end);
const upload = 'POST /api/store/common/upload HTTP/1.1';
const form = 'Content-Type: multipart/form-data; boundary=x';
const sized = (length: number, ...start: string[]) => lines(...start, host, `Content-Length: ${length}`) + 'x'.repeat(length);

it.each<[string, number, string[]]>([
  ['of a length that no call takes', 413, [sized(300_000, add, json)]],
  ['in chunks that become too many', 413, [lines(add, host, json, 'Transfer-Encoding: chunked'), ...chunks(5), '0\r\n\r\n']],
  ['of a file that is too large', 413, [sized(13 * 1024 * 1024, upload, form)]],
  ['of a method that is not allowed', 405, [sized(300_000, 'PUT /api/store/cart/add HTTP/1.1', json)]],
  ['of a call that does not exist', 404, [sized(200_000, 'POST /api/nothing HTTP/1.1', json)]],
  ['sent to a page', 405, [sized(200_000, 'POST /cart HTTP/1.1', json)]],
])('answers the next request on a connection after a body %s', async (_, status, parts) => {
  const { statuses } = await send(...parts, next);
  expect(statuses).toEqual([status, 200]);
});

it('answers the next request after a file that the store refused at its first bytes', async () => {
  store.told.set('common/upload', {
    status: 415,
    body: { error: { code: 'unsupported_type', message: 'no' }, request_id: 'r' },
    isEarly: true,
  });
  const { statuses } = await send(sized(2 * 1024 * 1024, upload, form), next).finally(() => store.told.clear());
  expect(statuses).toEqual([415, 200]);
});

it('ends the connection with the answer to a body that does not come to its end', async () => {
  const { statuses, text } = await send(lines(add, host, json, 'Content-Length: 50000000') + 'x'.repeat(1000));
  expect(statuses).toEqual([413]);
  expect(text).toMatch(/^connection: close/im);
});

it('takes what stands after a query for a part of it', async () => {
  const { statuses } = await send(lines('GET /api/store/cart/list?a=http://evil.example/../admin HTTP/1.1', host, end));
  expect(statuses).toEqual([200]);
  expect(store.seen.map(({ url }) => url)).toEqual(['/api/store/cart/list?a=http://evil.example/../admin']);
});
