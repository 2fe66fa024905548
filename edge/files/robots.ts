/** Which programs may read what, and what search engines may list. */
import { localeOfHost } from '#contract/detect-locale.ts';
import { localeKeys } from '#contract/locale.ts';
import { addressOf } from '#edge/address.ts';
import type { EdgeContext, EdgeMiddleware } from '#edge/edge-env.ts';

/** Whether search engines may list the shop at all: `off` is for a shop that is being tried out. */
export type RobotsSetting = 'on' | 'off';

/** Reads `ROBOTS` of a platform's settings. */
export function readRobots(setting: string | undefined): RobotsSetting {
  return setting?.trim().toLowerCase() === 'off' ? 'off' : 'on';
}

/** Pages that are the visitor's own, or one of endlessly many. */
const unlisted = ['/user/', '/cart', '/order/', '/product/list/', '/admin'];
/** Search engines run the app, so they may ask what its pages ask; the longest rule counts. */
const askedByPages = ['/api/store/common/', '/api/store/content/'];

/** `/robots.txt` of a host. */
export function robotsRules(setting: RobotsSetting) {
  return (c: EdgeContext): Response => {
    c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600');
    if (setting === 'off') return c.text('User-agent: *\nDisallow: /\n');
    const paths = ['', ...localeKeys.map((key) => `/${key}`)].flatMap((base) => unlisted.map((path) => `${base}${path}`));
    const lines = [
      'User-agent: *',
      ...askedByPages.map((path) => `Allow: ${path}`),
      'Disallow: /api/',
      ...paths.map((path) => `Disallow: ${path}`),
    ];
    // A host that is not the shop's may be read, since only who reads an answer sees that it is not to be listed.
    if (isOwnHost(c)) lines.push('', `Sitemap: ${addressOf(c, c.get('locale').key, '/sitemap.xml')}`);
    return c.text(`${lines.join('\n')}\n`);
  };
}

/** Keeps out of search results: a shop that is being tried out, a host that is not one of the shop's, and data that no page is. */
export function keepUnlisted(setting: RobotsSetting): EdgeMiddleware {
  return async (c, next) => {
    await next();
    const isData = c.res.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    if (setting === 'off' || isData || !isOwnHost(c)) c.header('X-Robots-Tag', 'noindex');
  };
}

function isOwnHost(c: EdgeContext): boolean {
  return localeOfHost(new URL(c.req.url).host, c.get('hosts')) !== null;
}
