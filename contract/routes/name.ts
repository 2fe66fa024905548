import type { LocaleKey } from '#contract/locale.ts';
import type { RouteName } from './table.ts';

/** The route's name in one locale; the path stays the same (requirements, section 2). */
export function routeName<Name extends RouteName, Key extends LocaleKey>(name: Name, locale: Key): `${Name}___${Key}` {
  return `${name}___${locale}`;
}
