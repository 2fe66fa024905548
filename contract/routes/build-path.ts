import type { AnyRoute, RouteName } from './table.ts';
import { routes } from './table.ts';
import type { ParamsOf } from './route.ts';

type PathOf<Name extends RouteName> = Extract<AnyRoute, { name: Name }>['path'];
type Parameters<Name extends RouteName> = { [Key in ParamsOf<PathOf<Name>>]: string };

/** The path of a page, its parameters encoded. Every link of the app is made here; a wrong name or a missing parameter does not compile. */
export function buildPath<Name extends RouteName>(
  name: Name,
  ...[params]: ParamsOf<PathOf<Name>> extends never ? [] : [Parameters<Name>]
): string {
  const row = routes.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`No route is named ${name}`);
  return buildPathOf(row.path, params ?? {});
}

/** Fills the parameters of a row's path, encoded. */
export function buildPathOf(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
