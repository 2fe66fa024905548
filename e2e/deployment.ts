/** A copy of the shop's files in which new builds are made while it is open, as an operator does with a release. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { releaseHistory } from '#build/release-history.ts';

export interface Deployment {
  folder: string;
  /** Changes a word that stands on every page and builds anew; gives the word. */
  deploy: () => Promise<string>;
  /** Removes what only earlier builds need. */
  forgetEarlier: () => Promise<void>;
  remove: () => Promise<void>;
}

const notCopied = ['node_modules', 'dist', 'data', '.git'];
const words = 'locales/en/common.json';
const run = promisify(execFile);

export async function makeDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'partwright-release-'));
  const skipped = new Set(notCopied.map((name) => resolve(name)));
  await cp('.', folder, { recursive: true, filter: (source) => !skipped.has(resolve(source)) });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  let count = 0;
  return {
    folder,
    deploy: async () => {
      count += 1;
      const word = `Skip to content, release ${count}`;
      const text = await readFile(join(folder, words), 'utf8');
      await writeFile(join(folder, words), text.replace(/("skip_to_content": )"[^"]*"/, `$1"${word}"`));
      await run('npm', ['run', '--silent', 'build'], { cwd: folder });
      return word;
    },
    forgetEarlier: async () => {
      const history = releaseHistory.parse(JSON.parse(await readFile(join(folder, 'dist/builds/history.json'), 'utf8')));
      const [newest, ...earlier] = history.releases;
      const gone = earlier.flatMap(({ files }) => files).filter((file) => !newest?.files.includes(file));
      await Promise.all(
        gone.flatMap((file) => ['', '.br', '.gz'].map((form) => rm(join(folder, 'dist', `${file}${form}`), { force: true }))),
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
