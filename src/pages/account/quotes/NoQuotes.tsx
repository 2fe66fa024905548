import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { useAsksQuotes } from '#src/components/quote/use-asks-quotes.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type QuoteQuery, quoteListPath } from '#contract/requests/quote-query.ts';

/** Why the list is empty, and the way out of it; `total` counts the matches in all tabs. */
export function NoQuotes({ query, total }: { query: QuoteQuery; total: number }) {
  const { t } = useTranslation('quotes');
  const asksQuotes = useAsksQuotes();
  const { keyword } = query;
  if (total > 0) {
    return (
      <EmptyState
        title={t('none_here')}
        action={<ButtonLink to={quoteListPath({ ...query, status: 'all', page: '1' })}>{t('show_all')}</ButtonLink>}
      />
    );
  }
  if (keyword) {
    return <EmptyState title={t('not_found', { keyword })} action={<ButtonLink to={quoteListPath({})}>{t('clear')}</ButtonLink>} />;
  }
  if (!asksQuotes) return <EmptyState title={t('empty_title')} />;
  return (
    <EmptyState title={t('empty_title')} action={<ButtonLink to={buildPath('other-rfqs')}>{t('to_list')}</ButtonLink>}>
      {t('empty_text')}
    </EmptyState>
  );
}
