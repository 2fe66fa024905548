/** Files that comments and documents name, and that are not there. */
import { readSource, repositoryFiles } from './source-files.ts';

/** Endings of all paths: documents name a file by as much of it as tells it apart. */
const endings = new Set(repositoryFiles.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
const texts = repositoryFiles.filter((file) => /\.(?:ts|tsx|md)$/v.test(file) && !file.startsWith('content/'));

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
  const own = readSource(file)
    .split('\n')
    .filter((line) => !/\| [\w\-]+\/[\w.\-]+(?:: | )/v.test(line))
    .join('\n');
  const named = own.matchAll(/`(\w(?:[\w.\-]+\/)*[\w.\-]+\.(?:ts|tsx|md|json|jsonc|sql|html|service|yaml))`/gv);
  return [...named].map(([, path = '']) => path).filter((path) => !/(?:^|[\/\-])X\w*\.|(?:^|-)x\./v.test(path));
}

export function citedFiles(): { file: string; path: string; isThere: boolean }[] {
  const cited = texts.flatMap((file) => citedIn(file).map((path) => ({ file, path })));
  return cited.map(({ file, path }) => ({ file, path, isThere: endings.has(path) || notHere.has(path) }));
}

export function missingFiles(): string[] {
  return citedFiles()
    .filter(({ isThere }) => !isThere)
    .map(({ file, path }) => `${file} names ${path}, which is not there`);
}
