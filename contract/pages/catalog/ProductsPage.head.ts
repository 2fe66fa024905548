import { hotProduct } from '#contract/api/catalog.ts';
import { partsOf } from '#contract/head/listed-parts.ts';
import type { PageHead } from '#contract/head/row-facts.ts';

export const head: PageHead = { facts: (view) => partsOf(view, hotProduct) };
