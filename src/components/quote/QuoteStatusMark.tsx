import { useTranslation } from 'react-i18next';
import type { QuoteStatus } from '#contract/api/quote.ts';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';

const tones: Record<QuoteStatus, StatusMarkProps['tone']> = {
  submitted: 'info',
  in_review: 'info',
  quoted: 'attention',
  revision_requested: 'info',
  accepted: 'good',
  declined: 'stopped',
  cancelled: 'stopped',
  rejected: 'stopped',
  expired: 'stopped',
};

/** Where a request for prices stands; `label` in place of the words that the customer reads. */
export function QuoteStatusMark({ status, label }: { status: QuoteStatus; label?: string }) {
  const { t } = useTranslation('quote');
  return <StatusMark tone={tones[status]}>{label ?? t(`status.${status}`)}</StatusMark>;
}
