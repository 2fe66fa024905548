/** What the buyer agrees to with an order: the texts that hold for the country of delivery, kept word for word. */
import { createHash } from 'node:crypto';
import { legalPages } from '#contract/legal-pages.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { legalVariants } from '#server/content/legal-pages.ts';
import { readPage } from '#server/content/show-page.ts';
import type { Queries } from '#server/db/client.ts';
import { agreedText } from '#server/db/schema.ts';
import type { OrderRow } from './order-row.ts';

type Agreed = OrderRow['agreed'][number];
type ReadText = Agreed & { body: string };
export type AgreedTexts = readonly ReadText[];

/** The texts as they stand now, in the order's language; a page that the shop does not have is left out. */
export async function readAgreedTexts(deps: Pick<StoreDeps, 'db' | 'settings'>, locale: LocaleKey, country: string): Promise<ReadText[]> {
  const variants = await legalVariants(deps.db, country);
  const read = legalPages.map(async (page): Promise<ReadText[]> => {
    const code = variants[page] ?? page;
    const shown = await readPage(deps, locales[locale], code);
    if (!shown) return [];
    const { title, body, language, updated_at: asOf } = shown;
    const text = createHash('sha256')
      .update(JSON.stringify([code, language, title, body]))
      .digest('hex');
    return [{ page, code, title, language, text, as_of: asOf, body }];
  });
  return (await Promise.all(read)).flat();
}

/** Keeps them word for word, each once; gives what the order remembers. */
export async function keepAgreedTexts(queries: Queries, texts: AgreedTexts, at: Date): Promise<Agreed[]> {
  const rows = texts.map(({ text: id, code, language, title, body }) => ({ id, code, language, title, body, firstAt: at }));
  if (rows.length > 0) await queries.insert(agreedText).values(rows).onConflictDoNothing();
  return texts.map(({ body: _body, ...agreed }) => agreed);
}

/** As much of a version as people compare. */
export const shortVersion = (text: string): string => text.slice(0, 8);
