import * as z from 'zod/mini';
import { article } from '#contract/api/article.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { seo } from '#contract/api/part.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { type Index, indexStep } from './content-steps.ts';
import type { PageView, RowFacts } from './row-facts.ts';

const listed = z.pick(article, { web_url: true, kind: true, category: true, title: true });
const articles = z.object({ list: z.array(listed), current_page: z.int(), page_size: z.int(), english_only: z.int(), seo });

/** A list that has nothing in the reader's language and offers what is written in English lists nothing, and is still worth finding. */
export const isOffer = ({ list, english_only: englishOnly }: { list: readonly unknown[]; english_only: number }): boolean =>
  list.length === 0 && englishOnly > 0;

/** A page of articles below these index pages. */
export function listedArticles(view: PageView, call: AnyEndpoint, above: readonly Index[] = []): RowFacts {
  const answer = view.read(call, articles);
  return {
    above: above.map((index) => indexStep(index, view)),
    ...(answer && {
      seo: answer.seo,
      name: answer.seo.title,
      ...(!isOffer(answer) && {
        items: {
          list: answer.list.map((one) => ({ name: one.title, path: articlePath(one) })),
          first: (answer.current_page - 1) * answer.page_size + 1,
        },
      }),
    }),
  };
}
