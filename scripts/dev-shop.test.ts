import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { devListeners, type SourceServer } from './dev-shop.ts';

const watcher = new EventEmitter();
let server: Server;
let address: string;
let shells = 0;

/** Stands for Vite, whose own start reads all sources: it knows `/src/main.tsx`, and marks the shell. */
const sources = {
  watcher,
  transformIndexHtml: async (_: string, html: string) => {
    shells += 1;
    return html.replace('<head>', '<head><script type="module" src="/@vite/client" nonce="EDGE-NONCE"></script>');
  },
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url === '/src/main.tsx') response.setHeader('Content-Type', 'text/javascript').end('start()');
    else next();
  },
} as unknown as SourceServer; // as much of Vite as is used

const unknown = async () => Response.json({ error: { code: 'not_found', message: 'nothing' }, request_id: '1' }, { status: 404 });

beforeAll(async () => {
  server = createServer(devListeners(sources, { hosts: readSiteHosts('localhost'), fetch: unknown }).open);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const ask = (path: string) => fetch(address + path);

it("answers a page with the edge's head in the language of the address, around the shell that Vite makes", async () => {
  const page = await ask('/de/tool/Microstrip');
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Security-Policy')).toBeNull();
  expect(text).toContain('<html lang="de-DE"');
  expect(text).toMatch(/<title[^>]*>Mikrostreifenleitung/);
  expect(text).toMatch(/src="\/@vite\/client" nonce="(?!EDGE)/);
});

it.each(['/de/nothing-here', '/product/no-such-part', '/tool/NoSuchTool'])('answers 404 for %s, as a built shop does', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it('makes the shell anew for each page, and another one when words have changed, so that heads say them', async () => {
  const before = await (await ask('/de/tool')).text();
  const made = shells;
  watcher.emit('change', join(import.meta.dirname, '../locales/de/head.json'));
  const after = await (await ask('/de/tool')).text();
  expect(shells).toBe(made + 1);
  expect(after).not.toContain(/<!-- words \d+ -->/.exec(before)?.[0]);
});

it('leaves sources to Vite, and calls to the store', async () => {
  expect(await (await ask('/src/main.tsx')).text()).toBe('start()');
  expect(await (await ask('/api/store/products/x')).json()).toMatchObject({ error: { code: 'not_found' } });
});
