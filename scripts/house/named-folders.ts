/** The tree of `docs/architecture.md` beside the folders that there are, and folders that documents name. */
import { readSource, repositoryFiles } from './source-files.ts';
import { serverRooms } from './imports.ts';

const folders = new Set(repositoryFiles.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))));
const tops = [...folders].filter((folder) => folder !== '' && !folder.includes('/') && !folder.startsWith('.'));
/** Made by a build or a start. */
const made = /^(?:dist|data|node_modules|edge-words|builds|assets)\//;

/** Folders of the repository and rooms of the server that the architecture does not name. */
export function unnamedFolders(): string[] {
  const page = readSource('docs/architecture.md');
  const tree = page.slice(page.indexOf('\ncalculators/ '), page.indexOf('\n## 2.'));
  const server = tree.slice(tree.indexOf('\nserver/ '), tree.indexOf('\ncontent/ '));
  return [
    ...tops.filter((top) => !tree.includes(`\n${top}/`)),
    ...[...serverRooms().keys(), 'testing'].filter((room) => !server.includes(` ${room}/`)).map((room) => `server/${room}`),
  ].map((folder) => `docs/architecture.md does not name ${folder}/`);
}

/** Folders that a document names from the root, and that are not there. */
export function missingFolders(): string[] {
  return repositoryFiles
    .filter((file) => /^(?:docs\/.*|[^/]*)\.md$/.test(file) && file !== 'CHANGELOG.md')
    .flatMap((file) => {
      const own = readSource(file)
        .split('\n')
        .filter((line) => !/\| [\w\-]+\/[\w.\-]+(?:: | )/v.test(line));
      const named = own.join('\n').matchAll(/`([a-z][\w\-]*\/(?:[\w\-]+\/)*)`/gv);
      const paths = [...named].map(([, path = '']) => path).filter((path) => tops.includes(path.split('/')[0] ?? '') && !made.test(path));
      return paths.filter((path) => !folders.has(path.slice(0, -1))).map((path) => `${file} names ${path}, which is not there`);
    });
}
