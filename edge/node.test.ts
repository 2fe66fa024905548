import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSiteHosts } from '#contract/site-hosts.ts';
import type { AdminAt } from './admin-gate.ts';
import { diskAssets } from './disk-assets.ts';
import { createNodeEdge, onAdminPort } from './node.ts';
import { type FixtureDist, makeFixtureDist } from './testing/fixture-dist.ts';

let dist: FixtureDist;
const list = { list: 'LM358 '.repeat(1000) };

async function portOf(server: ReturnType<typeof createAdaptorServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** `fetch` would choose Accept-Encoding and Host by itself. */
const askAt =
  (at: number) =>
  (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
      const asked = httpRequest({ host: '127.0.0.1', port: at, path, headers: { Host: 'de.localhost', ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
      });
      asked.on('error', fail).end();
    });

async function serve(behindProxy: boolean, adminAt: AdminAt = 'off') {
  const edge = createNodeEdge({
    assets: diskAssets(dist.folder),
    hosts: readSiteHosts('localhost'),
    behindProxy,
    adminAt,
    fetch: async () => Response.json(list),
  });
  const server = createAdaptorServer({ fetch: edge.fetch });
  const admin = createAdaptorServer({ fetch: onAdminPort(edge) });
  const [port, adminPort] = await Promise.all([portOf(server), portOf(admin)]);
  const close = () => Promise.all([server, admin].map((one) => new Promise((done) => one.close(done))));
  return { ask: askAt(port), askAdmin: askAt(adminPort), adminPort, close };
}

let plain: Awaited<ReturnType<typeof serve>>;
let proxied: Awaited<ReturnType<typeof serve>>;
let withPort: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  dist = await makeFixtureDist();
  [plain, proxied, withPort] = await Promise.all([serve(false), serve(true), serve(true, 'port')]);
});
afterAll(async () => {
  await Promise.all([plain.close(), proxied.close(), withPort.close()]);
  await dist.remove();
});

it.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli form'],
  ['gzip', 'gzip', 'gzip form'],
  ['identity', undefined, 'console.log'],
  ['', undefined, 'console.log'],
])('answers a script to "%s" with %s', async (accepted, encoding, begins) => {
  const { status, headers, body } = await plain.ask('/assets/index-1.js', { 'Accept-Encoding': accepted });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(body.toString()).toContain(begins);
  if (encoding) expect(headers['vary']).toMatch(/Accept-Encoding/i);
});

it('compresses answers of the store', async () => {
  const { headers, body } = await plain.ask('/api/store/common/hot-product', { 'Accept-Encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(body.length).toBeLessThan(1_000);
});

it('finds the locale in the Host header', async () => {
  const { body } = await plain.ask('/cart');
  expect(body.toString()).toContain('data-locale="de"');
});

it('believes a forwarded address only behind a proxy, and then only the last one', async () => {
  const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7' };
  expect(JSON.parse((await plain.ask('/api/get-ip', headers)).body.toString())).toEqual({ ip: '127.0.0.1' });
  expect(JSON.parse((await proxied.ask('/api/get-ip', headers)).body.toString())).toEqual({ ip: '203.0.113.7' });
});

it('knows behind a proxy that the visitor came by HTTPS', async () => {
  const headers = { 'X-Forwarded-Proto': 'https' };
  expect((await plain.ask('/cart', headers)).headers['strict-transport-security']).toBeUndefined();
  expect((await proxied.ask('/cart', headers)).headers['strict-transport-security']).toContain('max-age=');
});

it.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/assets/%00'])('gives nothing outside the build for %s', async (path) => {
  const { status, body } = await plain.ask(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('"dependencies"');
});

it.each([
  'de.localhost"><script>x',
  "de.localhost'onload=x",
  'evil.example/path',
  'evil@de.localhost',
  'evil example',
  '%65vil',
  '[evil',
  ':99999evil',
])('writes nothing of the malformed Host %j into an answer', async (host) => {
  for (const path of ['/', '/nothing', '/cart/']) {
    // oxlint-disable-next-line no-await-in-loop -- three pages
    const { headers, body } = await plain.ask(path, { Host: host });
    expect(`${JSON.stringify(headers)}${body.toString()}`).not.toMatch(/evil|onload=x|<script>x/);
  }
});

it.each([
  ['no header', {}],
  ['the name of the operator’s port', { Host: 'PORT' }],
  ['a forwarded host', { 'X-Forwarded-Host': 'PORT', 'X-Forwarded-Port': 'PORT', Forwarded: 'host=PORT' }],
  ['the address of this machine', { Host: '127.0.0.1', 'X-Forwarded-For': '127.0.0.1' }],
])('has the operator’s side on its own port alone, whatever a proxy passes on: %s', async (_name, given) => {
  const headers = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value.replace('PORT', `127.0.0.1:${withPort.adminPort}`)]),
  );
  for (const path of ['/admin', '/api/store/admin/orders', '/api/store/admin/log-in']) {
    // oxlint-disable-next-line no-await-in-loop -- three paths
    expect([path, (await withPort.ask(path, headers)).status]).toEqual([path, 404]);
  }
  expect((await withPort.askAdmin('/admin', headers)).status).toBe(200);
  expect((await withPort.askAdmin('/api/store/admin/orders', headers)).status).toBe(200);
  expect((await plain.askAdmin('/admin', headers)).status).toBe(404);
});

const powers = async (path: string) => (await withPort.askAdmin(path, {})).headers['permissions-policy'];

it('lets the operator’s page use passkeys, and no other page', async () => {
  for (const page of ['/admin', '/de/admin']) {
    // oxlint-disable-next-line no-await-in-loop -- two pages
    const said = await powers(page);
    expect(said).toContain('publickey-credentials-create=(self), publickey-credentials-get=(self)');
    expect(said).toContain('camera=()');
  }
  expect(await powers('/category')).toContain('publickey-credentials-create=(), publickey-credentials-get=()');
});
