import { expect, it } from 'vitest';
import { partOf, type Platform } from './platform.ts';

/** Where the page says it is at home. */
function canonicalIn(page: string): string {
  return partOf(page, /<link data-edge rel="canonical" href="([^"]+)"/);
}

function localeIn(page: string): string {
  return partOf(page, /data-locale="(\w+)"/);
}

export function hostCases(open: () => Platform): void {
  const read = async (url: string, headers: Record<string, string> = {}) => (await open().ask(url, { headers })).text();

  it.each(['loja.example:8080', 'www.loja.example:8080', 'br.localhost:8080'])(
    '%s is the Brazilian shop, at home on its own domain',
    async (host) => {
      const page = await read(`http://${host}/about/term`, { 'Accept-Language': 'de' });
      expect([localeIn(page), canonicalIn(page)]).toEqual(['br', 'http://loja.example:8080/about/term']);
    },
  );

  it('goes by the visitor’s signs on the host of a language that has none', async () => {
    expect(localeIn(await read('http://ru.localhost/about/term', { Cookie: 'locale=fr', 'Accept-Language': 'ru' }))).toBe('fr');
  });

  it.each([
    ['http://localhost/ru/about/term', 'http://localhost/ru/about/term'],
    ['http://de.localhost/ru/about/term', 'http://localhost/ru/about/term'],
    ['http://localhost/ru', 'http://localhost/ru'],
    ['http://en.localhost/de/about/term?utm_source=x', 'http://de.localhost/about/term'],
    ['http://de.localhost/de/about/term', 'http://de.localhost/about/term'],
    ['http://de.localhost/about/%74erm', 'http://de.localhost/about/term'],
    ['http://de.localhost/manufacturers/%79ageo', 'http://de.localhost/manufacturers/yageo'],
  ])('%s is at home at %s', async (url, home) => {
    expect(canonicalIn(await read(url))).toBe(home);
  });

  it('tells every language where it is, one below its prefix', async () => {
    const page = await read('http://de.localhost:8080/about/term');
    const links = [...page.matchAll(/<link data-edge rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(Object.fromEntries(links.map(([, tag, href]) => [tag, href]))).toEqual({
      'de-DE': 'http://de.localhost:8080/about/term',
      'ru-RU': 'http://localhost:8080/ru/about/term',
      'hi-IN': 'http://in.localhost:8080/about/term',
      'fr-FR': 'http://fr.localhost:8080/about/term',
      'pt-BR': 'http://loja.example:8080/about/term',
      'id-ID': 'http://id.localhost:8080/about/term',
      'tr-TR': 'http://tr.localhost:8080/about/term',
      'ja-JP': 'http://jp.localhost:8080/about/term',
      'es-MX': 'http://mx.localhost:8080/about/term',
      'en-US': 'http://en.localhost:8080/about/term',
      'zh-CN': 'http://cn.localhost:8080/about/term',
      'x-default': 'http://en.localhost:8080/about/term',
    });
  });

  it.each(['evil.example', 'de.localhost.evil.example', 'loja.example.evil.example', 'evil-localhost'])(
    'writes nothing of the unknown host %s into the page',
    async (host) => {
      for (const path of ['/', '/manufacturers/yageo', '/nothing', '/cart']) {
        // oxlint-disable-next-line no-await-in-loop -- four pages
        const answer = await open().ask(`http://${host}${path}`);
        // oxlint-disable-next-line no-await-in-loop -- four pages
        expect([await answer.text(), ...answer.headers.values()].join('\n')).not.toContain('evil');
      }
    },
  );
}
