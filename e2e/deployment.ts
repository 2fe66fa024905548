/** A copy of the shop's files in which new builds arrive while it is open, as an operator does with a release. */
import { execFile } from 'node:child_process';
import { cp, link, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Release, releaseHistory } from '#build/release/release-history.ts';
import { compressedForms } from '#build/release/compress.ts';
import { publishBuild } from '#build/release/publish-build.ts';

export interface Deployment {
  folder: string;
  /** Puts a build with another word on every page into the place of the newest; gives the word. */
  deploy: () => Promise<string>;
  /** Removes what only earlier builds need. */
  forgetEarlier: () => Promise<void>;
  remove: () => Promise<void>;
}

const notCopied = ['node_modules', 'data', '.git'];
const words = 'locales/en/common.json';
const run = promisify(execFile);

export async function makeDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'partwright-release-'));
  const skipped = new Set(notCopied.map((name) => resolve(name)));
  await cp('.', folder, { recursive: true, filter: (source) => !skipped.has(resolve(source)) });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const dist = join(folder, 'dist');
  // Two builds take turns: each is another one than the one before it, as each of a row of releases is.
  const builds = [join(folder, 'release-1'), join(folder, 'release-2')] as const;
  const wordOf = (build: string) => `Skip to content, ${build.slice(folder.length + 1)}`;
  for (const build of builds) {
    // oxlint-disable no-await-in-loop -- the second has the words of the first changed
    const text = await readFile(join(folder, words), 'utf8');
    await writeFile(join(folder, words), text.replace(/("skip_to_content": )"[^"]*"/, `$1"${wordOf(build)}"`));
    // What did not change is compressed there already.
    await run('cp', ['-al', dist, build]);
    await run(process.execPath, ['scripts/build.ts', build], { cwd: folder });
    // oxlint-enable no-await-in-loop
  }
  let count = 0;
  return {
    folder,
    deploy: async () => {
      const build = builds[count % 2 === 0 ? 0 : 1];
      count += 1;
      const { newest } = await releasesOf(build);
      const staged = await mkdtemp(join(dist, '.next-'));
      await Promise.all(newest.files.map((file) => linkWithForms(build, staged, file)));
      await publishBuild(staged, dist, newest.id);
      await rm(staged, { recursive: true });
      return wordOf(build);
    },
    forgetEarlier: async () => {
      const { newest, earlier } = await releasesOf(dist);
      const gone = earlier.flatMap(({ files }) => files).filter((file) => !newest.files.includes(file));
      await Promise.all(gone.flatMap((file) => ['', ...compressedForms].map((form) => rm(join(dist, `${file}${form}`), { force: true }))));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function releasesOf(folder: string): Promise<{ newest: Release; earlier: Release[] }> {
  const [newest, ...earlier] = releaseHistory.parse(JSON.parse(await readFile(join(folder, 'builds/history.json'), 'utf8'))).releases;
  if (!newest) throw new Error(`No build in ${folder}`);
  return { newest, earlier };
}

async function linkWithForms(from: string, to: string, file: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true });
  await link(join(from, file), join(to, file));
  for (const form of compressedForms) {
    // oxlint-disable-next-line no-await-in-loop -- two forms
    await link(join(from, `${file}${form}`), join(to, `${file}${form}`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error; // too small to be compressed
    });
  }
}
