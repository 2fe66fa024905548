import { expect, it } from 'vitest';
import { partOf, type Platform } from './platform.ts';

export function localeCases(open: () => Platform): void {
  it.each([
    ['localhost', 'jp', 'ja-JP'],
    ['jp.localhost:8080', 'jp', 'ja-JP'],
    ['de.localhost', 'de', 'de-DE'],
    ['en.localhost', 'en', 'en-US'],
    ['cn.localhost', 'zh', 'zh-CN'],
    ['in.localhost', 'ind', 'hi-IN'],
    ['mx.localhost', 'es', 'es-MX'],
    ['fr.localhost', 'fr', 'fr-FR'],
    ['br.localhost', 'br', 'pt-BR'],
    ['id.localhost', 'id', 'id-ID'],
    ['tr.localhost', 'tr', 'tr-TR'],
  ])('%s is the %s shop', async (host, key, lang) => {
    const answer = await open().ask(`http://${host}/`, { headers: { 'Accept-Language': 'tr', Cookie: 'locale=fr' } });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(partOf(page, /data-locale="(\w+)"/)).toBe(key);
    expect(page).toContain(`<html lang="${lang}"`);
    expect(answer.headers.get('Content-Language')).toBe(lang);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('lets a prefix win over the host, and remembers it', async () => {
    const answer = await open().ask('http://de.localhost/en/cart');
    expect(await answer.text()).toMatch(/<html lang="en-US" data-locale="en" data-base="\/en"/);
    expect(answer.headers.get('Set-Cookie')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax');
    const again = await open().ask('http://de.localhost/en/cart', { headers: { Cookie: 'locale=en' } });
    expect(again.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    [{ Cookie: 'a=1; locale=de', 'Accept-Language': 'ja' }, 'de'],
    [{ Cookie: 'locale=nonsense', 'Accept-Language': 'sv, ja;q=0.5, fr;q=0.9' }, 'fr'],
    [{ 'Accept-Language': 'sv' }, 'en'],
    [{}, 'en'],
  ])('on an unknown host goes by cookie, then browser: %j', async (headers, key) => {
    const page = await (await open().ask('http://preview.example/', { headers: { ...headers } })).text();
    expect(partOf(page, /data-locale="(\w+)"/)).toBe(key);
  });
}
