/** An article as it is typed: a field for each language, what stands beside the texts, and for when it is. */
import type { AdminArticle, ArticleCover, ArticleFacts, WrittenText } from '#contract/api/admin/article.ts';
import { type LocaleKey, localeKeys } from '#contract/locale.ts';
import { type VariantDraft, variantDraft } from './VariantFields.tsx';
import { factsTyped, type TypedFacts, typedFacts } from './fact-draft.ts';

export interface TypedTime {
  isDraft: boolean;
  /** As a field of the browser has it, in the operator's own time. */
  from: string;
  until: string;
}

export type ArticleDraft = Record<LocaleKey, WrittenText> & {
  facts: TypedFacts;
  cover: ArticleCover | null;
  time: TypedTime;
  variant: VariantDraft;
};
type Written = Pick<NonNullable<AdminArticle['live']>, 'texts' | 'facts'>;

const blankText: WrittenText = { title: '', summary: '', body: '' };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** In the time of this browser. */
function typedMoment(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

export function momentOf(typed: string): string | null {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Texts and facts of a state over those of the file. */
export function writtenDraft(
  { texts, facts }: Written,
  { shipped }: Pick<AdminArticle, 'shipped'>,
): Omit<ArticleDraft, 'time' | 'variant'> {
  const ofLanguages = Object.fromEntries(localeKeys.map((key) => [key, texts[key] ?? shipped.texts[key] ?? blankText])) as Record<
    LocaleKey,
    WrittenText
  >; // of all keys
  const stated = facts ?? shipped.facts;
  return { ...ofLanguages, facts: typedFacts(stated), cover: (stated.cover === undefined ? shipped.facts.cover : stated.cover) ?? null };
}

/** The draft, else what is public, else what came from the file, to begin with. */
export function draftOf(article: Pick<AdminArticle, 'shipped' | 'live' | 'draft' | 'variant'>): ArticleDraft {
  const { live, draft } = article;
  const { from = null, until = null } = draft ?? { until: live?.until };
  const time = { isDraft: draft !== null && draft.from === null, from: typedMoment(from), until: typedMoment(until) };
  return { ...writtenDraft(draft ?? live ?? { texts: {}, facts: null }, article), time, variant: variantDraft(article.variant) };
}

const isSame = (one: WrittenText, other: WrittenText | undefined): boolean =>
  other !== undefined && one.title === other.title && one.summary === other.summary && one.body === other.body;

export const isBlank = ({ title, summary, body }: WrittenText): boolean => `${title}${summary}${body}`.trim() === '';

/** What is the operator's: neither blank nor as it came from the file. */
export function ownTexts(draft: ArticleDraft, { shipped }: Pick<AdminArticle, 'shipped'>): Written['texts'] {
  const own = localeKeys.filter((key) => !isBlank(draft[key]) && !isSame(draft[key], shipped.texts[key]));
  return Object.fromEntries(own.map((key) => [key, draft[key]]));
}

/** Null where the file's stand, and for pages, which show none. */
export function ownFacts(draft: ArticleDraft, { kind, shipped, is_shipped: isShipped }: AdminArticle): ArticleFacts | null {
  const facts = factsTyped(draft.facts, draft.cover, shipped.facts);
  const isOfFile =
    isShipped && facts.cover === undefined && JSON.stringify(typedFacts(facts)) === JSON.stringify(typedFacts(shipped.facts));
  return kind === 'page' || isOfFile ? null : facts;
}
