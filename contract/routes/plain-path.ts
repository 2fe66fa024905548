import { matchRoute } from './match.ts';

/** The path of a page that has one address, such as the cart: nothing in it was typed by anybody, so what stands behind it is dropped. Null for every other text. */
export function plainPath(wanted: string | null | undefined): string | null {
  const [path = ''] = wanted?.split(/[?#]/) ?? [];
  const row = matchRoute(path)?.row;
  return row && !row.path.includes(':') ? row.path : null;
}
