/** A page about the shop that its operator has written: none of that row comes with the shop. */
import { savePage } from '#contract/api/admin/page.ts';
import { type LocaleKey, localeKeys } from '#contract/locale.ts';
import type { Shop } from './shop.ts';

const code = 'our-promise';
export const ownPagePath = `/about/${code}`;

const textIn = (key: LocaleKey) => ({
  title: `Promise (${key})`,
  summary: `What we promise every customer (${key}).`,
  body: '## Today\n\nSent today.',
});

/** Writes it in each language, in the name of a log-in that may. */
export async function writeOwnPage(shop: Shop, operatorSession: string): Promise<void> {
  const answer = await fetch(shop.address('') + savePage.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${operatorSession}` },
    body: JSON.stringify({ code, version: 0, texts: Object.fromEntries(localeKeys.map((key) => [key, textIn(key)])) }),
  });
  if (!answer.ok) throw new Error(`The page was not kept: ${await answer.text()}`);
}
