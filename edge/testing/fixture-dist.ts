import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeWords, toolFacts } from '#build/page-words.ts';
import { wordLanguages } from '#contract/locale.ts';
import { edgeWordsPath, toolFactsPath } from '#edge/words/edge-words.ts';

export interface FixtureDist {
  folder: string;
  remove: () => Promise<void>;
}

/** As Vite leaves it: the entry's own name, and room for the nonce. */
function built(page: string): string {
  return page
    .replace('src="/src/main.tsx"', 'crossorigin src="/assets/index-1.js" nonce="EDGE-NONCE"')
    .replace('<head>', '<head><meta property="csp-nonce" nonce="EDGE-NONCE">');
}

/** A built app in small: the real `index.html` with a built entry, one script, its compressed forms, and what the build writes for the edge. */
export async function makeFixtureDist(): Promise<FixtureDist> {
  const folder = await mkdtemp(join(tmpdir(), 'partwright-dist-'));
  const write = async (path: string, content: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const source = await readFile('index.html', 'utf8');
  await write('index.html', built(source));
  await write('favicon.svg', await readFile('public/favicon.svg', 'utf8'));
  await write('assets/index-1.js', `console.log(${JSON.stringify('part '.repeat(1000))});`);
  await write('assets/tool.worker-1.js', 'postMessage(1);');
  await write('sw.js', 'self.skipWaiting();');
  await write('assets/index-1.js.br', 'brotli form');
  await write('assets/index-1.js.gz', 'gzip form');
  await write('builds/latest.json', JSON.stringify({ id: 'build-1', timestamp: 1 }));
  await write('builds/history.json', JSON.stringify({ releases: [] }));
  const start = ['assets/start.js'];
  const pages = { 'product/ProductPage': ['assets/calls.js', 'assets/page.js'], 'tool/ToolPage/RCFilter': ['assets/rc-filter.js'] };
  const words = {
    en: { common: 'assets/common-en.js', product: 'assets/product-en.js', 'tool/RCFilter': 'assets/rc-filter-words.js' },
    de: { common: 'assets/common-de.js' },
  };
  const names = { 'assets/page.js': 'product/ProductPage' };
  await write('edge-manifest.json', JSON.stringify({ start, pages, words, names }));
  for (const language of wordLanguages) {
    // oxlint-disable-next-line no-await-in-loop -- one language after the other
    await write(edgeWordsPath(language), JSON.stringify(await edgeWords(language)));
  }
  await write(toolFactsPath('de', 'RCFilter'), JSON.stringify(await toolFacts('de', 'RCFilter')));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
