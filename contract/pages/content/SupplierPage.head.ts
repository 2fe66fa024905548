import * as z from 'zod/mini';
import { supplier } from '#contract/api/article.ts';
import { getSupplierDetail } from '#contract/api/content.ts';
import { seo } from '#contract/api/part.ts';
import { indexStep } from '#contract/head/content-steps.ts';
import type { PageHead } from '#contract/head/row-facts.ts';

const oneSupplier = z.extend(z.pick(supplier, { name: true }), { seo });

export const head: PageHead = {
  facts: (view) => {
    const answer = view.read(getSupplierDetail, oneSupplier);
    return { above: [indexStep('featuredSuppliers', view)], ...(answer && { seo: answer.seo, name: answer.name }) };
  },
};
