import { baseOfLocale, hostOfLocale, type LocaleKey } from '#contract/locale.ts';
import type { EdgeContext } from './edge-env.ts';

/**
 * Where a locale has a page: on its own host, without the prefix of this request. Nothing of it comes from the `Host` header.
 * A real domain is reached by HTTPS on its usual port, whatever stands between; localhost as in this request.
 */
export function addressOf(c: EdgeContext, key: LocaleKey, path: string): string {
  const hosts = c.get('hosts');
  const { protocol, port } = new URL(c.req.url);
  const host = hostOfLocale(key, hosts);
  const base = baseOfLocale(key, hosts);
  const origin = hosts.domain === 'localhost' ? `${protocol}//${host}${port && `:${port}`}` : `https://${host}`;
  return `${origin}${base !== '' && path === '/' ? base : `${base}${path}`}`;
}
