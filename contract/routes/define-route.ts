import type { Route } from './route.ts';

/** A row of the route table with its exact types; what most rows do not need is filled in. */
export function route<const Name extends string, const Path extends `/${string}`>(
  row: Pick<Route<Name, Path>, 'name' | 'path' | 'page' | 'head'> & Partial<Pick<Route, 'words' | 'parameters' | 'middleware' | 'access'>>,
): Route<Name, Path> {
  return { words: [], parameters: {}, middleware: [], ...row };
}
