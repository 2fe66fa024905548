import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitedBody, readBody } from './request-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body that goes on a byte at a time, until nobody wants more of it. */
function slowly(seconds: number, cancel: () => void = () => {}): Request {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (timer = setInterval(() => controller.enqueue(new Uint8Array(1)), seconds * 1000)),
    cancel: () => {
      clearInterval(timer);
      cancel();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  return new Request('http://localhost/', init);
}

it('gives a body up of which nothing comes for 15 s', async () => {
  const cancel = vi.fn();
  const read = readBody(slowly(16, cancel), 1000);
  const refused = expect(read).rejects.toMatchObject({ code: 'bad_request' });
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
  expect(cancel).toHaveBeenCalled();
});

it('gives a body up that drips for five minutes', async () => {
  const read = readBody(slowly(10), 1000);
  const refused = expect(read).rejects.toMatchObject({ code: 'bad_request' });
  await vi.advanceTimersByTimeAsync(301_000);
  await refused;
});

it('tells why a file broke off', async () => {
  const body = limitedBody(slowly(1), 3);
  const read = expect(new Response(body?.stream ?? null).text()).rejects.toThrow('too_large');
  await vi.advanceTimersByTimeAsync(5_000);
  await read;
  expect(body?.refused.reason).toMatchObject({ code: 'too_large' });
});
