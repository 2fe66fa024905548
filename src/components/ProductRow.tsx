import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import type { AttributeDefinition, ProductListItem } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Cell } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { AddButton } from './AddButton.tsx';
import { CompareTick, type CompareControl } from './CompareTick.tsx';
import { Marked } from './Marked.tsx';
import { PartName } from './PartName.tsx';
import { PriceText } from './PriceText.tsx';
import { StockStatus } from './StockStatus.tsx';

interface Props {
  product: ProductListItem;
  columns: readonly AttributeDefinition[];
  quantity: number | null;
  step: number | null;
  /** Decimals of the price column. */
  decimals: number;
  withDatasheets: boolean;
  compare?: CompareControl | undefined;
}

/** One part as a row of the table: what every part has, then the category's columns. */
export function ProductRow({ product, columns, quantity, step, decimals, withDatasheets, compare }: Props) {
  const { t } = useTranslation('part');
  const { money } = useFormat();
  const price = product.price_at;
  return (
    <Line data-selected={compare?.selected.includes(product.web_url) || undefined}>
      {compare ? (
        <Cell>
          <CompareTick product={product} control={compare} />
        </Cell>
      ) : null}
      <First scope="row">
        <PartName product={product} step={step} />
      </First>
      {columns.length === 0 ? (
        <Words>
          <Marked text={product.highlight?.description ?? product.description} />
          <Category>{product.category.name}</Category>
        </Words>
      ) : null}
      <Narrow $number>
        <StockStatus stock={product.stock} quantity={quantity} />
      </Narrow>
      <Narrow $number>
        <PriceText price={price} decimals={decimals} />
      </Narrow>
      {quantity !== null && quantity > 1 ? <Narrow $number>{price ? money(price.total, price.currency) : null}</Narrow> : null}
      {columns.map(({ key, kind }) => (
        <Narrow key={key} $number={kind === 'number' || kind === 'range'}>
          {product.attributes.find((attribute) => attribute.key === key)?.text}
        </Narrow>
      ))}
      <Narrow>{product.package}</Narrow>
      {withDatasheets ? (
        <Narrow>
          {product.datasheet === null ? null : (
            <a href={product.datasheet} target="_blank" rel="noopener" aria-label={t('datasheet_of', { mpn: product.mpn })}>
              <Icon name="document" small />
            </a>
          )}
        </Narrow>
      ) : null}
      <Last $number>
        <AddButton product={product} quantity={quantity} />
      </Last>
    </Line>
  );
}

const cellGround = css`
  background: ${theme.color.bg.raised};
`;

const Line = styled.tr`
  &[data-selected] > td,
  &[data-selected] > th {
    background: ${theme.color.bg.selected};
  }
`;

const First = styled.th`
  position: sticky;
  inset-inline-start: 0;
  padding: ${theme.space['1']} ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font-weight: ${theme.weight.regular};
  text-align: start;
  ${cellGround}
`;

const Narrow = styled(Cell)`
  padding: ${theme.space['1']} ${theme.space['2']};
  white-space: nowrap;
`;

const Words = styled(Cell)`
  padding: ${theme.space['1']} ${theme.space['2']};
  min-width: 16rem;
  mark {
    background: none;
    color: inherit;
    font-weight: ${theme.weight.semibold};
  }
`;

const Category = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;

const Last = styled(Narrow)`
  position: sticky;
  inset-inline-end: 0;
  box-shadow: -1px 0 0 ${theme.color.border.subtle};
  ${cellGround}
`;
