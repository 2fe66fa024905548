import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { getSharedCart } from '#contract/api/parts-list.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { PartName } from '#src/components/parts/PartName.tsx';
import { StockStatus } from '#src/components/parts/StockStatus.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { media, theme } from '#src/ui/theme.ts';

/** Parts with their pieces, and how many are there today. */
export function SharedLines({ lines }: { lines: ResponseOf<typeof getSharedCart>['list'] }) {
  const { t } = useTranslation('cart');
  const { integer } = useFormat();
  if (lines.length === 0) return null;
  return (
    <List aria-label={t('shared.lines')}>
      {lines.map(({ sku, quantity, customer_reference: reference, product }) => (
        <li key={`${sku} ${reference ?? ''}`}>
          <PartName product={product} />
          <span>
            {t('shared.pieces', { count: quantity, pieces: integer(quantity) })}
            {reference === null ? null : <small>{reference}</small>}
          </span>
          <StockStatus stock={product.stock} quantity={quantity} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 24rem;
  overflow-y: auto;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(5rem, auto);
    gap: ${theme.space['3']};
    align-items: center;
    padding-block: ${theme.space['2']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
    font: ${theme.type.dense};
  }
  ${media.underMd} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > :first-child {
      grid-column: 1 / -1; /* a long part number leaves no room beside it */
    }
  }
  small {
    display: block;
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
    overflow-wrap: anywhere;
  }
`;
