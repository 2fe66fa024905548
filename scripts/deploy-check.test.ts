import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { checkVariables } from './deploy-check.ts';

const root = join(import.meta.dirname, '..');
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

it('an operator who puts their name in place of example.com is at home in every language, with Cloudflare and with Caddy', async () => {
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
