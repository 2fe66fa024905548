import { useTranslation } from 'react-i18next';
import type { QuoteSummary } from '#contract/api/quote.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { quoteListPath } from './quote-query.ts';
import { QuoteList } from './QuoteList.tsx';

/** The latest requests for prices; nothing where there is none yet. */
export function RecentQuotes({ quotes }: { quotes: readonly QuoteSummary[] }) {
  const { t } = useTranslation('user');
  if (quotes.length === 0) return null;
  return (
    <section>
      <h2>{t('center.recent_quotes')}</h2>
      <QuoteList quotes={quotes} label={t('center.recent_quotes')} />
      <p>
        <RouteLink to={quoteListPath({})}>{t('center.all_quotes')}</RouteLink>
      </p>
    </section>
  );
}
