import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { runContent } from './content-command.ts';

let store: TestStore;
let folder: string;
beforeAll(async () => {
  store = await openTestStore();
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function run(...words: string[]): Promise<string> {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await runContent(store.deps, words);
  const text = said.mock.calls.flat().join('\n');
  said.mockRestore();
  return text;
}

it('what is written is saved from a file, listed with its state, shown with its versions, and taken away', async () => {
  const file = join(folder, 'promise.json');
  const write = (request: object) => writeFile(file, JSON.stringify({ kind: 'page', slug: 'our-promise', ...request }));
  await write({ texts: { en: { title: 'Our promise', summary: 'What we promise.', body: 'The same day.' } }, is_draft: true });
  expect(JSON.parse(await run('save', file)).article).toMatchObject({ version: 1, draft: { texts: { en: { title: 'Our promise' } } } });
  expect(await run('list', 'page')).toMatch(/^page\/our-promise {2}draft {2}missing: .*de.* {2}Our promise$/m);
  expect(JSON.parse(await run('show', 'page/our-promise'))).toMatchObject({ path: '/about/our-promise' });
  expect(JSON.parse(await run('versions', 'page/our-promise')).list).toMatchObject([{ how: 'draft', actor: 'console' }]);
  await write({ texts: {} });
  await run('save', file);
  expect(await run('list', 'page')).toBe('');
});

it.each([
  [['show', 'song/our-promise'], /kind/],
  [['show', 'page/none'], /There is no page\/none/],
  [['save', 'nowhere.json'], /cannot be read/],
  [['picture', 'nowhere.png'], /There is no file/],
  [['publish'], /is no command/],
] as const)('%j is refused with what is wrong', async (words, problem) => {
  await expect(runContent(store.deps, [...words])).rejects.toThrow(problem);
});
