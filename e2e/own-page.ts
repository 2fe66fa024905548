/** A page about the shop that its operator has written: none of that row comes with the shop. */
import { saveArticle } from '#contract/api/admin/article.ts';
import { type LocaleKey, localeKeys } from '#contract/locale.ts';
import type { Shop } from './shop.ts';

const slug = 'our-promise';
export const ownPagePath = `/about/${slug}`;

const textIn = (key: LocaleKey) => ({
  title: `Promise (${key})`,
  summary: `What we promise every customer (${key}).`,
  body: '## Today\n\nSent today.',
});

/** Writes it in each language, in the name of a log-in that may. */
export async function writeOwnPage(shop: Shop, operatorSession: string): Promise<void> {
  const answer = await fetch(shop.address('') + saveArticle.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${operatorSession}` },
    body: JSON.stringify({ kind: 'page', slug, version: 0, texts: Object.fromEntries(localeKeys.map((key) => [key, textIn(key)])) }),
  });
  if (!answer.ok) throw new Error(`The page was not kept: ${await answer.text()}`);
}
