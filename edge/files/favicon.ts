/** `/favicon.ico`, which programs ask for that read no page: leads to the picture that pages name. */
import type { ReadStore } from '#edge/cache/read-through.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { EdgeOptions } from '#edge/edge-options.ts';
import { askSite } from '#edge/site-told.ts';

export const faviconPath = '/favicon.ico';

export function favicon({ siteName = 'Partwright' }: EdgeOptions, readStore: ReadStore) {
  return async (c: EdgeContext): Promise<Response> => {
    const site = await askSite(c, readStore, siteName);
    c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600');
    return c.redirect(site.favicon, 302);
  };
}
