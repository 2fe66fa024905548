import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { bomFaults, mostBomLines } from '#contract/api/bom.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { useFormat } from '#src/i18n/format.ts';

const known = z.object({
  reason: z.catch(z.optional(z.enum(bomFaults)), undefined),
  line: z.catch(z.optional(z.int()), undefined),
  limit: z.catch(z.optional(z.int()), undefined),
  retry_after: z.catch(z.optional(z.number()), undefined),
});

const ofTheBill = new Set<string>(['bom_unreadable', 'bom_too_long', 'not_found', 'validation_failed', 'too_large', 'unsupported_type']);

/** Whether something else has to be given; anything else is the shop's trouble. */
export function isFieldFault({ code }: ApiError): boolean {
  return ofTheBill.has(code);
}

/** Why a bill could not be read, and what to give instead. */
export function useBomIssueText(): (failure: ApiError) => string {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  return ({ code, message, data }) => {
    const { reason, line, limit, retry_after: wait } = known.parse(data ?? {});
    if (code === 'bom_unreadable') {
      if (reason === 'broken' && line !== undefined) return t('issue.broken_line', { line: integer(line) });
      if (reason === 'too_large') return t('issue.too_full');
      if (reason === 'too_many_references') return t('issue.too_many_references', { line: integer(line ?? 0) });
      return t(`issue.${reason ?? 'not_a_table'}`);
    }
    if (code === 'bom_too_long') return t('issue.too_long', { limit: integer(limit ?? mostBomLines) });
    if (code === 'too_large') return t('issue.too_large');
    if (code === 'unsupported_type') return t('issue.type');
    if (code === 'not_found') return t('issue.gone');
    if (code === 'rate_limited') return t('issue.often', { minutes: integer(Math.max(1, Math.ceil((wait ?? 60) / 60))) });
    if (code === 'network') return t('issue.network');
    return message || t('issue.down');
  };
}
