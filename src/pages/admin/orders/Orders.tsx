import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { OneReturn } from '#src/pages/admin/returns/OneReturn.tsx';
import { ReturnTable } from '#src/pages/admin/returns/ReturnTable.tsx';
import { adminPath, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderTable } from './OrderTable.tsx';

/** Orders and what comes back of them: their lists, and the page of one. */
export function Orders() {
  const { t } = useTranslation('admin_returns');
  const [search] = useSearchParams();
  const { order, goodsReturn, view } = readAdminQuery(search);
  if (goodsReturn !== null) return <OneReturn key={goodsReturn} number={goodsReturn} />;
  if (order !== null) return <OrderDetail key={order} number={order} />;
  const isReturns = view === 'returns';
  return (
    <>
      <Row as="nav" aria-label={t('views')}>
        <RouteLink to={adminPath({ tab: 'orders' })} aria-current={isReturns ? undefined : 'page'}>
          {t('orders')}
        </RouteLink>
        <RouteLink to={adminPath({ tab: 'orders', view: 'returns' })} aria-current={isReturns ? 'page' : undefined}>
          {t('returns')}
        </RouteLink>
      </Row>
      {isReturns ? <ReturnTable /> : <OrderTable />}
    </>
  );
}
