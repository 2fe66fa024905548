import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Panel } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { SavedAddressText } from '#src/components/address/SavedAddressText.tsx';
import { CancelOrder } from '#src/components/order/CancelOrder.tsx';
import { ConfirmReceipt } from '#src/components/order/ConfirmReceipt.tsx';
import { DocumentButton } from '#src/components/order/DocumentButton.tsx';
import { Reorder } from '#src/components/order/Reorder.tsx';
import { OrderReturns } from '#src/components/returns/OrderReturns.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { BankData } from './BankData.tsx';
import { DetailColumns, DetailMain } from '#src/components/order/order-frame.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { OrderLines } from './OrderLines.tsx';
import { AgreedTexts } from '#src/components/order/AgreedTexts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { TotalsList } from '#src/components/order/TotalsList.tsx';
import { useDeliveryText } from '#src/components/order/use-delivery-text.ts';

export function Component() {
  return <OrderFrame title="title">{(order, orderKey) => <OrderDetail order={order} orderKey={orderKey} />}</OrderFrame>;
}

/** Everything about one order, and what can be done with it. */
function OrderDetail({ order, orderKey }: { order: Order; orderKey: string | null }) {
  const { t } = useTranslation(['order_page', 'order_summary']);
  const { copy, outcome } = useCopy();
  const deliveryText = useDeliveryText(order.totals.currency);
  const { dateTime } = useFormat();
  const { payment, totals, shipping } = order;
  const bank = order.allowed.includes('pay') ? payment.bank : undefined;
  return (
    <>
      <p>{t('detail.placed', { date: dateTime(order.created_at) })}</p>
      <DetailColumns>
        <DetailMain>
          <OrderFacts order={order} />
          <OrderLines order={order} />
          <OrderReturns order={order} orderKey={orderKey} />
          <Addresses>
            <section>
              <h2>{t('order_summary:address')}</h2>
              <SavedAddressText address={order.shipping_address} />
            </section>
            <section>
              <h2>{t('order_summary:invoice_to')}</h2>
              <SavedAddressText address={order.billing_address} />
              <p>{order.email}</p>
            </section>
            <section>
              <h2>{t('order_summary:delivery')}</h2>
              <p>{shipping.name}</p>
              <small>{deliveryText({ ...shipping, tracked: false, free_from: null, price: totals.shipping })}</small>
            </section>
          </Addresses>
          {order.agreed ? (
            <section>
              <h2>{t('detail.agreed')}</h2>
              <AgreedTexts agreed={order.agreed} number={order.order_no} orderKey={orderKey} />
            </section>
          ) : null}
          <OrderHistory order={order} />
        </DetailMain>
        <Side>
          <Panel>
            <TotalsList totals={totals} coupon={order.coupon} />
          </Panel>
          {bank ? (
            <section>
              <h2>{t('detail.bank_data')}</h2>
              <BankData bank={bank} amount={payment.amount - payment.paid} currency={totals.currency} />
            </section>
          ) : null}
          {order.allowed.includes('pay') ? (
            <ButtonLink tone="primary" to={orderPath('order-orderPay', order.order_no, orderKey)}>
              {t(bank ? 'detail.pay_or_tell' : 'detail.pay')}
            </ButtonLink>
          ) : null}
          {order.documents.map((paper) => (
            <DocumentButton key={paper.number} document={paper} order={order.order_no} orderKey={orderKey} />
          ))}
          {orderKey === null ? null : (
            <Button onClick={() => void copy(new URL(orderPath('order-orderDetail', order.order_no, orderKey), window.location.href).href)}>
              <Icon name="copy" small />
              {t('detail.copy_link')}
            </Button>
          )}
          <p role="status">{outcome === null ? '' : t(outcome === 'copied' ? 'detail.link_copied' : 'pay.not_copied')}</p>
          {order.allowed.includes('confirm_receipt') ? <ConfirmReceipt number={order.order_no} orderKey={orderKey} /> : null}
          {order.allowed.includes('reorder') ? <Reorder number={order.order_no} orderKey={orderKey} /> : null}
          {order.allowed.includes('cancel') ? (
            <CancelOrder number={order.order_no} isPaid={order.payment.paid > 0} orderKey={orderKey} />
          ) : null}
        </Side>
      </DetailColumns>
    </>
  );
}

const Side = styled.aside`
  display: grid;
  gap: ${theme.space['4']};
`;

const Addresses = styled.div`
  display: grid;
  gap: ${theme.space['5']};
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  small {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
`;
