import { cookies, readCookie, writeCookie } from '#contract/cookies.ts';
import { localeOfHost } from '#contract/detect-locale.ts';
import { type SiteHosts } from '#contract/locale.ts';
import type { EdgeContext, EdgeMiddleware } from './edge-env.ts';

const longest = 500;

/** Remembers the first foreign page that led to the shop; here, because only the edge knows all hosts of it. */
export const firstReferrer: EdgeMiddleware = async (c, next) => {
  await next();
  if (c.get('embed')) return; // in a frame of another site nobody has come to the shop
  if (readCookie(cookies.referrer, c.req.header('Cookie') ?? '') !== null) return;
  const referrer = foreignPage(c);
  if (referrer !== null) c.header('Set-Cookie', writeCookie(cookies.referrer, referrer), { append: true });
};

/** Without its query, which may hold what is nobody's business. */
function foreignPage(c: EdgeContext): string | null {
  const page = URL.parse(c.req.header('Referer') ?? '');
  if (!page || !/^https?:$/.test(page.protocol)) return null;
  const isSister = page.host === new URL(c.req.url).host || isOfShop(page.hostname, c.get('hosts'));
  return isSister ? null : `${page.origin}${page.pathname}`.slice(0, longest);
}

/** Also below the main host: of a language without a host of its own, or the operator's side. */
function isOfShop(name: string, hosts: SiteHosts): boolean {
  return localeOfHost(name, hosts) !== null || name.endsWith(`.${hosts.domain}`);
}
