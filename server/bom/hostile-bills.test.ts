import { describe, expect, it } from 'vitest';
import { hostileFiles, hostileSheets, hostileTexts } from '#server/testing/hostile/hostile-bills.ts';
import { OverLimit } from '#server/kernel/over-limit.ts';
import { workerPool } from '#server/kernel/worker-pool.ts';
import { readAside } from './read-aside.ts';
import read from './read.worker.ts';

/** Seconds of a processor; the longest honest bill of a thousand lines takes a tenth of one. */
const patience = 4;

/** What a bill came to, and the time of the processor that it took. */
function readAndCount(bill: Uint8Array | string): { answer: ReturnType<typeof read>; seconds: number } {
  const before = process.threadCpuUsage();
  const answer = read({ bill, choices: {} });
  const { user, system } = process.threadCpuUsage(before);
  return { answer, seconds: (user + system) / 1e6 };
}

describe('a bill made to be a burden is read or refused before long', () => {
  it.each(hostileTexts)('%s', (_name, text) => {
    const { answer, seconds } = readAndCount(text);
    expect(seconds).toBeLessThan(patience);
    if ('refused' in answer) expect(['bom_unreadable', 'bom_too_long']).toContain(answer.refused.code);
  });

  it.each([...hostileSheets, ...hostileFiles])('a file: %s', (_name, file) => {
    const { answer, seconds } = readAndCount(file());
    expect(seconds).toBeLessThan(patience);
    expect(answer).toMatchObject({ refused: { code: 'bom_unreadable' } });
  });
});

const bill = (references: string) => `Reference,Value,Qty\nC1,100n,1\n${references},10k,\n`;

it('a row that names too many references is refused by its number; no reference is left out without a word', async () => {
  const list = Array.from({ length: 6000 }, (_, index) => `R${index}`).join(' ');
  const more = Array.from({ length: 3000 }, (_, index) => `R${index}`);
  await expect(readAside(bill(list), {})).rejects.toMatchObject({
    code: 'bom_unreadable',
    options: { data: { reason: 'too_many_references', line: 3 } },
  });
  await expect(readAside(bill(more.join(' ')), {})).resolves.toMatchObject({ lines: [{}, { quantity: 3000, references: more }] });
});

describe('work beside the server', () => {
  const limits = { time: 60_000, memory: 32, atOnce: 1, mostWaiting: 1 };
  const file = new URL('../testing/burden.worker.ts', import.meta.url);

  it('that takes too much time or memory is ended, and the next is done', async () => {
    const work = workerPool<string, string>(file, { ...limits, time: 3000 });
    await expect(work('loop')).rejects.toBeInstanceOf(OverLimit);
    const next = workerPool<string, string>(file, limits);
    await expect(next('hoard')).rejects.toBeInstanceOf(OverLimit);
    await expect(next('answer')).resolves.toBe('done');
  });

  it('does not know the secrets of the shop', async () => {
    await expect(workerPool<string, string>(file, limits)('environment')).resolves.toBe('');
  });

  it('tells those to come back for whom there is no room', async () => {
    const work = workerPool<string, string>(file, limits);
    const [first, second, third] = await Promise.allSettled([work('answer'), work('answer'), work('answer')]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(third).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  });
});
