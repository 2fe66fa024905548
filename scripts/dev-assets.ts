/** What the edge reads of a build, from the sources themselves: the shell as Vite makes it at this moment, and the words of heads. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { toolNames } from '#calculators/names.ts';
import { wordLanguages } from '#contract/locale.ts';
import { edgeWordsPath, toolFactsPath } from '#edge/words/edge-words.ts';
import type { Assets } from '#edge/edge-options.ts';
import { edgeWords, toolFacts } from '#build/page-words.ts';

const root = join(import.meta.dirname, '..');

/** How each file of words is made, by the path that the edge asks for. */
const wordFiles = new Map<string, () => Promise<object>>(
  wordLanguages.flatMap((language) => [
    [edgeWordsPath(language), () => edgeWords(language)] as const,
    ...toolNames.map((name) => [toolFactsPath(language, name), () => toolFacts(language, name)] as const),
  ]),
);

/** What of Vite makes the shell of pages. */
export type PageMaker = Pick<ViteDevServer, 'transformIndexHtml'> & { watcher: Pick<ViteDevServer['watcher'], 'on'> };

/** Assets of a shop that is being changed: no manifest, for Vite names its files itself. */
export function devAssets(vite: PageMaker): Assets {
  let changes = 0;
  vite.watcher.on('change', (file) => {
    if (relative(root, file).startsWith('locales')) changes += 1;
  });
  const shell = async () => {
    const page = await vite.transformIndexHtml('/index.html', await readFile(join(root, 'index.html'), 'utf8'));
    // The edge reads words anew when the shell is another one.
    return `${page}<!-- words ${changes} -->`;
  };
  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/index.html') return new Response(await shell());
      const words = wordFiles.get(pathname);
      return words ? Response.json(await words()) : new Response(null, { status: 404 });
    },
  };
}
