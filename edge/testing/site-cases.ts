import { afterEach, expect, it } from 'vitest';
import { localeKeys, locales } from '#contract/locale.ts';
import { partOf, type Platform, titleIn } from './platform.ts';

const languages = (codes: readonly string[]) => codes.map((code) => ({ code }));
/** What the store tells of a site that its operator has made their own. */
const chosen = {
  lang: { 'head:term.title': 'Regeln von {{site}}', 'head:term.heading': 'Unsere <Regeln>', 'head:no_script.message': 'Ohne Skripte.' },
  langList: languages(['de', 'en', 'jp']),
  head: { site_name: 'Muster & Co', logo: '/own-logo.svg', favicon: '/own.png', og_image: '/own-preview.png', theme_color: '#0b5fff' },
};

const told = (body: object) => ({ body, headers: { 'Cache-Control': 'no-store' } });

/** The operator's own name, looks, words and languages. Before all other cases, whose configuration the edge keeps. */
export function siteCases(open: () => Platform): void {
  afterEach(() => open().store.told.clear());
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const { store } = open();
    store.told.set('common/config', told(chosen));
    return open().ask(url, { headers });
  };

  it('has the operator’s name, words and pictures in head and first paint', async () => {
    const page = await (await ask('http://de.localhost/about/term')).text();
    expect(titleIn(page)).toBe('Regeln von Muster &amp; Co');
    expect(partOf(page, /<h1>(.*?)<\/h1>/)).toBe('Unsere &lt;Regeln&gt;');
    expect(page).toContain('Ohne Skripte.');
    expect(page).toContain('<meta data-edge property="og:site_name" content="Muster &amp; Co" />');
    expect(page).toContain('<meta data-edge property="og:image" content="http://de.localhost/own-preview.png" />');
    expect(page).not.toContain('og:image:width');
    expect(page).toContain('<link rel="icon" href="/own.png" />');
    expect([...page.matchAll(/<meta name="theme-color" content="([^"]*)"/g)].map(([, color]) => color)).toEqual(['#0b5fff', '#0b5fff']);
    expect(partOf(page, /<header>.*?<img src="([^"]*)"/s)).toBe('/own-logo.svg');
  });

  it('names the offered languages alone to search engines', async () => {
    const page = await (await ask('http://de.localhost/about/term')).text();
    expect([...page.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual(['de-DE', 'ja-JP', 'en-US', 'x-default']);
    open().store.told.set('/content/sitemap-pages', told({ list: [] }));
    const list = [{ path: '/about/term', updated_at: null, images: [] }];
    open().store.told.set('/content/sitemap?', told({ list, last_page: 1 }));
    const map = await (await ask('http://de.localhost/sitemaps/page-1.xml')).text();
    expect([...map.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual(['de-DE', 'ja-JP', 'en-US', 'x-default']);
    expect((await ask('http://fr.localhost/sitemap.xml')).status).toBe(404);
  });

  it.each([
    ['http://fr.localhost/about/term?a=1', 'http://en.localhost/about/term?a=1'],
    ['http://de.localhost/fr/about/term', 'http://en.localhost/about/term'],
  ])('%s leads to the language that is always offered', async (url, home) => {
    const answer = await ask(url);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, home]);
  });

  it('takes the visitor’s own signs for no language that is not offered', async () => {
    const page = await (await ask('http://preview.example/about/term', { 'Accept-Language': 'fr' })).text();
    expect(partOf(page, /data-locale="(\w+)"/)).toBe('en');
  });

  it('paints the notices that run, as they were typed, without those that the visitor has closed', async () => {
    const { store } = open();
    const notice = {
      id: 'aaaaaaaa',
      title: 'Montag <zu>',
      text: 'Versand am Dienstag.',
      path: '/about/delivery',
      language: 'de-DE',
      until: null,
    };
    const notices = [
      notice,
      { ...notice, id: 'bbbbbbbb', title: 'Vorbei', until: '2020-01-01T00:00:00Z' },
      { ...notice, id: 'cccccccc', title: 'Gelesen' },
      { ...notice, id: 'dddddddd', title: 'Noch', text: '', path: null, until: '2999-01-01T00:00:00Z' },
    ];
    const paint = async (path: string, headers: Record<string, string> = {}) => {
      store.told.set('common/config', told({ ...chosen, notices }));
      return partOf(await (await open().ask(path, { headers })).text(), /<div id="app">(.*)<main/s);
    };
    const top = await paint('http://de.localhost/de/about/term', { Cookie: 'a=1; closed_banners=xxxxxxxx.cccccccc' });
    expect(top).toContain('<a href="/de/about/delivery">Montag &lt;zu&gt;</a></strong> Versand am Dienstag.');
    expect(top).toContain('<strong>Noch</strong></p>');
    expect(top).not.toMatch(/Vorbei|Gelesen/);
    expect(await paint('http://de.localhost/about/term')).toContain('Gelesen');
    expect(await paint('http://de.localhost/tool/RCFilter?embed=auto')).not.toContain('Noch');
  });

  it.each([
    ['/other/coupons', 'coupons'],
    ['/other/rfqs', 'rfq'],
  ])('%s is no page while its feature is off', async (path, feature) => {
    const { store } = open();
    const statusWith = async (features: object) => {
      store.told.set('common/config', told({ ...chosen, features }));
      const answer = await open().ask(`http://de.localhost${path}`);
      return [answer.status, (await answer.text()).includes('noindex')];
    };
    expect(await statusWith({ [feature]: false })).toEqual([404, true]);
    expect(await statusWith({ coupons: true, rfq: true })).toEqual([200, false]);
    expect(await statusWith({})).toEqual([200, false]);
  });

  it('has the operator’s name in the feed', async () => {
    expect(await (await ask('http://de.localhost/rss.xml')).text()).toContain('<title>Muster &amp; Co');
  });

  it('goes by what came with the shop where the store tells nonsense', async () => {
    const { store } = open();
    store.told.set('common/config', { body: { lang: 1, langList: 'all', head: [] }, headers: { 'Cache-Control': 'no-store' } });
    const page = await (await open().ask('http://tr.localhost/about/term')).text();
    expect(titleIn(page)).toContain('Partwright');
    expect(page.match(/hreflang=/g)).toHaveLength(localeKeys.length + 1);
    expect(page).toContain(`lang="${locales.tr.tag}"`);
  });
}
