import { locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { siteUrl } from '#server/kernel/site-url.ts';

type Site = Pick<Settings, 'hosts' | 'siteProtocol' | 'sitePort' | 'adminSite'>;

/** The one origin of the operator page; passkeys are made for it and work nowhere else. */
export function adminOrigin({ adminSite, ...settings }: Site): string {
  if (adminSite && 'origin' in adminSite) return adminSite.origin;
  const shop = new URL(siteUrl(settings, locales.en.key));
  if (adminSite) shop.hostname = adminSite.host;
  return shop.origin;
}

export function adminAddress(site: Site): string {
  return adminOrigin(site) + buildPath('admin');
}
