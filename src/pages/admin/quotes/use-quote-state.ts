import { useTranslation } from 'react-i18next';
import type { QuoteStatus } from '#contract/api/quote.ts';

/** Names where a request for prices stands as the shop says it: what the customer reads as "by you", the customer has done. */
export function useQuoteState(): (status: QuoteStatus) => string {
  const { t } = useTranslation(['admin', 'quote']);
  return (status) => (status === 'declined' ? t('admin:quote_declined') : t(`quote:status.${status}`));
}
