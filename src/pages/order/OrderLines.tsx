import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order, OrderLine } from '#contract/api/order.ts';
import { unitPricePlaces } from '#contract/price-digits.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { PictureThumb } from '#src/components/parts/PartThumb.tsx';
import { RateButton } from '#src/components/review/RateButton.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { media, theme } from '#src/ui/theme.ts';

/** The lines as they were ordered; later prices do not touch them. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('order_page');
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines">{t('detail.lines')}</h2>
      <TableFrame>
        <Table aria-labelledby="order-lines">
          <thead>
            <tr>
              <HeadCell>{t('detail.part')}</HeadCell>
              <HeadCell $number>{t('detail.quantity')}</HeadCell>
              <WideHead $number>{t('detail.unit_price')}</WideHead>
              <HeadCell $number>{t('detail.total')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <Line key={line.line_id} line={line} order={order} />
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </section>
  );
}

/** Ratings are an account's: who opened the order by its link has none. */
function useMayRate(): boolean {
  const hasReviews = useAppSelector(selectConfig)?.features.reviews ?? false;
  return useAppSelector(selectIsLoggedIn) && hasReviews;
}

function Line({ line, order }: { line: OrderLine; order: Order }) {
  const { t } = useTranslation(['order_page', 'buy']);
  const { integer, number, money, date, unitPrice } = useFormat();
  const { currency } = order.totals;
  const mayRate = useMayRate() && line.shipped > 0;
  const { from_stock: now, backordered: later, shipped, expected_on: day } = line;
  const split = { now: integer(now), later: integer(later) };
  const splitText = day === undefined ? t('detail.split', split) : t('detail.split_on', { ...split, date: date(day) });
  return (
    <tr>
      <Cell>
        {line.image ? (
          <Side>
            <PictureThumb image={line.image} size={44} />
          </Side>
        ) : null}
        <RouteLink to={buildPath('product-web_url', { web_url: line.product_web_url })}>
          <PartNumber>{line.mpn}</PartNumber>
        </RouteLink>
        <Small>
          <Unbroken text={[line.manufacturer, line.description, t(`buy:packaging.${line.packaging}`)].filter(Boolean).join(' · ')} />
        </Small>
        {line.customer_reference === null ? null : <Small>{t('detail.your_reference', { reference: line.customer_reference })}</Small>}
        {line.list_unit_micros === undefined ? null : (
          <Small>
            {t('buy:own_price', { price: unitPrice(line.unit_micros, currency), list: unitPrice(line.list_unit_micros, currency) })}
          </Small>
        )}
        {later > 0 ? <Small>{splitText}</Small> : null}
        {line.discount > 0 ? <Small>{t('detail.coupon', { amount: money(line.discount, currency) })}</Small> : null}
        {shipped > 0 ? <Small>{t('detail.shipped', { count: shipped, pieces: integer(shipped) })}</Small> : null}
        {mayRate ? (
          <Rate>
            <RateButton line={{ order_no: order.order_no, line_id: line.line_id, mpn: line.mpn, isRated: line.reviewed }} />
          </Rate>
        ) : null}
      </Cell>
      <Cell $number>{integer(line.quantity)}</Cell>
      <WideCell $number>{number(line.unit_micros / 1e6, unitPricePlaces(currency))}</WideCell>
      <Cell $number>{money(line.line_total, currency)}</Cell>
    </tr>
  );
}

const Side = styled.div`
  float: inline-start;
  margin-inline-end: ${theme.space['3']};
`;

const Rate = styled.div`
  margin-block: ${theme.space['2']} ${theme.space['1']};
`;

const Small = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;

const WideCell = styled(Cell)`
  ${media.underMd} {
    display: none;
  }
`;

const WideHead = styled(HeadCell)`
  ${media.underMd} {
    display: none;
  }
`;
