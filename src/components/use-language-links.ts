import { useLocation } from 'react-router';
import { locales, localeKeys, type LocaleKey } from '#contract/locale.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectLocaleKey } from '#src/store/visitor-selectors.ts';
import { regionalAddress } from './regional-address.ts';

export interface LanguageLink {
  key: LocaleKey;
  /** In its own language and script. */
  name: string;
  tag: string;
  href: string;
  current: boolean;
}

/** This page in every language that is offered: on the regional host where the page is on one, else under the language prefix. */
export function useLanguageLinks(): LanguageLink[] {
  const config = useAppSelector(selectConfig);
  const current = useAppSelector(selectLocaleKey);
  const { pathname, search, hash } = useLocation();
  const path = `${pathname}${search}${hash}`;
  const hosts = config?.langList ?? [];
  const isHome = hosts.some(({ host }) => host === location.hostname || location.hostname.endsWith(`.${host}`));
  const offered = localeKeys.filter((key) => hosts.length === 0 || hosts.some(({ code }) => code === key));
  return offered
    .map((key) => {
      const { name, tag } = locales[key];
      const href = (isHome ? regionalAddress(hosts, key, path) : null) ?? `/${key}${path}`;
      return { key, name, tag, href, current: key === current };
    })
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
}
