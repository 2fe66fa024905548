import { cookies, readCookie, writeCookie } from '#contract/cookies.ts';
import { detectLocale } from '#contract/detect-locale.ts';
import { isLocaleKey, locales, type SiteHosts, splitLocalePrefix } from '#contract/locale.ts';
import type { EdgeMiddleware } from './edge-env.ts';

/** Finds the visitor's locale and takes the language prefix off the path. A prefix is a choice, so it is remembered, but for pages of other sites that show a calculator in it. */
export function findLocale(hosts: SiteHosts): EdgeMiddleware {
  return async (c, next) => {
    const { pathname, host } = new URL(c.req.url);
    const cookie = readCookie(cookies.locale, c.req.header('Cookie') ?? '');
    const { prefix, rest } = splitLocalePrefix(pathname);
    const browserLanguages = c.req.header('Accept-Language') ?? '';
    const found = detectLocale({ path: pathname, host, hosts, cookie, browserLanguages });
    const sent = pathname.startsWith('/api/') ? c.req.header('X-Locale') : undefined;
    c.set('hosts', hosts);
    c.set('locale', locales[isLocaleKey(sent) ? sent : found]);
    c.set('base', prefix ? `/${prefix}` : '');
    c.set('path', rest);
    await next();
    if (prefix && prefix !== cookie && !c.get('embed')) c.header('Set-Cookie', writeCookie(cookies.locale, prefix), { append: true });
  };
}
