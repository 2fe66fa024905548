import * as z from 'zod/mini';
import { getManufacturers } from '#contract/api/catalog.ts';
import { named } from '#contract/api/part.ts';
import type { PageHead } from '#contract/head/row-facts.ts';
import { makerStep } from '#contract/head/steps.ts';

const names = z.object({ list: z.array(named) });

export const head: PageHead = {
  facts: ({ read }) => {
    const found = read(getManufacturers, names)?.list;
    return found ? { items: { list: found.map(makerStep) } } : {};
  },
};
