import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { breakAt, suggestQuantity } from '#contract/pricing.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { StockStatus } from '#src/components/StockStatus.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import type { RowSearchProps } from './row-search-props.ts';

interface Props extends RowSearchProps {
  product: ProductListItem;
}

/** One part that was found: what it is, its package, its stock and its price at what the row needs. */
export function RowPart({ product, row, currency, onUse }: Props) {
  const { t } = useTranslation(['bom_row', 'buy']);
  const { unitPrice, packageName } = useFormat();
  const { offer, mpn, manufacturer, description, stock } = product;
  const { needed } = row;
  const price = offer && breakAt(offer.price_breaks, suggestQuantity(offer, needed));
  const isUsed = offer !== null && row.part?.sku === offer.sku;
  const housing = product.package === null ? null : packageName(product.package);
  const facts = [housing === null || description.includes(housing) ? null : housing, description];
  return (
    <Line>
      <div>
        <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })} target="_blank">
          <PartNumber>{mpn}</PartNumber>
        </RouteLink>{' '}
        {manufacturer.name}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      <Figures>
        <b>{price ? unitPrice(price.unit_micros, currency) : t('buy:price_on_request')}</b>
        <StockStatus stock={stock} quantity={needed} />
      </Figures>
      {offer ? (
        <Button
          size="small"
          aria-pressed={isUsed}
          aria-label={t('bom_row:use_named', { mpn, name: row.name })}
          onClick={() => onUse(offer.sku, product)}
        >
          {t(isUsed ? 'bom_row:in_use' : 'bom_row:use')}
        </Button>
      ) : null}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: center;
  padding-block: ${theme.space['2']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font: ${theme.type.dense};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto minmax(9rem, auto);
  }
  small {
    display: block;
    color: ${theme.color.text.secondary};
    font: ${theme.type.small};
    overflow-wrap: anywhere;
  }
  button {
    justify-self: end;
    grid-column: -2 / -1;
  }
`;

const Figures = styled.div`
  display: grid;
  justify-items: end;
  white-space: nowrap;
`;
