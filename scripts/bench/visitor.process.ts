/** Asks for one thing after the other in a process of its own: what it takes to read the answers is no work of the shop. */
import { Agent, request } from 'node:http';
import * as z from 'zod/mini';

const asked = z.object({ path: z.string(), text: z.nullable(z.string()), key: z.nullable(z.string()) });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Gives the status once the whole answer is there. */
function ask({ path, text, key }: z.output<typeof asked>): Promise<number> {
  return new Promise((done, fail) => {
    const options = { agent, port: process.argv[2], path, method: text === null ? 'GET' : 'POST' };
    const headers = {
      ...(text !== null && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
      ...(key !== null && { Authorization: `Bearer ${key}` }),
    };
    const call = request({ ...options, headers }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0));
      response.resume();
    });
    call.on('error', fail);
    call.end(text ?? undefined);
  });
}

async function answer(message: unknown): Promise<void> {
  const given = asked.parse(message);
  const began = performance.now();
  const status = await ask(given);
  process.send?.({ status, ms: performance.now() - began });
}

process.on('message', (message) => void answer(message));
