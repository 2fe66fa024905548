import { baseOfLocale, hostOfLocale, localeKeys, locales, type SiteHosts } from '#contract/locale.ts';

/** What to open in a browser: the main host, then every regional one with its language. */
export function addressesOf(hosts: SiteHosts, port: number): string[] {
  const line = (host: string, base: string, name: string) => `  http://${host}:${port}${base}`.padEnd(36) + name;
  const others = localeKeys
    .filter((key) => hostOfLocale(key, hosts) !== hosts.domain || baseOfLocale(key, hosts) !== '')
    .map((key) => line(hostOfLocale(key, hosts), baseOfLocale(key, hosts), locales[key].name));
  return [line(hosts.domain, '', ''), ...others].map((text) => text.trimEnd());
}
