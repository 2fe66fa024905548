/** Serves the sheet of components (`src/states/`) from the sources, with Vite alone: no shop stands behind it. */
import { createServer, type Plugin } from 'vite';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/favicon.svg" />
    <title>Partwright</title>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/states/main.tsx"></script>
  </body>
</html>`;

const page: Plugin = {
  name: 'sheet-of-states',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      if (!/^\/(?:\?|$)/.test(request.originalUrl ?? '')) return next();
      server
        .transformIndexHtml('/', shell)
        .then((html) => response.setHeader('Content-Type', 'text/html').end(html))
        .catch(next);
    });
  },
};

/** On a port of its own choice without one; gives the address, and how to end. */
export async function openSheet(port = 0): Promise<{ address: string; close: () => Promise<void> }> {
  const vite = await createServer({ appType: 'custom', plugins: [page], server: { host: 'localhost', port, strictPort: port !== 0 } });
  await vite.listen();
  const place = vite.httpServer?.address();
  if (typeof place !== 'object' || place === null) throw new Error('The sheet of components listens on no port');
  return { address: `http://localhost:${place.port}`, close: () => vite.close() };
}
