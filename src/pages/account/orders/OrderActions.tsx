import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OrderSummary } from '#contract/api/account.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { CancelOrder } from '#src/components/order/CancelOrder.tsx';
import { ConfirmReceipt } from '#src/components/order/ConfirmReceipt.tsx';
import { DocumentButton } from '#src/components/order/DocumentButton.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { Reorder } from '#src/components/order/Reorder.tsx';
import { theme } from '#src/ui/theme.ts';

/** What can be done with an order of the list. */
export function OrderActions({ order: { order_no: number, allowed, documents = [], payment_status: payment } }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  return (
    <Row>
      {allowed.includes('pay') ? (
        <ButtonLink size="small" to={orderPath('order-orderPay', number, null)} aria-label={t('pay_named', { number })}>
          {t('pay')}
        </ButtonLink>
      ) : null}
      {allowed.includes('confirm_receipt') ? <ConfirmReceipt number={number} isRow /> : null}
      {documents.map((paper) =>
        paper.kind === 'proforma' ? null : <DocumentButton key={paper.number} document={paper} order={number} isRow />,
      )}
      {allowed.includes('reorder') ? <Reorder number={number} isRow /> : null}
      {allowed.includes('cancel') ? (
        <CancelOrder number={number} isPaid={payment === 'paid' || payment === 'partially_paid'} isRow />
      ) : null}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
