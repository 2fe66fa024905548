import * as z from 'zod/mini';
import { getSupplierList } from '#contract/api/content.ts';
import { named } from '#contract/api/part.ts';
import { isOffer } from '#contract/head/listed-articles.ts';
import type { PageHead } from '#contract/head/row-facts.ts';
import { buildPath } from '#contract/routes/build-path.ts';

const suppliers = z.object({ list: z.array(named), english_only: z.int() });

export const head: PageHead = {
  facts: ({ read }) => {
    const answer = read(getSupplierList, suppliers);
    return answer && !isOffer(answer)
      ? { items: { list: answer.list.map(({ web_url, name }) => ({ name, path: buildPath('featuredSuppliers-web_url', { web_url }) })) } }
      : {};
  },
};
