/** What a system shows of the shop when a visitor keeps it among their programs (W3C Web Application Manifest), in the language of the host or prefix. */
import type { ReadStore } from '#edge/cache/read-through.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { EdgeOptions } from '#edge/edge-options.ts';
import { askSite } from '#edge/site-told.ts';

export const manifestPath = '/manifest.webmanifest';

/** Of the theme by day, as in `index.html`. */
const themeColor = '#ffffff';

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
};

export function webManifest({ siteName = 'Partwright' }: EdgeOptions, readStore: ReadStore) {
  return async (c: EdgeContext): Promise<Response> => {
    const site = await askSite(c, readStore, siteName);
    const { tag } = c.get('locale');
    const home = `${c.get('base')}/`;
    const color = site.themeColor || themeColor;
    const type = mediaTypes[site.favicon.split('.').at(-1)?.toLowerCase() ?? ''];
    const manifest = {
      id: home,
      name: site.siteName,
      short_name: site.siteName,
      lang: tag,
      start_url: home,
      scope: home,
      display: 'minimal-ui',
      background_color: color,
      theme_color: color,
      icons: [{ src: site.favicon, sizes: 'any', ...(type ? { type } : {}) }],
    };
    c.header('Content-Type', 'application/manifest+json; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600');
    return c.body(JSON.stringify(manifest));
  };
}
