import { baseOfLocale, hostOfLocale, type LocaleKey } from '#contract/locale.ts';
import type { Settings } from './settings.ts';

type Site = Pick<Settings, 'hosts' | 'siteProtocol' | 'sitePort'>;

/** Where a locale is at home, to put a path behind: no slash at the end. */
export function siteUrl({ hosts, siteProtocol, sitePort }: Site, locale: LocaleKey): string {
  const port = sitePort === null ? '' : `:${sitePort}`;
  return `${siteProtocol}://${hostOfLocale(locale, hosts)}${port}${baseOfLocale(locale, hosts)}`;
}
