/** Weighs the JavaScript of each page's first view and fails over the budget: `npm run bench:bundle [folder]`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '#contract/routes/table.ts';
import { edgeManifest, firstFiles } from '#edge/edge-manifest.ts';

/** Bytes of brotli-compressed JavaScript a visitor may have to wait for. */
const budget = 190_000;

export interface Weight {
  path: string;
  files: number;
  bytes: number;
}

/** The first view of every row in English: entry, its imports, page, loader and words. */
export async function weighPages(dist: string): Promise<Weight[]> {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = edgeManifest.parse(JSON.parse(await readFile(join(dist, 'edge-manifest.json'), 'utf8')));
  const entry = [...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? readFile(join(dist, file)).then((content) => brotliCompressSync(content).length);
    sizes.set(file, size);
    return size;
  };
  return Promise.all(
    routes.map(async ({ path, page, words }) => {
      const files = [...new Set([...entry, ...firstFiles(manifest, [page], 'en', words).map(({ file }) => file)])];
      const bytes = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);
      return { path, files: files.length, bytes };
    }),
  );
}

if (import.meta.main) {
  const weights = await weighPages(process.argv[2] ?? join(import.meta.dirname, '..', 'dist'));
  for (const { path, files, bytes } of weights.toSorted((one, other) => other.bytes - one.bytes)) {
    console.log(
      `${path.padEnd(52)}${String(files).padStart(4)} files${String(bytes).padStart(9)} B  ${bytes > budget ? 'over budget' : 'ok'}`,
    );
  }
  console.log(`budget ${budget} B`);
  process.exitCode = weights.some(({ bytes }) => bytes > budget) ? 1 : 0;
}
