import { useCallback } from 'react';
import { countryName } from '#contract/country-name.ts';
import { useLocale } from './locale-context.ts';

/** Names countries in the page's language. */
export function useCountryName(): (code: string) => string {
  const { tag } = useLocale();
  return useCallback((code: string) => countryName(code, tag), [tag]);
}
