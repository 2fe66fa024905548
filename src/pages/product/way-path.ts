import type { Named } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';

/** The page of the last category of a way down the tree. */
export function wayPath(way: readonly Named[]): string {
  const last = way.at(-1);
  return last ? categoryPath(last.web_url, way.at(-2)?.web_url ?? null) : buildPath('category');
}
