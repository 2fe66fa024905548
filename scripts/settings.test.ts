/** What the operators' guide says about settings is compared with what the code reads. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureWidths } from '#contract/api/picture.ts';
import { showPicture } from '#server/image/picture-address.ts';
import { foreignSettings, readSettings, settingsIn, untoldSettings } from './house/settings.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const told = settingsIn(read('docs/operate.md'));

it('the guide lists exactly the settings that there are', () => {
  expect(readSettings().size).toBeGreaterThan(20);
  expect(untoldSettings()).toEqual([]);
});

it('the worker takes no variable that the guide does not list', () => {
  const bindings = /interface WorkerBindings \{([^}]*)\}/.exec(read('edge/worker.ts'))?.[1] ?? '';
  const names = [...bindings.matchAll(/^ {2}([A-Z_]+)\??: string/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !told.has(name))).toEqual([]);
});

it.each([
  'README.md',
  'deploy/shop.env.example',
  'compose.yaml',
  'deploy/compose.scaled.yaml',
  ...globSync('deploy/*.service', { cwd: root }),
])('%s names only settings that there are', (name) => {
  const document = read(name);
  const lines = document.matchAll(/^(?:# |Environment=| {6})?([A-Z][A-Z0-9_]+)(?:=|: )/gm);
  const names = name === 'README.md' ? [...settingsIn(document)] : [...lines].map(([, one = '']) => one);
  // PostgreSQL's own image reads those.
  const ours = names.filter((one) => !one.startsWith('POSTGRES_') && !foreignSettings.includes(one));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter((one) => !told.has(one))).toEqual([]);
});

it('the rule for Cloudflare lets through every picture that the shop asks for, and no other width', () => {
  const id = 'A'.repeat(22);
  const { srcset } = showPicture('cloudflare', { id, width: 9999, height: 9999, placeholder: '' }, '');
  const asked = new Set(srcset.map(({ url }) => url.slice(0, -id.length)));
  expect(asked.size).toBe(pictureWidths.length);
  const allowed = [...read('docs/operate.md').matchAll(/starts_with\(http\.request\.uri\.path, "(\/cdn-cgi\/image\/[^"]+)"\)/g)].map(
    ([, start]) => start,
  );
  expect(allowed.toSorted()).toEqual([...asked].toSorted());
});

it('every file and script that the guide names is there', () => {
  const guide = read('docs/operate.md');
  const files = [...guide.matchAll(/\b(?:deploy|scripts|server)\/[\w@.-]+\.(?:ts|yaml|service|example)|deploy\/Caddyfile/g)].map(
    ([file]) => file,
  );
  const present = new Set([...globSync('deploy/*', { cwd: root }), ...globSync('{scripts,server}/*.ts', { cwd: root })]);
  expect(files.filter((file) => !present.has(file))).toEqual([]);
  const scripts = [...guide.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, script = '']) => script);
  expect(scripts.filter((script) => !read('package.json').includes(`"${script}":`))).toEqual([]);
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...guide.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
});
