/** Each page loads the words that it speaks, and no others: its row of the route table names them, `WithWords` around a part of it, or a part that comes `late`. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { apiScopes } from '#contract/api/endpoint.ts';
import { routes } from '#contract/routes/table.ts';
import { sharedWords } from '#edge/edge-manifest.ts';

const root = join(import.meta.dirname, '..');
const sources = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|^src\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const namespaces = new Set(globSync('*.json', { cwd: join(root, 'locales/en') }).map((file) => file.replace('.json', '')));

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);
const quoted = (text: string) => found(text, /'(\w+)'/g);

/** Files that a file imports, now or later. */
function importsOf(file: string): string[] {
  const text = sources.get(file) ?? '';
  const paths = found(text, /(?:\bfrom |\bimport(?: |\())'((?:#src\/|\.)[^']+)'/g);
  return [
    ...paths.map((path) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path))),
    ...found(text, /import\.meta\.glob[^(]*\('\/(src\/[^']+)'/g).flatMap((pattern) => globSync(pattern, { cwd: root })),
  ];
}

/** What a page consists of. */
function filesOf(page: string): string[] {
  const files = new Set([`src/pages/${page}.tsx`]);
  for (const file of files) for (const one of importsOf(file)) if (sources.has(one)) files.add(one);
  return [...files];
}

/** Namespaces that a file names in a hook, or before a key such as `cart:title`. */
function spokenIn(file: string): string[] {
  const text = sources.get(file) ?? '';
  const before = found(text, /['`](\w+:[\w.$]+)/g).filter((key) => !apiScopes.some((scope) => scope === key));
  const inHooks = found(text, /use(?:Translation|DataWords)\((\[[^\]]*\]|'\w+')/g).flatMap(quoted);
  return [...inHooks, ...before.map((key) => key.split(':')[0] ?? '')].filter((name) => namespaces.has(name));
}

const pages = routes.map(({ path, page, words }) => {
  const files = filesOf(page);
  const later = files.flatMap((file) =>
    found(sources.get(file) ?? '', /(?:<WithWords names=\{|\b\w*[wW]ords = |\(await import\('[^']+'\)\)\.\w+,\s+)(\[[^\]]*\])/g).flatMap(
      quoted,
    ),
  );
  return { path, words, later, spoken: new Set(files.flatMap(spokenIn)) };
});

it('are loaded wherever they are spoken', () => {
  const missing = pages.flatMap(({ path, words, later, spoken }) => {
    const loaded = new Set([...sharedWords, ...words, ...later]);
    return [...spoken].filter((name) => !loaded.has(name)).map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it('are not loaded where nobody speaks them', () => {
  const idle = pages.flatMap(({ path, words, spoken }) =>
    words.filter((name) => namespaces.has(name) && !spoken.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(idle).toEqual([]);
});
