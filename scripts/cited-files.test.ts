/** Comments and documents name no file that is not there, and quote none otherwise than it is. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders =
  '{.ci,build,calculators,content,contract,demo-catalogue,deploy,docs,e2e,edge,land-patterns,locales,offline,public,scripts,server,src}';
const files = globSync([`${folders}/**/*.*`, '*.*'], { cwd: root });
/** Endings of all paths: documents name a file by as much of it as tells it apart. */
const endings = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
const texts = files.filter((file) => /\.(?:ts|tsx|md)$/v.test(file) && !file.startsWith('content/'));

/** What the shop writes, and names that stand for any file or for none. */
const notHere = new Set([
  'edge-manifest.json',
  'dist/edge-manifest.json',
  'offline.json',
  'builds/latest.json',
  'backup.json',
  'index.ts',
  'media.md',
]);

/** Files named between backticks, but those of other projects (`owner/name: …`), and X, which stands for any. */
function citedIn(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const own = lines.filter((line) => !/\| [\w\-]+\/[\w.\-]+(?:: | )/v.test(line)).join('\n');
  const named = own.matchAll(/`(\w(?:[\w.\-]+\/)*[\w.\-]+\.(?:ts|tsx|md|json|jsonc|sql|html|service|yaml))`/gv);
  return [...named].map(([, path = '']) => path).filter((path) => !/(?:^|[\/\-])X\w*\.|(?:^|-)x\./v.test(path));
}

it('names no file that is not there', () => {
  const cited = texts.flatMap((file) => citedIn(file).map((path) => ({ file, path })));
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ path }) => !endings.has(path) && !notHere.has(path)).map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

it('quotes code as it stands in the file that is named above it', () => {
  const pages = files.filter((file) => file.startsWith('docs/') && file.endsWith('.md'));
  const quoted = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/```tsx?\n\/\/ ([\w.\/\-]+)\n([^`]+)```/gv)].map(([, file = '', code = '']) => ({
      file,
      code,
    })),
  );
  expect(quoted.length).toBeGreaterThan(3);
  for (const { file, code } of quoted) expect(readFileSync(join(root, file), 'utf8'), file).toContain(code.trim());
});
