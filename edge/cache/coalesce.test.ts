import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoreLate } from '#edge/store/store-late.ts';
import { coalesceRequests } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => coalesceRequests<string>(Date.now, (result) => result !== 'their own');
/** As on a platform that ends a request whose visitor has gone: it never comes back. */
const lost = () => new Promise<string>(() => {});
const after = (seconds: number, result: string) => vi.fn(() => new Promise<string>((done) => setTimeout(done, seconds * 1000, result)));

it('starts one request for all who ask meanwhile, and another when that is over', async () => {
  const { join } = open();
  const begin = after(1, 'x');
  const all = Promise.all([join('k', begin, 5_000), join('k', begin, 5_000), join('other', begin, 5_000)]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await all).map(({ isOwn }) => isOwn)).toEqual([true, false, true]);
  void join('k', begin, 5_000);
  expect(begin).toHaveBeenCalledTimes(3);
});

it('waits no longer than each visitor wants to, and the request goes on', async () => {
  const { join } = open();
  const begin = after(4, 'x');
  const hasty = expect(join('k', begin, 1_500)).rejects.toThrow(StoreLate);
  const patient = join('k', begin, 30_000);
  await vi.advanceTimersByTimeAsync(4_000);
  await hasty;
  expect(await patient).toEqual({ result: 'x', isOwn: false });
  expect(begin).toHaveBeenCalledTimes(1);
});

it('gives up on a request that got lost, with one new one for all', async () => {
  const { join } = open();
  const begin = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockImplementation(after(1, 'x'));
  void join('k', begin, 30_000).catch(() => null);
  const others = Promise.all([join('k', begin, 30_000), join('k', begin, 30_000)]);
  await vi.advanceTimersByTimeAsync(11_000);
  expect((await others).map(({ result }) => result)).toEqual(['x', 'x']);
  expect(begin).toHaveBeenCalledTimes(2);
});

it('asks again for who waited for a result that is another’s alone', async () => {
  const { join } = open();
  const results = ['their own', 'x'];
  const begin = vi.fn(async () => results.shift() ?? 'x');
  const [first, ...others] = await Promise.all([join('k', begin, 5_000), join('k', begin, 5_000), join('k', begin, 5_000)]);
  expect(first).toEqual({ result: 'their own', isOwn: true });
  expect(others.map(({ result }) => result)).toEqual(['x', 'x']);
  expect(begin).toHaveBeenCalledTimes(2);
});

it('lets a failure end with those who waited for it', async () => {
  const { join } = open();
  const begin = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('x');
  const failed = await Promise.allSettled([join('k', begin, 5_000), join('k', begin, 5_000)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await join('k', begin, 5_000)).result).toBe('x');
});
