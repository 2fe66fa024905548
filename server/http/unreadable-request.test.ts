import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from './shutdown.ts';

const server = createServer((_, answer) => answer.end('well'));
let port = 0;
beforeAll(async () => {
  port = await listen(server, { port: 0, host: '127.0.0.1' });
});
afterAll(() => closeServer(server));

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends all of it before it reads, as a proxy may. */
async function answerTo(pieces: readonly string[]): Promise<string> {
  const socket = await open();
  for (const piece of pieces) {
    socket.write(piece);
    // oxlint-disable-next-line no-await-in-loop -- the server has read what came before
    await pause(50);
  }
  let answer = '';
  for await (const data of socket) answer += String(data);
  return answer;
}

const line = `X-Long: ${'a'.repeat(8000)}\r\n`;

test.each([
  [
    'a head that is too long',
    ['GET / HTTP/1.1\r\n', line.repeat(3), line.repeat(3), line.repeat(30)],
    '431 Request Header Fields Too Large',
  ],
  ['no HTTP', ['hello\r\n\r\n', 'are you there?\r\n'], '400 Bad Request'],
])('%s has its answer, however late its sender reads', async (_name, pieces, status) => {
  expect(await answerTo(pieces)).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
});

test('a request before it has its own', async () => {
  const answer = await answerTo(['GET / HTTP/1.1\r\nHost: a\r\n\r\n', 'nonsense\r\n\r\n']);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*well[^]*HTTP\/1\.1 400 Bad Request/);
});
