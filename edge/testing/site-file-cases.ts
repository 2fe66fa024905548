import { afterEach, describe, expect, it } from 'vitest';
import type { Platform } from './platform.ts';

const told = (config: object) => ({ body: config, headers: { 'Cache-Control': 'no-store' } });
const ofTheOperator = {
  head: { site_name: 'Muster & Co', favicon: '/own.png', theme_color: '#0b5fff' },
  site: { email: 'hilfe@muster.example' },
};

/** Small files that programs ask a site for. Before cases whose configuration the edge keeps. */
export function siteFileCases(open: () => Platform): void {
  afterEach(() => open().store.told.clear());
  const ask = (url: string, config: object = ofTheOperator) => {
    open().store.told.set('common/config', told(config));
    return open().ask(url);
  };

  describe('/favicon.ico', () => {
    it('leads to the operator’s picture', async () => {
      const answer = await ask('http://de.localhost/favicon.ico');
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/own.png']);
    });

    it('leads to a picture that is there where they have none', async () => {
      const answer = await ask('http://de.localhost/favicon.ico', {});
      const picture = await open().ask(new URL(answer.headers.get('Location') ?? '', 'http://de.localhost').href);
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('image/svg')]);
    });
  });

  describe('the manifest', () => {
    it('has the operator’s name, picture and color in the language of the host', async () => {
      const answer = await ask('http://de.localhost/manifest.webmanifest');
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
      expect(await answer.json()).toMatchObject({
        name: 'Muster & Co',
        lang: 'de-DE',
        start_url: '/',
        scope: '/',
        theme_color: '#0b5fff',
        icons: [{ src: '/own.png', sizes: 'any', type: 'image/png' }],
      });
    });

    it('is a valid one where they have chosen nothing', async () => {
      const manifest = (await (await ask('http://de.localhost/manifest.webmanifest', {})).json()) as Record<string, unknown>;
      expect(manifest).toMatchObject({
        name: expect.stringMatching(/./),
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
        theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
    });

    it.each([
      ['http://de.localhost/about/term', '/manifest.webmanifest', '/', 'de-DE'],
      ['http://localhost/jp/about/term', '/jp/manifest.webmanifest', '/jp/', 'ja-JP'],
    ])('is named by %s', async (page, path, start, lang) => {
      const shell = await (await ask(page)).text();
      expect(/<link rel="manifest" href="([^"]*)"/.exec(shell)?.[1]).toBe(path);
      expect(await (await ask(new URL(path, page).href)).json()).toMatchObject({ start_url: start, scope: start, lang });
    });
  });

  describe('/.well-known/security.txt', () => {
    const path = '/.well-known/security.txt';

    it('names the shop’s mail, its own address and a day that is to come within a year', async () => {
      const answer = await ask(`http://de.localhost${path}`);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^text\/plain; charset=utf-8$/i)]);
      const text = await answer.text();
      expect(text).toMatch(/^Contact: mailto:hilfe@muster\.example$/m);
      expect(text).toMatch(/^Canonical: http:\/\/de\.localhost\/\.well-known\/security\.txt$/m);
      const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
      const days = (Date.parse(expires) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(7);
      expect(days).toBeLessThan(365);
    });

    it('is not there where the shop has no mail address', async () => {
      expect((await ask(`http://de.localhost${path}`, { site: { email: '' } })).status).toBe(404);
      expect((await ask(`http://de.localhost${path}`, {})).status).toBe(404);
    });
  });
}
