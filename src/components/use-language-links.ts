import { useLocation } from 'react-router';
import { locales, localeKeys, type LocaleKey } from '#contract/locale.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectLocaleKey } from '#src/store/visitor.ts';

export interface LanguageLink {
  key: LocaleKey;
  /** In its own language and script. */
  name: string;
  tag: string;
  href: string;
  current: boolean;
}

/** This page in every language: on the regional host where the page is on one, else under the language prefix. */
export function useLanguageLinks(): LanguageLink[] {
  const config = useAppSelector(selectConfig);
  const current = useAppSelector(selectLocaleKey);
  const { pathname, search } = useLocation();
  const hosts = config?.langList ?? [];
  const isHome = hosts.some(({ host }) => host === location.hostname || location.hostname.endsWith(`.${host}`));
  return localeKeys
    .map((key) => {
      const { name, tag } = locales[key];
      const host = isHome ? hosts.find(({ code }) => code === key)?.host : undefined;
      const origin = host === undefined ? `/${key}` : `${location.protocol}//${host}${location.port && `:${location.port}`}`;
      return { key, name, tag, href: `${origin}${pathname}${search}`, current: key === current };
    })
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
}
