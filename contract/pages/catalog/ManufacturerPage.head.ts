import * as z from 'zod/mini';
import { getCategory, getManufacturer, productList } from '#contract/api/catalog.ts';
import { named, seo } from '#contract/api/part.ts';
import { partsOf } from '#contract/head/listed-parts.ts';
import type { PageHead } from '#contract/head/row-facts.ts';
import { makerStep } from '#contract/head/steps.ts';
import { buildPath } from '#contract/routes/build-path.ts';

const maker = z.extend(named, { seo });
const inCategory = z.object({ category: z.object({ name: z.string() }) });

/** A maker's parts of one category. */
const parts = 'manufacturers-brand_web_url-category_web_url';

export const head: PageHead = {
  values: ({ match, read }) => {
    if (match.row.name !== parts) return {};
    const manufacturer = read(getManufacturer, maker)?.name;
    const category = read(getCategory, inCategory)?.category.name;
    return { ...(manufacturer !== undefined && { manufacturer }), ...(category !== undefined && { category }) };
  },
  facts: (view) => {
    const answer = view.read(getManufacturer, maker);
    const makers = { name: view.say('manufacturers'), path: buildPath('manufacturers') };
    if (view.row !== parts) {
      return { above: [makers], ...(answer && { seo: answer.seo, name: answer.name }), ...partsOf(view, productList) };
    }
    if (!answer) return {};
    const name = view.read(getCategory, inCategory)?.category.name;
    return { above: [makers, makerStep(answer)], ...(name !== undefined && { name }), ...partsOf(view, productList) };
  },
};
