/** Sends a request as it is, without the care that `fetch` takes. */
import { Agent, request as open } from 'node:http';
import type { AttackRequest } from './make-request.ts';

export interface Answer {
  /** Null where the connection was closed without one. */
  status: number | null;
  type: string;
  text: string;
}

export interface Sender {
  send: (request: AttackRequest, id: string) => Promise<Answer>;
  close: () => void;
}

const patience = 60_000;
/** Bytes of an answer that are looked at. */
export const mostRead = 4 * 1024 * 1024;

export function openSender(port: number, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }, id) =>
      new Promise<Answer>((done) => {
        const gone = (): void => done({ status: null, type: '', text: '' });
        const length = body === null ? {} : { 'Content-Length': String(body.byteLength) };
        const own = { Host: `en.localhost:${port}`, ...(headers['X-Request-Id'] === undefined ? { 'X-Request-Id': id } : {}) };
        const asked = open({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...own, ...length }, timeout: patience });
        asked.on('error', gone);
        asked.on('timeout', () => asked.destroy());
        asked.on('response', (answer) => {
          const chunks: Buffer[] = [];
          let size = 0;
          answer.on('data', (chunk: Buffer) => {
            size += chunk.byteLength;
            if (size <= mostRead) chunks.push(chunk);
          });
          answer.on('error', gone);
          answer.on('end', () =>
            done({
              status: answer.statusCode ?? null,
              type: answer.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        });
        asked.end(body ?? undefined);
      }),
  };
}
