/** Somebody who asks the shop over HTTP, as visitors do, from another process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import * as z from 'zod/mini';
import type { StoreApp } from '#server/caller/call.ts';

export interface Visitor {
  /** Gives the milliseconds until all of the answer was there. */
  ask: (path: string, body: unknown) => Promise<number>;
  leave: () => Promise<void>;
}

const told = z.object({ status: z.number(), ms: z.number() });

/** With the key of an operator's program, or as anybody. */
export async function openVisitor(app: StoreApp, key: string | null = null): Promise<Visitor> {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the shop listens on no port');
  const visitor = fork(new URL('visitor.process.ts', import.meta.url), [String(address.port)]);
  return {
    ask: async (path, body) => {
      visitor.send({ path, text: body === null ? null : JSON.stringify(body), key });
      const [message]: unknown[] = await once(visitor, 'message');
      const { status, ms } = told.parse(message);
      if (status !== 200) throw new Error(`${path} answered ${status} to ${JSON.stringify(body)}`);
      return ms;
    },
    leave: async () => {
      visitor.disconnect();
      await once(visitor, 'exit');
      server.close();
    },
  };
}
