import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('lets through what is set up', () => {
  expect(() => checkVariables(good, ['shop.test', 'de.shop.test'])).not.toThrow();
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
  expect(() => checkVariables(variables, ['shop.test'])).toThrow(problem);
});
