import { getBlogList } from '#contract/api/content.ts';
import { listedArticles } from '#contract/head/listed-articles.ts';
import type { PageHead } from '#contract/head/row-facts.ts';

export const head: PageHead = { facts: (view) => listedArticles(view, getBlogList, view.row === 'blog' ? [] : ['blog']) };
