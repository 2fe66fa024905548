import { expect, it } from 'vitest';
import { largestKept } from './kept-answer.ts';
import { memoryStorage } from './memory-storage.ts';

const answer = (bytes: number) => ({ status: 200, headers: {}, body: new Uint8Array(bytes), at: 0 });

it('stays within its bytes, and forgets what is used least', async () => {
  const storage = memoryStorage(3_000_000);
  for (const key of ['a', 'b', 'c']) await storage.keep(key, answer(900_000), 60); // oxlint-disable-line no-await-in-loop -- in order
  await storage.read('a');
  await storage.keep('d', answer(900_000), 60);
  const kept = await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => (await storage.read(key)) !== null));
  expect(kept).toEqual([true, false, true, true]);
});

it('keeps no answer that would take the place of hundreds', async () => {
  const storage = memoryStorage();
  await storage.keep('large', answer(2 * largestKept), 60);
  expect(await storage.read('large')).toBeNull();
});

it('leaves pictures to the store, which has them at hand', async () => {
  const storage = memoryStorage();
  await storage.keep('picture', { ...answer(10), headers: { 'content-type': 'image/webp' } }, 60);
  expect(await storage.read('picture')).toBeNull();
});

it('counts the texts of many small answers', async () => {
  const storage = memoryStorage(1_000_000);
  for (let index = 0; index < 2_000; index += 1) await storage.keep(`${index} ${'k'.repeat(400)}`, answer(10), 60); // oxlint-disable-line no-await-in-loop -- in order
  expect(await storage.read(`0 ${'k'.repeat(400)}`)).toBeNull();
  expect(await storage.read(`1999 ${'k'.repeat(400)}`)).not.toBeNull();
});
