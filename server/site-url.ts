import { hostOfLocale, type LocaleKey } from '#contract/locale.ts';
import type { Settings } from './settings.ts';

type Site = Pick<Settings, 'siteDomain' | 'siteProtocol' | 'sitePort'>;

/** Address of a locale's regional host, without a slash at the end. */
export function siteUrl({ siteDomain, siteProtocol, sitePort }: Site, locale: LocaleKey): string {
  const port = sitePort === null ? '' : `:${sitePort}`;
  return `${siteProtocol}://${hostOfLocale(locale, siteDomain)}${port}`;
}
