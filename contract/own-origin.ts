import { localeOfOwnHost } from './detect-locale.ts';
import type { SiteHosts } from './locale.ts';

/** As browsers write it: in small letters, without a path. */
const originForm = /^(https?):\/\/([a-z0-9.[\]:-]+)$/;

/** The origin of a request when it is a page of the shop; null for everybody else's. */
export function ownOrigin(origin: string, hosts: Pick<SiteHosts, 'domain' | 'chosen'>): string | null {
  const [, scheme, host = ''] = originForm.exec(origin) ?? [];
  const isSafe = scheme === 'https' || (scheme === 'http' && hosts.domain === 'localhost');
  return isSafe && localeOfOwnHost(host, hosts) !== null ? origin : null;
}
