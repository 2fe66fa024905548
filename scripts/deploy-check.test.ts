import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { checkVariables } from './deploy-check.ts';

const root = join(import.meta.dirname, '..');
/** Below the limit of every plan of Cloudflare; a worker starts quicker the smaller it is. */
const mostBytes = 1024 * 1024;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partwright-deploy-'));
  await writeFile(join(folder, 'index.html'), '');
});
afterAll(() => rm(folder, { recursive: true }));

it('what would be deployed builds, is small, and is made for the platform alone', async () => {
  const out = join(folder, 'out');
  const command = join(root, 'node_modules/.bin/wrangler');
  const words = ['deploy', '--dry-run', '--env', 'production', '--outdir', out, '--assets', folder];
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', EDGE_SECRET: 'not-in-the-bundle' };
  const { stdout } = await promisify(execFile)(command, words, { cwd: root, env });
  expect(stdout).toContain('--dry-run: exiting now.');
  const bundle = await readFile(join(out, 'worker.js'), 'utf8');
  expect(gzipSync(bundle).length).toBeLessThan(mostBytes);
  expect(bundle).not.toMatch(/(from\s*|import\s*\(?|require\()["'](node:|fs|path|crypto)["']?/);
  expect(bundle).not.toContain('not-in-the-bundle');
}, 60_000);

const good = { UPSTREAM: 'https://a.shop.test, https://b.shop.test', SITE_DOMAIN: 'shop.test', HOSTS: 'ru=off' };
const labels = ['de', 'fr', 'in', 'br', 'id', 'tr', 'jp', 'mx', 'cn'];
const goodRoutes = ['shop.test', ...labels.map((label) => `${label}.shop.test`)];

it('lets through what is set up', () => {
  expect(() => checkVariables(good, goodRoutes)).not.toThrow();
});

it.each([
  [{ ...good, UPSTREAM: '' }, 'UPSTREAM must name'],
  [{ ...good, UPSTREAM: 'http://a.shop.test' }, 'by https://'],
  [{ ...good, UPSTREAM: 'https://store.example.com' }, '"store.example.com" is a placeholder'],
  [{ ...good, SITE_DOMAIN: 'example.com' }, '"example.com" is a placeholder'],
  [{ ...good, EDGE_SECRET: 'x' }, 'EDGE_SECRET is a secret'],
  [{ ...good, HOSTS: 'xx=shop.de' }, 'HOSTS names "xx"'],
  [{ ...good, IMAGE_ORIGINS: 'pictures' }, 'must be an origin'],
])('refuses %o', (variables, problem) => {
  expect(() => checkVariables(variables, goodRoutes)).toThrow(problem);
});

it.each([
  [
    'without the main host',
    good,
    goodRoutes.slice(1),
    '"shop.test", the home of ru, en, has no route: add it to wrangler.jsonc, env.production.',
  ],
  ['without a regional host', good, goodRoutes.filter((host) => host !== 'mx.shop.test'), '"mx.shop.test", the home of es, has no route'],
  ['of a language that is back', { ...good, HOSTS: '' }, goodRoutes, 'or give the language no host with HOSTS="ru=off"'],
  [
    'without a host of the operator’s choice',
    { ...good, HOSTS: 'ru=off, jp=shop.jp' },
    goodRoutes,
    '"shop.jp", the home of jp, has no route',
  ],
  ['for a part of a host', good, ['shop.test/blog/*', ...goodRoutes.slice(1)], '"shop.test", the home of ru, en'],
  ['for all but the main host', good, ['*.shop.test/*'], '"shop.test", the home of ru, en'],
])('refuses routes %s', (_, variables, routes, problem) => {
  expect(() => checkVariables(variables, routes)).toThrow(problem);
});

it('takes routes by a pattern, and as custom domains', () => {
  const custom = goodRoutes.map((pattern) => ({ pattern, custom_domain: true }));
  for (const routes of [custom, ['shop.test/*', '*.shop.test/*'], ['*shop.test/*']]) {
    expect(() => checkVariables(good, routes)).not.toThrow();
  }
});

it('an operator who puts his name in place of example.com is at home in every language, with Cloudflare and with Caddy', async () => {
  const { vars, routes = [] } = readConfig({ config: join(root, 'wrangler.jsonc'), env: 'production' });
  const named = JSON.stringify({ vars, routes }).replaceAll('example.com', 'shop.test');
  const own = JSON.parse(named) as { vars: Record<string, unknown>; routes: { pattern: string }[] }; // what was read above
  expect(() => checkVariables(own.vars, own.routes)).not.toThrow();
  const hosts = own.routes.map(({ pattern }) => pattern);
  expect(hosts).toEqual(expect.arrayContaining(['www.shop.test', 'en.shop.test']));
  const caddyfile = await readFile(join(root, 'deploy/Caddyfile'), 'utf8');
  const [, proxied = ''] = /^(.+) \{$/m.exec(caddyfile.replaceAll('example.com', 'shop.test')) ?? [];
  expect(proxied.split(', ').toSorted()).toEqual(hosts.toSorted());
});
