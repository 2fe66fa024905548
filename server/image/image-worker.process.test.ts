import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import type { Task } from './image-worker.process.ts';

const file = fileURLToPath(new URL('./image-worker.process.ts', import.meta.url));
const mebibyte = 1024 * 1024;
/** The most pixels that are opened: about 280 MiB while it is made smaller, of which an idle process holds 80. */
const side = 8000;
let worker: ChildProcess;

afterEach(() => worker.kill('SIGKILL'));

/** What the process says to the largest kind of work: a picture that cannot be opened row by row. */
async function open(mostMemory: number): Promise<unknown[]> {
  worker = fork(file, [String(mostMemory)], { execArgv: [], env: {}, serialization: 'advanced' });
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .png({ progressive: true })
    .toBuffer();
  worker.send({ do: 'clean', bytes, longest: 100 } satisfies Task);
  return Promise.race([once(worker, 'message'), once(worker, 'exit')]);
}

it('a picture that would take more memory than the process may hold ends the process', async () => {
  expect(await open(160 * mebibyte)).toEqual([1, null]);
});

it('with enough of it the same picture is made', async () => {
  expect(await open(768 * mebibyte)).toMatchObject([{ result: { width: 100, height: 100 } }, undefined]);
});
