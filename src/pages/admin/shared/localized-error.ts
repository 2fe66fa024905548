import { fallbackLocale, type LocaleKey, locales } from '#contract/locale.ts';

/**
 * What is wrong with a text in the language that is shown; where only its English is, which stands in for the others and which the
 * operator may not see now, it says so.
 */
export function localizedError(errorAt: (path: string) => string | undefined, path: string, language: LocaleKey): string | undefined {
  const own = errorAt(`${path}.${language}`);
  if (own !== undefined) return own;
  const english = errorAt(`${path}.${fallbackLocale}`);
  return english === undefined ? undefined : `${locales[fallbackLocale].name}: ${english}`;
}
