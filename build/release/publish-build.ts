/** Puts a new build into the served folder without a moment in which a page names files that are not there. */
import { hour } from '#contract/durations.ts';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { afterRelease, type Release, releaseHistory } from './release-history.ts';
import { compressedForms } from './compress.ts';

const historyFile = 'builds/history.json';
/** Cloudflare compresses by itself, and the history is nobody's to read. */
const ignored = '*.br\n*.gz\n.uncompressed\n.next-*\nbuilds/history.json\n';

/** Last come the files that name others: manifest before page, because the edge reads the page first; the build's id when all else is there. */
const lastFiles = ['offline.json', 'sw.js', 'edge-manifest.json', 'index.html', 'builds/latest.json'];

/** Moves what `staged` holds into `folder`, which must be on the same disk; files of earlier builds stay for their time. Returns all builds that are there now. */
export async function publishBuild(staged: string, folder: string, id: string, now = Date.now()): Promise<Release[]> {
  const files = (await filesIn(staged)).filter((file) => !isCompressed(file)).toSorted((one, other) => rank(one) - rank(other));
  const known = (await readHistory(folder)) ?? (await buildWithoutHistory(folder));
  const releases = afterRelease(known, { id, files, bytes: await sizeOf(staged) }, now);
  // Before the files come, so that none of them is ever unknown.
  await replaceFile(join(folder, historyFile), JSON.stringify({ releases }));
  await replaceFile(join(folder, '.assetsignore'), ignored);
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- the order is the point
    await moveFile(staged, folder, file);
  }
  await sweep(folder, releases, now);
  return releases;
}

function rank(file: string): number {
  return lastFiles.indexOf(file);
}

function isCompressed(file: string): boolean {
  return compressedForms.some((form) => file.endsWith(form));
}

/** Paths of all files below a folder, with slashes; hidden ones are left out. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []); // not built yet
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return paths.map((path) => path.split(sep).join('/')).filter((path) => !path.startsWith('.'));
}

async function sizeOf(folder: string): Promise<number> {
  const sizes = await Promise.all((await filesIn(folder)).map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function readHistory(folder: string): Promise<readonly Release[] | null> {
  try {
    return releaseHistory.parse(JSON.parse(await readFile(join(folder, historyFile), 'utf8'))).releases;
  } catch {
    return null; // none yet, or a broken one: what lies there is one build
  }
}

async function buildWithoutHistory(folder: string): Promise<Release[]> {
  const files = (await filesIn(folder)).filter((file) => !isCompressed(file));
  return files.length === 0 ? [] : [{ id: 'earlier', files, bytes: await sizeOf(folder), replaced: null }];
}

/** A reader sees the old file or the new one, never half of it. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** With its compressed forms first: one that the new file has no more would be served in its place. */
async function moveFile(staged: string, folder: string, file: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  for (const form of compressedForms) {
    const target = join(folder, `${file}${form}`);
    // oxlint-disable-next-line no-await-in-loop -- two forms
    await rename(join(staged, `${file}${form}`), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return file.startsWith('assets/') ? undefined : rm(target, { force: true });
    });
  }
  await rename(join(staged, file), join(folder, file));
}

/** Removes what no kept build names. Of earlier builds only the files with a hash in their name stay: the others have a new content. */
async function sweep(folder: string, [newest, ...earlier]: readonly Release[], now: number): Promise<void> {
  const kept = new Set([...(newest?.files ?? []), ...earlier.flatMap(({ files }) => files.filter((file) => file.startsWith('assets/')))]);
  const gone = (await filesIn(folder)).filter((file) => file !== historyFile && !kept.has(file.replace(/\.(?:br|gz)$/, '')));
  await Promise.all(gone.map((file) => rm(join(folder, file), { force: true })));
  for (const name of await readdir(folder)) {
    // Left by a build that was killed; a younger one may be another build at work.
    const isLeftOver = name.startsWith('.next-') && now - (await stat(join(folder, name))).mtimeMs > hour;
    if (isLeftOver) await rm(join(folder, name), { recursive: true, force: true });
  }
}
