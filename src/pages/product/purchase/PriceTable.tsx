import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Offer } from '#contract/api/part.ts';
import { priceDecimals } from '#src/components/parts/PriceText.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { priceRows } from './price-table.ts';

interface PriceTableProps {
  offer: Offer;
  quantity: number;
  onChoose: (quantity: number) => void;
}

/** Price breaks: the row that prices the quantity is marked, pressing a row orders its quantity. */
export function PriceTable({ offer, quantity, onChoose }: PriceTableProps) {
  const { t } = useTranslation(['product', 'buy']);
  const { integer, number, unitPrice, money, amount, percent } = useFormat();
  const decimals = priceDecimals(offer.price_breaks.map((one) => ({ ...one, currency: offer.currency })));
  const evenly = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const titleId = useId();
  const rows = priceRows(offer, quantity);
  const active = rows.find((row) => row.isActive);
  return (
    <div>
      <Head>
        <h2 id={titleId}>{t('price_breaks')}</h2>
        <span>{t('buy:before_tax', { currency: offer.currency })}</span>
      </Head>
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('from')}</th>
            <th scope="col">
              <VisuallyHidden>{t('relative_price')}</VisuallyHidden>
            </th>
            <th scope="col">{t('unit_price')}</th>
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.quantity} data-active={row.isActive || undefined}>
              <td>
                <button
                  type="button"
                  aria-pressed={row.isActive}
                  aria-label={t('order_break', { quantity: integer(row.quantity) })}
                  onClick={() => onChoose(row.quantity)}
                >
                  {integer(row.quantity)}
                </button>
              </td>
              <td>
                <VisuallyHidden>{percent(row.share)}</VisuallyHidden>
                <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={row.share * 100} height="6" rx="1" />
                </Bar>
              </td>
              <td>{number(row.unitMicros / 1e6, evenly)}</td>
              <td>{row.total === null ? '' : amount(row.total, offer.currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {active?.listMicros === undefined ? null : (
        <Note>
          {t('buy:own_price', {
            price: unitPrice(active.unitMicros, offer.currency),
            list: unitPrice(active.listMicros, offer.currency),
          })}
        </Note>
      )}
      {offer.fee > 0 ? <Note>{t('fee', { fee: money(offer.fee, offer.currency) })}</Note> : null}
      {offer.prior_price_30d === null ? null : (
        <Note>{t('lowest_price', { price: unitPrice(offer.prior_price_30d, offer.currency) })}</Note>
      )}
    </div>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${theme.space['2']};
  align-items: baseline;
  justify-content: space-between;
  h2 {
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
  span {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;

const Table = styled.table`
  width: 100%;
  margin-block-start: ${theme.space['1']};
  border-collapse: collapse;
  font: ${theme.type.ui};
  th,
  td {
    padding: ${theme.space['1']} ${theme.space['2']};
    text-align: end;
  }
  th {
    font: ${theme.type.small};
    font-weight: ${theme.weight.medium};
    color: ${theme.color.text.tertiary};
  }
  td {
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  td:last-child {
    color: ${theme.color.text.tertiary};
  }
  th:first-child,
  td:first-child {
    text-align: start;
  }
  th:nth-child(2) {
    width: 30%;
  }
  tbody tr {
    position: relative;
  }
  tbody tr:hover {
    background: ${theme.color.bg.hover};
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button:focus-visible {
    outline: 0;
  }
  button:focus-visible::after {
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: calc(-1 * ${theme.border.focus});
  }
  tr[data-active],
  tr[data-active]:hover {
    background: ${theme.color.accent.subtle};
    box-shadow: inset ${theme.border.strong} 0 0 ${theme.color.accent.solid};
  }
  tr[data-active] td {
    color: ${theme.color.accent.text};
    font-weight: ${theme.weight.heading};
  }
  tr[data-active] rect {
    fill: ${theme.color.accent.solid};
  }
`;

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: ${theme.size.bar};
  fill: ${theme.color.border.default};
`;

const Note = styled.p`
  margin-block-start: ${theme.space['1']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
