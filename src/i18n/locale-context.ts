import { createContext, use } from 'react';
import { type Locale, locales } from '#contract/locale.ts';

/** The locale of the page; it never changes while the page lives, another language is another host. */
export const LocaleContext = createContext<Locale>(locales.en);

export function useLocale(): Locale {
  return use(LocaleContext);
}
