/** Words for what is wrong with a field, from its code: the same for the browser's checks and the server's. */
import type { Translate } from '#src/i18n/typed-words.ts';
import { useTranslation } from 'react-i18next';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { useFormat } from './format.ts';

function issueText(t: Translate, number: (value: number) => string, { code, limit, bound }: FieldIssue): string {
  if (bound && limit !== undefined) return t(`validation:out_of_range_${bound}`, { limit: number(limit) });
  return limit === undefined
    ? t(`validation:${code}`)
    : // Not every code has a sentence with its limit: a default value is what lets a key be one that no file holds.
      t(`validation:${code}_limit`, { count: limit, defaultValue: t(`validation:${code}`) });
}

/** Turns a field error of the server, or an issue of our own, into words. */
export function useIssueText(): (issue: FieldIssue) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (issue) => issueText(t, number, issue);
}
