import * as z from 'zod/mini';
import { article } from './article.ts';
import { category, manufacturer, productListItem } from './part.ts';

/** A calculator as the home page offers it. */
export const offeredCalculator = z.object({ name: z.string(), path: z.string(), summary: z.string() });
export type OfferedCalculator = z.output<typeof offeredCalculator>;

const titled = {
  /** The operator's; null: the shop's own. */
  title: z.nullable(z.string()),
  /** Tag of the language in which the operator's title and text are written, such as `de-DE`. */
  language: z.string(),
};

/** A block of the home page as visitors see it; lists are null where nothing was chosen, and the block shows what it shows by itself. */
export const shownHomeBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banners') }),
  z.object({ kind: z.literal('hot'), ...titled }),
  z.object({ kind: z.literal('bom'), ...titled, text: z.nullable(z.string()) }),
  z.object({ kind: z.literal('categories'), ...titled, categories: z.nullable(z.array(category)) }),
  z.object({
    kind: z.literal('calculators'),
    ...titled,
    calculators: z.nullable(z.array(offeredCalculator)),
  }),
  z.object({ kind: z.literal('articles'), ...titled, articles: z.nullable(z.array(article)) }),
  z.object({ kind: z.literal('makers'), ...titled, makers: z.nullable(z.array(manufacturer)) }),
  z.object({ kind: z.literal('parts'), ...titled, parts: z.array(productListItem) }),
  /** Clean HTML, made of Markdown. */
  z.object({ kind: z.literal('text'), ...titled, html: z.string() }),
]);
export type ShownHomeBlock = z.output<typeof shownHomeBlock>;
