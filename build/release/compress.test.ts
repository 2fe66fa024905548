import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder, finishCompression, isLasting, isUncompressed, noteUncompressed } from './compress.ts';

const text = 'const resistance = 4700;\n'.repeat(100);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partwright-compress-'));
  await mkdir(join(folder, 'assets'));
  for (const path of ['assets/a.js', 'assets/drawing.png', 'sw.js']) await writeFile(join(folder, path), text);
  await writeFile(join(folder, 'assets/small.js'), 'let one;');
});
afterEach(() => rm(folder, { recursive: true }));

const names = async () => (await readdir(join(folder, 'assets'))).toSorted();

it('writes both forms beside the texts that are worth it', async () => {
  expect(await compressFolder(folder, folder)).toBe(2);
  expect(await names()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'drawing.png', 'small.js']);
  expect(brotliDecompressSync(await readFile(join(folder, 'sw.js.br'))).toString()).toBe(text);
});

it('leaves lasting files for later, and then finishes them alone', async () => {
  await compressFolder(folder, folder, (path) => !isLasting(path));
  await noteUncompressed(folder);
  expect(await names()).toEqual(['a.js', 'drawing.png', 'small.js']);
  expect(isUncompressed(folder)).toBe(true);
  await writeFile(join(folder, 'sw.js.br'), 'of the build that is served');
  await finishCompression(folder);
  expect(await names()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'drawing.png', 'small.js']);
  expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(text);
  expect(await readFile(join(folder, 'sw.js.br'), 'utf8')).toBe('of the build that is served');
  expect(isUncompressed(folder)).toBe(false);
});
