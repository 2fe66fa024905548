/**
 * `npm run build [folder]`: checks the links of the content, builds the app beside the one that is served, and then puts it in its place.
 * `-- --for-start` leaves to the start that waits for it what it can do later: the store checks its content itself, and most files are
 * compressed once the shop is open (`compress-build.ts`).
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { buildIdOf } from '#build/edge-files.ts';
import { compressFolder, isLasting, noteUncompressed } from '#build/release/compress.ts';
import { publishBuild } from '#build/release/publish-build.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'for-start': { type: 'boolean', default: false } } });
const isForStart = values['for-start'];
const dist = resolve(positionals[0] ?? join(root, 'dist'));

// Whoever starts the build: React's own checks are for development.
process.env['NODE_ENV'] = 'production';
if (!isForStart) await checkShippedContent();
await mkdir(dist, { recursive: true });
// Inside the folder, to be on the same disk.
const staged = await mkdtemp(join(dist, '.next-'));
try {
  await build({ root, build: { outDir: staged, emptyOutDir: true } });
  const count = await compressFolder(staged, dist, isForStart ? (path) => !isLasting(path) : undefined);
  if (isForStart) await noteUncompressed(dist);
  const [, ...earlier] = await publishBuild(staged, dist, buildIdOf(root));
  console.log(`compressed ${count} files; files of ${earlier.length} earlier builds are kept for open tabs`);
} finally {
  await rm(staged, { recursive: true, force: true });
}

/** Its modules bring those of the store, which take a second to read. */
async function checkShippedContent(): Promise<void> {
  const { checkContent } = await import('#server/content/import-content.ts');
  const { readContent } = await import('#server/content/read-content.ts');
  const { shippedContent } = await import('#server/content/seed-content.ts');
  checkContent(await readContent(shippedContent));
}
