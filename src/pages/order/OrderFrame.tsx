import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError } from '#src/api/api-error.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { findOrderPath } from '#src/components/order/find-order-path.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { OrderPage } from '#src/components/order/order-frame.ts';
import { useOrder } from './use-order.ts';

interface OrderFrameProps {
  /** Key of the page's heading; takes the order's number. */
  title: 'title' | 'pay.title' | 'success.title';
  children: (order: Order, accessKey: string | null) => ReactNode;
}

/** The page of one order: waits for it, and says what to do when it does not open. */
export function OrderFrame({ title, children }: OrderFrameProps) {
  const { t } = useTranslation('order_page');
  const { order_no: number, isNumber, accessKey, order, error, reload } = useOrder();
  const refused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  const isMissing = !isNumber || refused;
  const heading = isMissing ? t('missing') : t(title, { number });
  return (
    <OrderPage>
      <PageHead title={heading} index={false} />
      <h1 tabIndex={-1}>
        <Unbroken text={heading} />
      </h1>
      {isMissing ? (
        <EmptyState
          title={t('missing_text')}
          action={
            <>
              <ButtonLink to={findOrderPath(isNumber ? number : '')}>{t('send_link')}</ButtonLink>
              <ButtonLink to={buildPath('home')}>{t('home')}</ButtonLink>
            </>
          }
        />
      ) : null}
      {!isMissing && error ? <LoadError error={error} title={t('load_failed')} onRetry={reload} /> : null}
      {order ? children(order, accessKey) : isMissing || error ? null : <Skeleton $height="20rem" />}
    </OrderPage>
  );
}
