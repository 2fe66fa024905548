import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Inquiry } from '#contract/api/quote.ts';
import { orderPath } from '#src/components/order/order-path.ts';
import { QuoteStatusMark } from '#src/components/quote/QuoteStatusMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { readAccessKey } from '#src/components/order/order-access.ts';

/** Where the request stands and what comes next. */
export function QuoteFacts({ inquiry, quoteKey }: { inquiry: Inquiry; quoteKey: string | null }) {
  const { t } = useTranslation('quote_page');
  const { date } = useFormat();
  const { status, valid_until: until, order_no: order, contact } = inquiry;
  // A guest's order has a key of its own, kept since it was placed.
  const orderKey = order !== null && quoteKey !== null ? readAccessKey(order, '', localStorage) : null;
  return (
    <div>
      <List>
        <div>
          <dt>{t('detail.status')}</dt>
          <dd>
            <QuoteStatusMark status={status} />
          </dd>
        </div>
        {until === null ? null : (
          <div>
            <dt>{t('detail.valid')}</dt>
            <dd>{date(until)}</dd>
          </div>
        )}
        {order === null ? null : (
          <div>
            <dt>{t('detail.order')}</dt>
            <dd>
              <RouteLink to={orderPath('order-orderDetail', order, orderKey)}>
                <PartNumber>{order}</PartNumber>
              </RouteLink>
            </dd>
          </div>
        )}
      </List>
      <p>{t(`state.${status}`, { email: contact.email })}</p>
    </div>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']} ${theme.space['8']};
  margin-block-end: ${theme.space['3']};
  dt {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
  dd {
    margin: 0;
  }
`;
