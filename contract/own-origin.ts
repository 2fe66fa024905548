import { localeOfOwnHost } from './detect-locale.ts';
import type { SiteHosts } from './locale.ts';

/** The origin of a request when it is a page of the shop; null for everybody else's. */
export function ownOrigin(origin: string, hosts: Pick<SiteHosts, 'domain' | 'chosen'>): string | null {
  const url = URL.parse(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== origin) return null;
  const isSafe = url.protocol === 'https:' || hosts.domain === 'localhost';
  return isSafe && localeOfOwnHost(url.host, hosts) !== null ? origin : null;
}
