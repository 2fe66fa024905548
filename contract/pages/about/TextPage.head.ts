import * as z from 'zod/mini';
import { getPage } from '#contract/api/content.ts';
import { seo } from '#contract/api/part.ts';
import type { PageHead } from '#contract/head/row-facts.ts';

const page = z.object({ title: z.string(), seo });

export const head: PageHead = {
  facts: ({ read }) => {
    const answer = read(getPage, page);
    return answer ? { seo: answer.seo, name: answer.title } : {};
  },
};
