import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishBuild } from './publish-build.ts';
import { day } from '#contract/durations.ts';

let root: string;
let dist: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'partwright-publish-'));
  dist = join(root, 'dist');
});
afterEach(() => rm(root, { recursive: true }));

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** A build of one script that the page names. */
async function publish(id: string, now: number, more: Record<string, string> = {}): Promise<void> {
  const staged = await mkdtemp(join(root, 'staged-'));
  const script = { [`assets/${id}.js`]: id, [`assets/${id}.js.br`]: `${id} in brotli` };
  await write(staged, { ...script, 'index.html': `src="/assets/${id}.js"`, 'builds/latest.json': id, 'sw.js': `worker ${id}`, ...more });
  await publishBuild(staged, dist, id, now);
}
const served = async () =>
  (await readdir(dist, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name);
const read = (path: string) => readFile(join(dist, path), 'utf8');

describe('a new build', () => {
  it('leaves the folder itself in its place, which may be the mount of a container', async () => {
    await publish('a', 0);
    const { ino } = await stat(dist);
    await publish('b', day);
    expect((await stat(dist)).ino).toBe(ino);
  });

  it('is all there in a folder that was empty', async () => {
    await publish('a', 0);
    expect((await served()).toSorted()).toEqual(['.assetsignore', 'a.js', 'a.js.br', 'history.json', 'index.html', 'latest.json', 'sw.js']);
  });

  it('takes the place of the page and leaves the scripts of the one before, compressed forms too', async () => {
    await publish('a', 0);
    await publish('b', day);
    expect(await read('index.html')).toContain('/assets/b.js');
    expect([await read('builds/latest.json'), await read('sw.js')]).toEqual(['b', 'worker b']);
    expect([await read('assets/a.js'), await read('assets/a.js.br')]).toEqual(['a', 'a in brotli']);
  });

  it('takes away the scripts of a build that was replaced a week ago', async () => {
    await publish('a', 0);
    await publish('b', day);
    await publish('c', 8 * day);
    expect((await readdir(join(dist, 'assets'))).toSorted()).toEqual(['b.js', 'b.js.br', 'c.js', 'c.js.br']);
  });

  it('keeps a script that it shares with an old one', async () => {
    await publish('a', 0, { 'assets/library.js': 'react' });
    await publish('b', day);
    await publish('c', 2 * day, { 'assets/library.js': 'react' });
    await publish('d', 7 * day, { 'assets/library.js': 'react' });
    await publish('e', 14 * day, { 'assets/library.js': 'react' });
    expect(await readdir(join(dist, 'assets'))).toContain('library.js');
    expect(await readdir(join(dist, 'assets'))).not.toContain('c.js');
  });

  it('removes a file without a hash that it has no more, and a compressed form that would be served in its place', async () => {
    await publish('a', 0, { 'old.svg': '1', 'sw.js.br': 'worker a in brotli' });
    await publish('b', 1);
    expect(await served()).not.toContain('old.svg');
    expect(await served()).not.toContain('sw.js.br');
  });

  it('leaves for open tabs what lay there before there was a history, or when it is broken', async () => {
    await write(dist, { 'assets/old.js': 'old', 'index.html': 'old' });
    await publish('a', 0);
    expect(await read('assets/old.js')).toBe('old');
    await writeFile(join(dist, 'builds/history.json'), '{');
    await publish('b', 1);
    expect(await read('assets/a.js')).toBe('a');
  });

  it('clears up after a build that was killed, but not under one at work', async () => {
    await write(dist, { '.next-killed/assets/x.js': '', '.next-working/assets/x.js': '' });
    await utimes(join(dist, '.next-killed'), 0, 0);
    await publish('a', Date.now());
    expect(existsSync(join(dist, '.next-killed'))).toBe(false);
    expect(existsSync(join(dist, '.next-working'))).toBe(true);
  });

  it('names no file in the page, at any moment, that is not there', async () => {
    await publish('a', 0);
    const deploys = { areOver: false };
    const watching = (async () => {
      let looks = 0;
      while (!deploys.areOver) {
        const [, script = ''] = /src="\/(.*)"/.exec(await read('index.html')) ?? [];
        expect(existsSync(join(dist, script)), script).toBe(true);
        const newest = await read('builds/latest.json');
        expect(existsSync(join(dist, `assets/${newest}.js`)), newest).toBe(true);
        looks += 1;
      }
      return looks;
    })();
    for (let build = 0; build < 15; build += 1) {
      const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`assets/${build}-${index}.js`, '']));
      await publish(`n${build}`, 1, many);
    }
    deploys.areOver = true;
    expect(await watching).toBeGreaterThan(1);
  });
});
