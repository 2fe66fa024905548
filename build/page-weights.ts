/** Weighs what a visitor's browser fetches before it can draw a page, in the build that lies in a folder. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toolNames } from '#calculators/names.ts';
import { wordsOf } from '#contract/routes/route.ts';
import { routes } from '#contract/routes/table.ts';
import { type EdgeManifest, edgeManifest, firstFiles } from '#edge/edge-manifest.ts';

export interface Weight {
  path: string;
  /** Of the row, as `page-budgets.ts` names it. */
  page: string;
  files: number;
  /** Compressed with brotli, as they are sent. */
  bytes: number;
}

export async function readManifest(dist: string): Promise<EdgeManifest> {
  return edgeManifest.parse(JSON.parse(await readFile(join(dist, 'edge-manifest.json'), 'utf8')));
}

/** Every row, and every calculator for itself. */
const views = routes.flatMap((row) =>
  row.name === 'tool-ToolName'
    ? toolNames.map((name) => ({
        path: row.path.replace(':ToolName', name),
        page: row.page,
        parts: [row.page, `${row.page}/${name}`],
        words: wordsOf(row, { ToolName: name }),
      }))
    : [{ path: row.path, page: row.page, parts: [row.page], words: wordsOf(row, {}) }],
);

/** The JavaScript of the first view of every page in English, the heaviest first: entry, start, page, calls and words. */
export async function weighPages(dist: string): Promise<Weight[]> {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = await readManifest(dist);
  const entry = [...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? readFile(join(dist, file)).then((content) => brotliCompressSync(content).length);
    sizes.set(file, size);
    return size;
  };
  const weights = views.map(async ({ path, page, parts, words }) => {
    const files = [...new Set([...entry, ...firstFiles(manifest, parts, 'en', words).map(({ file }) => file)])];
    const bytes = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    return { path, page, files: files.length, bytes };
  });
  return (await Promise.all(weights)).toSorted((one, other) => other.bytes - one.bytes);
}
