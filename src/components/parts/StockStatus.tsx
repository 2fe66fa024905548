import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface Props {
  stock: ProductListItem['stock'];
  /** Pieces that are wanted; fewer in stock is marked. */
  quantity?: number | null;
  className?: string;
}

/** Stock of a row: the number with its mark, below it the lead time of what is not there. */
export function StockStatus({ stock, quantity, className }: Props) {
  const { t } = useTranslation('part');
  const { integer } = useFormat();
  const { available, lead_time_days: days, backorder } = stock;
  const tone = available === 0 ? 'stopped' : available < (quantity ?? 1) ? 'attention' : 'good';
  const isLate = tone !== 'good' && backorder && days !== null;
  return (
    <span className={className}>
      <StatusMark tone={tone}>
        {integer(available)}
        <VisuallyHidden> {t('in_stock')}</VisuallyHidden>
      </StatusMark>
      {isLate ? <Later>{t('on_order_days', { count: days })}</Later> : null}
    </span>
  );
}

const Later = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  td & {
    max-inline-size: 8rem;
    margin-inline-start: auto;
    white-space: normal;
  }
`;
