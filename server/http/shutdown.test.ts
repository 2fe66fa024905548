import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { closeServer, listen } from './shutdown.ts';

it('keeps a connection for the next request longer than proxies do', async () => {
  const server = createServer((_asked, answer) => answer.end());
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  await closeServer(server);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});
