import type { EdgeContext } from './edge-env.ts';

/** The domain whose hosts share cookies, where this host is one of them; empty elsewhere. Browsers keep none for a single label or a number. */
export function commonDomain(c: EdgeContext): string {
  const { domain } = c.get('hosts');
  const { hostname } = new URL(c.req.url);
  if (!domain.includes('.') || /^[\d.]+$/.test(domain)) return '';
  return hostname === domain || hostname.endsWith(`.${domain}`) ? domain : '';
}
