import type { SiteConfig } from '#contract/api/visitor.ts';

/** Address of a path where a language is at home; null where the configuration does not know it. */
export function regionalAddress(langList: SiteConfig['langList'], key: string, path: string): string | null {
  const home = langList.find(({ code }) => code === key);
  if (!home) return null;
  const { host, base = '' } = home;
  const below = base === '' ? path : `${base}${path.replace(/^\/(?=[?#]|$)/, '')}`;
  return `${location.protocol}//${host}${location.port && `:${location.port}`}${below}`;
}
