import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { isNarrowed, type OrderQuery, orderListPath } from './order-query.ts';

/** Why the list is empty, and the way out of it; `total` counts the matches in all tabs. */
export function NoOrders({ query, total }: { query: OrderQuery; total: number }) {
  const { t } = useTranslation('user');
  const { keyword } = query;
  if (total > 0) {
    return (
      <EmptyState
        title={t('orders.none_here')}
        action={<ButtonLink to={orderListPath({ ...query, status: 'all', page: '1' })}>{t('orders.show_all')}</ButtonLink>}
      />
    );
  }
  if (isNarrowed(query)) {
    return (
      <EmptyState
        title={keyword ? t('orders.not_found', { keyword }) : t('orders.none_in_days')}
        action={<ButtonLink to={orderListPath({})}>{t('orders.clear')}</ButtonLink>}
      >
        {keyword ? t('orders.not_found_text') : null}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('orders.empty_title')} action={<ButtonLink to={buildPath('product')}>{t('orders.find_parts')}</ButtonLink>}>
      {t('orders.empty_text')}
    </EmptyState>
  );
}
