import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { orderTabs } from '#contract/forms/account-lists.ts';
import { useGetUserOrdersQuery } from '#src/api/account.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { DueNote } from './orders/DueNote.tsx';
import { ListBody, ListHead } from './list-frame.ts';
import { NoOrders } from './orders/NoOrders.tsx';
import { orderListPath, readOrderQuery } from '#contract/requests/order-query.ts';
import { OrderFilter } from './orders/OrderFilter.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { OrderPages } from './orders/OrderPages.tsx';

/** Seconds after which a list that is opened again is asked for again: the shop may have moved an order on. */
const fresh = 5;

/** Everything the account has ordered. */
export function Component() {
  const { t } = useTranslation(['orders', 'common']);
  const { integer } = useFormat();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readOrderQuery(search);
  const { status = 'all' } = query;
  const { data, currentData, error, isFetching, refetch } = useGetUserOrdersQuery(query, { refetchOnMountOrArgChange: fresh });
  const title = t('common:account.orders');
  return (
    <AccountFrame>
      <PageHead title={title} index={false} />
      <ListHead>
        <h1 tabIndex={-1}>{title}</h1>
        <OrderFilter query={query} />
      </ListHead>
      <Tabs
        label={t('orders:tabs')}
        active={status}
        tabs={orderTabs.map((key) => ({
          key,
          label: data ? t('orders:tab_count', { tab: t(`orders:${key}`), number: integer(data.counts[key]) }) : t(`orders:${key}`),
        }))}
        onChange={(next) => void navigate(orderListPath({ ...query, status: next, page: '1' }), { preventScrollReset: true })}
      >
        <ListBody aria-busy={isFetching}>
          {error ? <LoadError error={error} title={t('orders:load_failed')} onRetry={() => void refetch()} /> : null}
          {currentData || error ? null : <Skeleton $height="20rem" />}
          {currentData && !error ? (
            <>
              <DueNote orders={currentData.list} />
              {currentData.list.length === 0 ? <NoOrders query={query} total={currentData.counts.all} /> : null}
              {currentData.list.length > 0 ? <OrderList orders={currentData.list} label={title} /> : null}
              <OrderPages data={currentData} />
            </>
          ) : null}
        </ListBody>
      </Tabs>
    </AccountFrame>
  );
}
