import * as z from 'zod/mini';
import { getCategories } from '#contract/api/catalog.ts';
import { named } from '#contract/api/part.ts';
import type { PageHead } from '#contract/head/row-facts.ts';
import { categoryPath } from '#contract/routes/category-path.ts';

const names = z.object({ list: z.array(named) });

export const head: PageHead = {
  facts: ({ read }) => {
    const found = read(getCategories, names)?.list;
    return found ? { items: { list: found.map(({ web_url, name }) => ({ name, path: categoryPath(web_url) })) } } : {};
  },
};
