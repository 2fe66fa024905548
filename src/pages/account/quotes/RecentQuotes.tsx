import { useTranslation } from 'react-i18next';
import type { QuoteSummary } from '#contract/api/quote.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { quoteListPath } from '#contract/requests/quote-query.ts';
import { QuoteList } from './QuoteList.tsx';

/** The latest requests for prices; nothing where there is none yet. */
export function RecentQuotes({ quotes }: { quotes: readonly QuoteSummary[] }) {
  const { t } = useTranslation('user_center');
  if (quotes.length === 0) return null;
  return (
    <section>
      <h2>{t('recent_quotes')}</h2>
      <QuoteList quotes={quotes} label={t('recent_quotes')} />
      <p>
        <RouteLink to={quoteListPath({})}>{t('all_quotes')}</RouteLink>
      </p>
    </section>
  );
}
