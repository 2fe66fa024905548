import { expect, it } from 'vitest';
import { type Platform, titleIn } from './platform.ts';

export function pageCases(open: () => Platform): void {
  it.each([
    ['/', 200],
    ['/de', 200],
    ['/cart', 200],
    ['/category', 200],
    ['/category/resistors', 200],
    ['/manufacturers/yageo', 200],
    ['/product/lm358n-nopb', 200],
    ['/product/list/100nF%200402%2FX7R', 200],
    ['/product/list/datasheet.pdf', 200],
    ['/tool', 200],
    ['/tool/RCFilter', 200],
    ['/tool/rcfilter', 404],
    ['/tool/NoSuchTool', 404],
    ['/nothing', 404],
    ['/Cart', 404],
    ['/xx/cart', 404],
    ['/de/de/cart', 404],
    ['/product/Bad_Slug', 404],
    ['/product/list/%20', 404],
    ['/product/list/%E0%A4%A', 404],
    ['/product/unknown-part', 404],
    ['/category/unknown', 404],
    ['/manufacturers/unknown/resistors', 404],
    ['/manufacturers/yageo/unknown', 404],
    ['/manufacturers/yageo/resistors', 200],
    ['/product/bad-move', 404],
    ['/product/circle-move', 404],
    ['/index.html', 404],
    ['/edge-manifest.json', 404],
    ['/nothing.svg', 404],
    ['/.env', 404],
  ])('%s answers %i with the app', async (path, status) => {
    const answer = await open().ask(`http://en.localhost${path}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await answer.text()).toContain('src="/assets/index-1.js"');
  });

  it('sends a renamed part to its new address, prefix and query kept', async () => {
    const answer = await open().ask('http://en.localhost/de/product/old-number?quantity=10');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('/de/product/lm358n-nopb?quantity=10');
  });

  it.each([
    ['/cart/', '/cart'],
    ['/de/', '/de'],
    ['/category/resistors//?page=2', '/category/resistors?page=2'],
    ['//evil.example/', '/evil.example'],
    ['/nothing/', '/nothing'],
  ])('takes the trailing slash off %s', async (path, location) => {
    const answer = await open().ask(`http://en.localhost${path}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, location]);
  });

  it('serves a page whose record comes late for visitors only, and not under the title of another page', async () => {
    const { ask, store } = open();
    const { promise: after, resolve: release } = Promise.withResolvers<void>();
    store.told.set('web_url=late', { after });
    const answer = await ask('http://en.localhost/product/late').finally(() => {
      store.told.clear();
      release();
    });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('Retry-After'), titleIn(text)]).toEqual([503, '5', 'Partwright']);
    expect(text).toMatch(/name="robots" content="noindex"/);
    expect(text).toContain('src="/assets/index-1.js"');
  });

  it.each([
    ['/category/resistors?page=2', 'Widerstände – Seite 2 – Partwright'],
    ['/category/resistors?page=3&sort=price', 'Widerstände – Seite 3 – Partwright'],
    ['/category/resistors?page=1', 'Widerstände – Partwright'],
    ['/manufacturers/yageo?page=2', 'Yageo – Seite 2 – Partwright'],
    ['/product/lm358n-nopb?page=2', 'LM358N/NOPB von TI &lt;b&gt; – Partwright'],
  ])('%s has a title of its own', async (path, title) => {
    const text = await (await open().ask(`http://de.localhost${path}`)).text();
    expect(titleIn(text)).toBe(title);
    const [, description] = /name="description" content="([^"]*)"/.exec(text) ?? [];
    expect(description?.endsWith(' – Seite 2') ?? false).toBe(path.endsWith('page=2') && !path.includes('product'));
  });

  it.each(['/product/broken', '/product/limited'])(
    'serves %s when the store cannot tell, as a page that only visitors take',
    async (path) => {
      const answer = await open().ask(`http://en.localhost${path}`);
      const page = await answer.text();
      expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
      expect(page).toMatch(/name="robots" content="noindex"/);
      expect(page).not.toMatch(/rel="canonical"|hreflang=|property="og:url"|application\/ld\+json/);
      // The page of the part itself, not a message in its place: the app draws it as soon as the store tells.
      expect(titleIn(page)).toBe('Partwright');
      expect(page).toContain('<main id="content" class="part">');
      expect(page).toContain('src="/assets/index-1.js"');
      expect(page).not.toContain('name="error"');
    },
  );

  it.each([
    ['breaks off', '/product/while-down', true],
    ['says so itself', '/product/resting', false],
  ])('says that the store is down when it %s, with a way to try again and the app', async (_, path, down) => {
    const { store, ask } = open();
    store.down = down;
    const answer = await ask(`http://de.localhost${path}?quantity=5`).finally(() => (store.down = false));
    const page = await answer.text();
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
    expect(page).toContain('src="/assets/index-1.js"');
    expect(page).toContain('<h1>Der Shop ist nicht erreichbar</h1>');
    expect(page).toContain(`<a href="${path}?quantity=5">Erneut versuchen</a>`);
    expect(page).toMatch(/name="robots" content="noindex"/);
  });

  it('serves pages without a record while the store is down, and asks again when it is back', async () => {
    const { store, ask } = open();
    store.down = true;
    try {
      expect((await ask('http://en.localhost/product/away')).status).toBe(503);
      expect((await ask('http://en.localhost/')).status).toBe(200);
    } finally {
      store.down = false;
    }
    expect((await ask('http://en.localhost/product/away')).status).toBe(404);
  });

  it('asks the store once for a part that is opened twice', async () => {
    const { store, ask } = open();
    store.seen.length = 0;
    await ask('http://fr.localhost/product/lm358n-nopb');
    await ask('http://fr.localhost/product/lm358n-nopb?quantity=5');
    const seen = store.seen.filter(({ url }) => url.startsWith('/api/store/common/product-detail'));
    expect(seen.map(({ url, headers }) => `${url} ${String(headers['x-locale'])}`)).toEqual([
      '/api/store/common/product-detail?web_url=lm358n-nopb fr',
    ]);
  });

  it('answers HEAD with the same status and no body', async () => {
    const found = await open().ask('http://en.localhost/cart', { method: 'HEAD' });
    expect([found.status, await found.text()]).toEqual([200, '']);
    expect((await open().ask('http://en.localhost/nothing', { method: 'HEAD' })).status).toBe(404);
  });

  it('takes no other method', async () => {
    const answer = await open().ask('http://en.localhost/cart', { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
}
