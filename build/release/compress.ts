import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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

/** A file whose name tells its content: what is compressed for it is right whenever it is there. */
export const isLasting = (path: string): boolean => /(?:^|[\\/])assets[\\/]/.test(path);

/** Lies in a build whose lasting files are still to be compressed. */
const unfinished = '.uncompressed';

/** Notes that the lasting files of a folder will be compressed once it is served. */
export function noteUncompressed(folder: string): Promise<void> {
  return writeFile(join(folder, unfinished), '');
}

export function isUncompressed(folder: string): boolean {
  return existsSync(join(folder, unfinished));
}

/** Compresses the lasting files of a folder that is served meanwhile. */
export async function finishCompression(folder: string): Promise<void> {
  await compressFolder(folder, folder, isLasting);
  await rm(join(folder, unfinished), { force: true });
}

/**
 * Writes `.br` and `.gz` beside each text file of a folder that is wanted, so that the server never compresses a file twice. Files whose name tells
 * their content and that `done` has already are left out.
 */
export async function compressFolder(folder: string, done: string, isWanted: (path: string) => boolean = () => true): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const wanted = paths.filter((path) => compressible.has(extname(path)) && !internal.test(path) && isWanted(path) && !isDone(done, path));
  const left = wanted.values();
  let made = 0;
  // A file after the other: what is broken off has done the files that it came to.
  const work = async (): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- each processor takes the next file
    for (const path of left) if (await compressFile(join(folder, path))) made += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return made;
}

function isDone(folder: string, path: string): boolean {
  return isLasting(path) && compressedForms.every((form) => existsSync(join(folder, `${path}${form}`)));
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < leastBytes) return false;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeWhole(`${path}.br`, brotli), writeWhole(`${path}.gz`, gzipped)]);
  return true;
}

/** Nobody is ever sent half of it. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}
