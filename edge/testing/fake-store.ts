import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface Seen {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** What the store is told to say to a call. */
export interface Told {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
  /** It says nothing before that. */
  after?: Promise<void>;
  /** The connection breaks off in place of an answer. */
  isBroken?: boolean;
  /** It answers at the first bytes of the body and reads no more of it for a while. */
  isEarly?: boolean;
}

export interface FakeStore {
  origin: string;
  seen: Seen[];
  /** By a text in the path, the query or the body. */
  told: Map<string, Told | ((seen: Seen) => Told)>;
  /** While true, connections break off without an answer. */
  down: boolean;
  healthy: boolean;
  close: () => Promise<void>;
}

const notFound = (data?: object) => ({ error: { code: 'not_found', message: 'nothing', ...(data ? { data } : {}) }, request_id: 'store' });

/** What the store says of a record, by its slug. */
const records: Record<string, [status: number, body: object]> = {
  'lm358n-nopb': [
    200,
    {
      mpn: 'LM358N/NOPB',
      name: 'Dual op-amp',
      description: '2 MHz & <rail> </script>',
      category: { name: 'Op-amps' },
      manufacturer: { name: 'TI <b>' },
    },
  ],
  resistors: [200, { category: { name: 'Wider\u00adstände' }, list: [] }],
  long: [200, { category: { name: 'Long' }, list: 'x'.repeat(160_000) }],
  yageo: [200, { name: 'Yageo', description: 'Chip resistors.' }],
  silent: [200, { name: 'Silent', description: null }],
  'old-number': [404, notFound({ moved_to: 'lm358n-nopb' })],
  'bad-move': [404, notFound({ moved_to: '//evil.example' })],
  'circle-move': [404, notFound({ moved_to: 'circle-move' })],
  broken: [500, { error: { code: 'internal', message: 'oops' }, request_id: 'store' }],
  resting: [503, { error: { code: 'unavailable', message: 'later' }, request_id: 'store' }],
  limited: [429, { error: { code: 'rate_limited', message: 'slow' }, request_id: 'store' }],
};

const article = (kind: string, web_url: string, day: number, more: object = {}) => ({
  web_url,
  kind,
  category: null,
  title: `Article ${web_url}`,
  summary: 'A summary.',
  cover: null,
  author: null,
  tags: [],
  published_at: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  updated_at: '2026-11-20T12:00:00.000Z',
  reading_minutes: 3,
  language: 'de-DE',
  is_sample: false,
  ...more,
});

/** What the store lists, by the last part of the call's path. */
const lists: Record<string, object[]> = {
  'news-list': [
    article('knowledge', 'newest', 30, {
      title: 'Größer & <kleiner> als "10" ]]>\u0001',
      summary: "Wider\u00adstand's Werte",
      language: 'de-DE',
    }),
    ...Array.from({ length: 28 }, (_, index) => article('knowledge', `k-${index}`, 28 - index)),
  ],
  'blog-list': [
    article('blog', 'second', 29, { category: { web_url: 'power', name: 'Strom & Spannung' }, language: 'en-US' }),
    article('blog', 'oldest', 1, { published_at: '2026-10-01T00:00:00.000Z' }),
    article('blog', 'too-old', 1, { published_at: '2026-09-01T00:00:00.000Z' }),
  ],
};

/** A store API on loopback that answers as told and remembers what it was asked. */
export async function openFakeStore(): Promise<FakeStore> {
  const store: FakeStore = { origin: '', seen: [], told: new Map(), down: false, healthy: true, close: async () => {} };
  const server = createServer((request, response) => {
    if (store.down) {
      request.socket.destroy();
      return;
    }
    const [, early] = [...store.told].find(([mark]) => request.url?.includes(mark)) ?? [];
    if (typeof early === 'object' && early.isEarly)
      return void request.once('data', () => {
        // As the real one: it reads the rest away, later, and then takes the next request of the connection.
        response.on('finish', () => {
          request.pause();
          setTimeout(() => request.resume(), 100);
        });
        void sayTold(early, response);
      });
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      store.seen.push(seen);
      const [, told] = [...store.told].find(([mark]) => `${seen.url} ${body}`.includes(mark)) ?? [];
      if (told === undefined) answer(store, request, response);
      else void sayTold(typeof told === 'function' ? told(seen) : told, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  store.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  store.close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return store;
}

function answer(store: FakeStore, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', store.origin);
  const slug = url.searchParams.get('web_url') ?? url.searchParams.get('category_web_url') ?? url.searchParams.get('brand_web_url');
  if (url.pathname === '/healthz')
    return send(response, store.healthy ? 200 : 503, store.healthy ? { ok: true } : { ok: false, reason: 'database' });
  if (url.pathname.endsWith('/gateway')) return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  const list = lists[url.pathname.split('/').at(-1) ?? ''];
  if (list) return send(response, 200, { list });
  if (slug !== null) {
    const [status, body] = records[slug] ?? [404, notFound()];
    return send(response, status, body, status >= 500 ? {} : { 'Cache-Control': 'public, max-age=30' });
  }
  if (url.pathname.includes('/common/file/')) return sendFile(response);
  const headers = {
    ETag: 'W/"1"',
    'Set-Cookie': 'token=stolen',
    Server: 'secret/1.0',
    'X-Debug': 'secret',
    'X-Request-Id': 'from-the-store',
  };
  if (request.headers['if-none-match'] === 'W/"1"') return void response.writeHead(304, headers).end();
  send(response, 200, { ok: true }, { ...headers, 'Cache-Control': 'public, max-age=30', 'Idempotent-Replayed': 'true' });
}

async function sayTold({ status = 200, headers = {}, body = {}, after, isBroken = false }: Told, response: ServerResponse): Promise<void> {
  await after;
  if (isBroken) response.destroy();
  else send(response, status, body, headers);
}

function sendFile(response: ServerResponse): void {
  response
    .writeHead(200, {
      'Content-Type': 'text/csv',
      'Content-Disposition': "attachment; filename*=UTF-8''list.csv",
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    .end('a;b');
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
