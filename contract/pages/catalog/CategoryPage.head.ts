import * as z from 'zod/mini';
import { getCategory, productList } from '#contract/api/catalog.ts';
import { named, seo } from '#contract/api/part.ts';
import { partsOf } from '#contract/head/listed-parts.ts';
import type { PageHead } from '#contract/head/row-facts.ts';
import { categorySteps } from '#contract/head/steps.ts';

const category = z.object({ category: named, breadcrumb: z.array(named), seo });

export const head: PageHead = {
  facts: (view) => {
    const answer = view.read(getCategory, category);
    if (!answer) return {};
    const above = answer.breadcrumb.filter(({ web_url }) => web_url !== answer.category.web_url);
    return { seo: answer.seo, name: answer.category.name, above: categorySteps(above, view), ...partsOf(view, productList) };
  },
};
