/** Finds the locale of a page that no edge has written it on, such as a developer's, in the edge's order: prefix, host, cookie, browser. */
import LanguageDetector from 'i18next-browser-languagedetector';
import { cookies } from '#contract/cookies.ts';
import { localeOfHost, localeOfLanguages } from '#contract/detect-locale.ts';
import { fallbackLocale, isLocaleKey, type LocaleKey, splitLocalePrefix } from '#contract/locale.ts';

/** No edge, no settings of the operator. */
const hosts = { domain: 'localhost', chosen: {}, country: {} };

/** With a way to choose among them the detector gives all that it finds; without one, the first, whether the shop speaks it or not. */
const services = { languageUtils: { getBestMatchFromCodes: () => null } };

/** The detector with our own sign beside those it knows: what an address says by the shared table. */
function detectorFor({ pathname, host }: Pick<Location, 'pathname' | 'host'>): LanguageDetector {
  const detector = new LanguageDetector(services, { lookupCookie: cookies.locale.name, caches: [] });
  detector.addDetector({ name: 'address', lookup: () => splitLocalePrefix(pathname).prefix ?? localeOfHost(host, hosts) ?? undefined });
  return detector;
}

export function foundLocale(address: Pick<Location, 'pathname' | 'host'>): LocaleKey {
  const detector = detectorFor(address);
  // Keys of the shop first: a browser's `br` is Breton.
  const keys = [detector.detect(['address', 'cookie']) ?? []].flat();
  const languages = [detector.detect(['navigator']) ?? []].flat();
  return keys.find(isLocaleKey) ?? localeOfLanguages(languages.join()) ?? fallbackLocale;
}
