import { createMiddleware } from 'hono/factory';
import type { EdgeEnv } from '#edge/edge-env.ts';

/** What is read of a body that nobody wanted: more than any call takes, and as long as a visitor may wait for a refusal. */
const mostBytes = 32 * 1024 * 1024;
const longest = 10_000;

/**
 * Reads what a refused request has left on its connection before the answer goes out. A proxy sends the requests of many visitors over one
 * connection: cut off for a stranger's body, it would take theirs along. What is too much or too slow is told to end with this answer.
 */
export const clearUnreadBody = createMiddleware<EdgeEnv>(async (c, next) => {
  await next();
  const { body, headers } = c.req.raw;
  if (!body || body.locked) return;
  const isTooMuch = Number(headers.get('Content-Length') ?? 0) > mostBytes;
  if (isTooMuch || !(await readAway(body.getReader()))) c.header('Connection', 'close');
});

/** Whether the end was reached. */
async function readAway(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((done) => (timer = setTimeout(() => done('late'), longest)));
  try {
    for (let bytes = 0; bytes <= mostBytes;) {
      // eslint-disable-next-line no-await-in-loop -- one piece after the other
      const piece = await Promise.race([reader.read(), late]);
      if (piece === 'late') return false;
      if (piece.done) return true;
      bytes += piece.value.byteLength;
    }
    return false;
  } catch {
    return false; // the visitor has gone, or the platform gave the body up
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}
