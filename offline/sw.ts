/** Service worker: once a visitor has opened a calculator, all of them open without network. Everything else goes to the network as ever. */
declare const self: ServiceWorkerGlobalScope;

/** `offline.json`, written by the build. */
interface OfflineFiles {
  files: string[];
  words: Record<string, string[]>;
}

const cacheName = 'calculators';
/** A connection that takes longer is as good as none, when the page is there already. */
const patience = 4000;
const atOnce = 6;

const toolPath = /^((?:\/[a-z]{2})?\/tool)(?:\/|$)/;

/** Fetches what is not kept yet and lets go of the files of older builds. */
async function keep(language: string, page: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const answer = await fetch('/offline.json', { cache: 'no-cache' });
  if (!answer.ok) return;
  const list = (await answer.json()) as OfflineFiles; // our own build's file
  const wanted = [...list.files, ...(list.words[language] ?? [])].map((file) => new URL(`/${file}`, self.location.origin).href);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = wanted.filter((url) => !kept.has(url));
  for (let start = 0; start < missing.length; start += atOnce) await cache.addAll(missing.slice(start, start + atOnce));
  await cache.add(new Request(page, { cache: 'no-cache' }));
  const current = new Set([...wanted, new URL(page, self.location.origin).href]);
  const outdated = [...kept].filter((url) => url.includes('/assets/') && !current.has(url));
  await Promise.all(outdated.map((url) => cache.delete(url)));
}

/** The page from the network, or the kept one when the network fails or does not answer. */
async function openPage(request: Request, page: string): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(page, { ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patience));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function openFile(request: Request): Promise<Response> {
  return (await (await caches.open(cacheName)).match(request.url, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { language, page } = event.data as { language: string; page: string }; // from src/app/keep-offline.ts
  // Offline, or without room: what is kept stays, and the next visit tries again.
  event.waitUntil(keep(language, page).catch(() => {}));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const page = toolPath.exec(pathname)?.[1];
  if (request.mode === 'navigate' && page !== undefined) event.respondWith(openPage(request, page));
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
});
