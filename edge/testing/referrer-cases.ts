import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';

export function referrerCases(open: () => Platform): void {
  const kept = async (referrer: string, { url = 'http://de.localhost/about/term', cookie = 'a=1' } = {}) =>
    (await open().ask(url, { headers: { Referer: referrer, Cookie: cookie } })).headers.get('Set-Cookie');

  it('keeps the foreign page that led to the shop for a year, without its query', async () => {
    expect(await kept('https://search.example/find?q=secret#x')).toBe(
      'referrer=https%3A%2F%2Fsearch.example%2Ffind; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    expect(await kept(`https://search.example/${'x'.repeat(2000)}`)).toHaveLength(
      'referrer=; Max-Age=31536000; Path=/; SameSite=Lax'.length + 500 + 2 * '://'.length + 2,
    );
  });

  it('keeps the first one', async () => {
    expect(await kept('https://second.example/', { cookie: 'referrer=https%3A%2F%2Ffirst.example%2F' })).toBeNull();
  });

  it.each([
    ['http://de.localhost/cart', 'the host itself'],
    ['http://fr.localhost/', 'a host of another language'],
    ['http://fr.localhost:8080/', 'such a host with a port'],
    ['http://localhost/ru', 'the main host'],
    ['http://ru.localhost/', 'the host of a language that is switched off'],
    ['http://www.loja.example/', 'a host that the operator chose'],
    ['http://office.localhost/admin', 'the operator’s side'],
    ['android-app://com.example/', 'an app'],
    ['nonsense', 'what is no address'],
    ['', 'nothing'],
  ])('does not take %s, %s, for a foreign page', async (referrer) => {
    expect(await kept(referrer)).toBeNull();
  });

  it('does not take another name of the machine for one, when the visitor is on it', async () => {
    expect(await kept('http://preview.example/', { url: 'http://preview.example/about/term' })).toBeNull();
  });

  it.each(['/robots.txt', '/healthz', '/api/get-ip', '/assets/index-1.js'])('does not look at who asks for %s', async (path) => {
    expect(await kept('https://search.example/', { url: `http://de.localhost${path}` })).toBeNull();
  });
}
