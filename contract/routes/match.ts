import { readParameters } from './read-parameters.ts';
import { type AnyRoute, routes } from './table.ts';

export interface RouteMatch {
  row: AnyRoute;
  params: Record<string, string>;
}

/** Finds the row for a path (without language prefix) and validates its parameters; null means the page does not exist. Exact case, no trailing slash. */
export function matchRoute(path: string): RouteMatch | null {
  const parts = path.split('/');
  for (const row of routes) {
    const texts = readTexts(row.path.split('/'), parts);
    if (!texts) continue;
    const params = readParameters(row, texts);
    return params && { row, params };
  }
  return null;
}

function readTexts(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const texts: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (!piece.startsWith(':')) {
      if (piece !== part) return null;
      continue;
    }
    if (part === '') return null;
    try {
      texts[piece.slice(1)] = decodeURIComponent(part);
    } catch {
      return null; // a broken escape names no page
    }
  }
  return texts;
}
