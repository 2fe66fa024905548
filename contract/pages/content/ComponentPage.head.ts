import { getComponentDetail } from '#contract/api/content.ts';
import { readArticle } from '#contract/head/read-article.ts';
import type { PageHead } from '#contract/head/row-facts.ts';

export const head: PageHead = { facts: (view) => readArticle(view, getComponentDetail) };
