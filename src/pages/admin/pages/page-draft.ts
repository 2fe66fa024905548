/** The texts of a page as they are typed, a field for each language. */
import type { AdminPage, PageText } from '#contract/api/admin/page.ts';
import { type LocaleKey, localeKeys } from '#contract/locale.ts';

export type PageDraft = Record<LocaleKey, PageText>;
type Shown = Pick<AdminPage, 'texts' | 'shipped'>;

const blank: PageText = { title: '', summary: '', body: '' };

/** The operator's own text, else the one that came with the shop to begin with. */
export function draftOf({ texts, shipped }: Shown): PageDraft {
  return Object.fromEntries(localeKeys.map((key) => [key, texts[key] ?? shipped[key] ?? blank])) as PageDraft; // of all keys
}

const isSame = (one: PageText, other: PageText | undefined): boolean =>
  other !== undefined && one.title === other.title && one.summary === other.summary && one.body === other.body;

export const isBlank = ({ title, summary, body }: PageText): boolean => `${title}${summary}${body}`.trim() === '';

/** What is the operator's: neither blank nor as it came with the shop. */
export function ownTexts(draft: PageDraft, { shipped }: Pick<Shown, 'shipped'>): AdminPage['texts'] {
  const own = localeKeys.filter((key) => !isBlank(draft[key]) && !isSame(draft[key], shipped[key]));
  return Object.fromEntries(own.map((key) => [key, draft[key]]));
}
