import type { Named } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import type { Step } from '#contract/structured-data/breadcrumb.ts';
import type { PageView } from './row-facts.ts';

/** The way down through the categories, each below the one before it. */
export function categorySteps(breadcrumb: readonly Named[], { say }: PageView): Step[] {
  const steps = breadcrumb.map(({ web_url, name }, index) => ({
    name,
    path: categoryPath(web_url, breadcrumb[index - 1]?.web_url ?? null),
  }));
  return [{ name: say('categories'), path: buildPath('category') }, ...steps];
}

export function makerStep({ web_url, name }: Named): Step {
  return { name, path: buildPath('manufacturers-brand_web_url', { brand_web_url: web_url }) };
}
