/** What is built goes to everybody: no setting of the operator, no server code, no source map may be in it. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const notOurs = new Set(['PATH', 'HOME', 'NODE_ENV', 'TEST_DATABASE_URL']);
const sourcesOf = (...folders: string[]) =>
  globSync(folders.map((folder) => `${folder}/**/*.ts`)).filter((path) => !/\.test\.ts$|\/testing\//.test(path));

/** Every setting that server, edge or scripts read. */
const settings = [
  ...new Set(
    sourcesOf('server', 'edge', 'scripts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(?:'|env\.)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g)].map(([, name = '']) => name),
    ),
  ),
].filter((name) => name.length > 3 && !notOurs.has(name));
const markerOf = (name: string) => `leaked-${name.toLowerCase()}-7f3a`;

let folder: string;
let built: Map<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partwright-secrets-'));
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...Object.fromEntries(settings.map((name) => [name, markerOf(name)])) };
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], { env });
  // Licences are other people's sentences, and for everybody.
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== 'licences.txt');
  built = new Map(files.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]));
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

/** Files that hold a text. */
const filesWith = (text: string | RegExp) =>
  [...built].flatMap(([name, content]) => ((typeof text === 'string' ? content.includes(text) : text.test(content)) ? [name] : []));

it.each(['EDGE_SECRET', 'DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])(
  'knows %s as a setting',
  (name) => expect(settings).toContain(name),
);

it('holds no value of any setting', () => {
  expect(built.size).toBeGreaterThan(500);
  expect(settings.filter((name) => filesWith(markerOf(name)).length > 0)).toEqual([]);
});

it('holds no source map, no path of the machine and nothing that only Node has', () => {
  expect([...built.keys()].filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(filesWith(/sourceMappingURL=|sourcesContent/)).toEqual([]);
  expect(filesWith(process.cwd())).toEqual([]);
  expect(filesWith(/["'`]node:\w+["'`]/)).toEqual([]);
});

/** Sentences in the source of files, each with one of the files. */
const said = (paths: readonly string[]) =>
  new Map(
    paths.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/['`]((?:[A-Za-z]+[ ,:.]+){3,}[A-Za-z]+)/g)].map(([, text = '']) => [text, basename(path)]),
    ),
  );

it('holds no sentence that only server, edge or scripts say', () => {
  const shown = said(globSync('{src,contract,calculators}/**/*.{ts,tsx}'));
  const own = [...said(sourcesOf('server', 'edge', 'scripts'))].filter(([text]) => !shown.has(text));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(([text]) => filesWith(text).length > 0)).toEqual([]);
});
