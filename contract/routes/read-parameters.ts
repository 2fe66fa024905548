import { isPlain, isWithin, longestSlug, slugForm, tidyText } from '#contract/plain-text.ts';
import type { Route } from './route.ts';
import type { ReadParameter } from './route.ts';

const readSlug: ReadParameter = (text) => (text.length <= longestSlug && slugForm.test(text) ? text : null);

/** What somebody searches for: up to `longest` characters. */
export const readKeyword =
  (longest: number): ReadParameter =>
  (text) => {
    const tidy = tidyText(text);
    return tidy !== '' && isWithin(tidy, longest) && isPlain(tidy) ? tidy : null;
  };

/** The name of a calculator by its form; whether there is one, `matchPage` and its page know. */
export const readToolName: ReadParameter = (text) => (/^[A-Z][A-Za-z0-9]{1,60}$/.test(text) ? text : null);

/** The parameters of a row's path as its page gets them, a slug each unless the row says otherwise; null when there is no such page. */
export function readParameters(
  { path, parameters }: Pick<Route, 'path' | 'parameters'>,
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, string> | null {
  const read: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    const value = (parameters[name] ?? readSlug)(texts[name] ?? '');
    if (value === null) return null;
    read[name] = value;
  }
  return read;
}
