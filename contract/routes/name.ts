import type { LocaleKey } from '#contract/locale.ts';
import type { RouteName } from './table.ts';

const mark = '___';

/** The route's name in one locale; the path stays the same. */
export function routeName<Name extends RouteName, Key extends LocaleKey>(name: Name, locale: Key): `${Name}${typeof mark}${Key}` {
  return `${name}${mark}${locale}`;
}

/** The name of the table's row, without the locale. */
export function rowName(name: string): string {
  return name.split(mark)[0] ?? name;
}
