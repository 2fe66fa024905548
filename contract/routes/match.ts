import { type AnyRoute, routes } from './table.ts';

export interface RouteMatch {
  row: AnyRoute;
  params: Record<string, string>;
}

/** Finds the row for a path (without language prefix) and validates its parameters; null means the page does not exist. Exact case, no trailing slash. */
export function matchRoute(path: string): RouteMatch | null {
  const parts = path.split('/');
  for (const row of routes) {
    const params = readParams(row.path.split('/'), parts);
    if (!params) continue;
    const checked = row.params.safeParse(params);
    return checked.success ? { row, params: checked.data } : null;
  }
  return null;
}

function readParams(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (!piece.startsWith(':')) {
      if (piece !== part) return null;
      continue;
    }
    if (part === '') return null;
    try {
      params[piece.slice(1)] = decodeURIComponent(part);
    } catch {
      return null; // a broken escape names no page
    }
  }
  return params;
}
