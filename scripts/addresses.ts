import { hostOfLocale, localeKeys, locales } from '#contract/locale.ts';

/** What to open in a browser: the main host, then every regional one with its language. */
export function addressesOf(siteDomain: string, port: number): string[] {
  const line = (host: string, name: string) => `  http://${host}:${port}`.padEnd(36) + name;
  const regional = localeKeys.map((key) => ({ host: hostOfLocale(key, siteDomain), name: locales[key].name }));
  const others = regional.filter(({ host }) => host !== siteDomain).map(({ host, name }) => line(host, name));
  return [line(siteDomain, ''), ...others].map((text) => text.trimEnd());
}
