import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { isNarrowed, type OrderQuery, orderListPath } from '#contract/requests/order-query.ts';

/** Why the list is empty, and the way out of it; `total` counts the matches in all tabs. */
export function NoOrders({ query, total }: { query: OrderQuery; total: number }) {
  const { t } = useTranslation('orders');
  const { keyword } = query;
  if (total > 0) {
    return (
      <EmptyState
        title={t('none_here')}
        action={<ButtonLink to={orderListPath({ ...query, status: 'all', page: '1' })}>{t('show_all')}</ButtonLink>}
      />
    );
  }
  if (isNarrowed(query)) {
    return (
      <EmptyState
        title={keyword ? t('not_found', { keyword }) : t('none_in_days')}
        action={<ButtonLink to={orderListPath({})}>{t('clear')}</ButtonLink>}
      >
        {keyword ? t('not_found_text') : null}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('empty_title')} action={<ButtonLink to={buildPath('product')}>{t('find_parts')}</ButtonLink>}>
      {t('empty_text')}
    </EmptyState>
  );
}
