import * as z from 'zod/mini';

/** A banner as visitors see it, in their language or else in English. Its texts are no markup. */
export const shownBanner = z.object({
  id: z.string(),
  title: z.string(),
  /** Empty for none. */
  text: z.string(),
  /** A page of the shop that it leads to. */
  path: z.nullable(z.string()),
  /** Tag of the language it is written in, such as `de-DE`. */
  language: z.string(),
  /** When it ends; whoever keeps an answer looks at it before it is shown. */
  until: z.nullable(z.string()),
});
export type ShownBanner = z.output<typeof shownBanner>;
