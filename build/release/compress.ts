import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** What only the edge reads, uncompressed. */
const internal = /^(?:index\.html|edge-manifest\.json|edge-words[\\/].*)$/;
/** Smaller files fit into one packet anyway. */
const leastBytes = 1_000;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Endings of the compressed forms that lie beside a file. */
export const compressedForms = ['.br', '.gz'] as const;

/** Writes `.br` and `.gz` beside each text file of a folder, so that the server never compresses a file twice. Files whose name tells their content and that `done` has already are left out. */
export async function compressFolder(folder: string, done: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const wanted = paths.filter((path) => compressible.has(extname(path)) && !internal.test(path) && !isDone(join(done, path)));
  const made = await Promise.all(wanted.map((path) => compressFile(join(folder, path))));
  return made.filter(Boolean).length;
}

function isDone(path: string): boolean {
  return /[\\/]assets[\\/]/.test(path) && compressedForms.every((form) => existsSync(`${path}${form}`));
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < leastBytes) return false;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  return true;
}
