/** The texts of a page as they are typed, a field for each language. */
import type { AdminPage, PageText } from '#contract/api/admin/page.ts';
import { type LocaleKey, localeKeys } from '#contract/locale.ts';
import { type VariantDraft, variantDraft } from './VariantFields.tsx';

export interface PageDraft extends Record<LocaleKey, PageText> {
  variant: VariantDraft;
}
type Shown = Pick<AdminPage, 'texts' | 'shipped' | 'variant'>;

const blank: PageText = { title: '', summary: '', body: '' };

/** The operator's own text, else the one that came with the shop to begin with. */
export function draftOf({ texts, shipped, variant }: Shown): PageDraft {
  const own = Object.fromEntries(localeKeys.map((key) => [key, texts[key] ?? shipped[key] ?? blank])) as Record<LocaleKey, PageText>; // of all keys
  return { ...own, variant: variantDraft(variant) };
}

const isSame = (one: PageText, other: PageText | undefined): boolean =>
  other !== undefined && one.title === other.title && one.summary === other.summary && one.body === other.body;

export const isBlank = ({ title, summary, body }: PageText): boolean => `${title}${summary}${body}`.trim() === '';

/** What is the operator's: neither blank nor as it came with the shop. */
export function ownTexts(draft: PageDraft, { shipped }: Pick<Shown, 'shipped'>): AdminPage['texts'] {
  const own = localeKeys.filter((key) => !isBlank(draft[key]) && !isSame(draft[key], shipped[key]));
  return Object.fromEntries(own.map((key) => [key, draft[key]]));
}
