import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttributeDefinition, ProductListItem } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Cell } from '#src/ui/table.ts';
import { media, theme } from '#src/ui/theme.ts';
import { AddButton } from './AddButton.tsx';
import { CompareTick, type CompareControl } from '#src/components/compare/CompareTick.tsx';
import { SaveButton } from '#src/components/save-part/SaveButton.tsx';
import type { KeptPart } from '#src/components/save-part/use-save-part.ts';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { Marked } from './Marked.tsx';
import { PriceNotes } from './PriceNotes.tsx';
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
  /** Whether the button is a symbol beside the price instead of a word at the end of the row. */
  isNarrow: boolean;
  compare?: CompareControl | undefined;
  onSave: (parts: readonly KeptPart[]) => void;
}

/** One part as a row of the table: what every part has, then the category's columns. */
export function ProductRow({ product, columns, quantity, step, decimals, withDatasheets, compare, isNarrow, onSave }: Props) {
  const { t } = useTranslation('part');
  const { money, packageName } = useFormat();
  const price = product.price_at;
  const order = <AddButton product={product} quantity={quantity} isSymbol={isNarrow} />;
  return (
    <Line data-selected={compare?.selected.includes(product.web_url) || undefined}>
      <Marks>
        {compare ? <CompareTick product={product} control={compare} /> : null}
        <SaveButton product={product} onSave={onSave} />
      </Marks>
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
        <Price>
          <PriceText price={price} decimals={decimals} />
          {isNarrow ? order : null}
        </Price>
        {price ? <PriceNotes offer={product.offer} price={price} /> : null}
      </Narrow>
      {quantity !== null && quantity > 1 ? <Narrow $number>{price ? money(price.total, price.currency) : null}</Narrow> : null}
      {columns.map(({ key, kind }) => (
        <Narrow key={key} $number={kind === 'number' || kind === 'range'} $text={isNarrow && kind === 'option'}>
          <Unbroken text={product.attributes.find((attribute) => attribute.key === key)?.text ?? ''} />
        </Narrow>
      ))}
      <Narrow>{product.package === null ? null : packageName(product.package)}</Narrow>
      {withDatasheets ? (
        <Narrow>
          {product.datasheet === null ? null : (
            <a href={product.datasheet} target="_blank" rel="noopener" aria-label={t('datasheet_of', { mpn: product.mpn })}>
              <Icon name="document" small />
            </a>
          )}
        </Narrow>
      ) : null}
      {isNarrow ? null : <Narrow $number>{order}</Narrow>}
    </Line>
  );
}

const Line = styled.tr`
  &[data-selected] > td,
  &[data-selected] > th {
    background: ${theme.color.bg.selected};
  }
`;

/** As high as the picture with its distance from the rules; three lines of text need little more. */
const First = styled.th`
  position: sticky;
  inset-inline-start: 0;
  padding: 0 ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font-weight: ${theme.weight.regular};
  text-align: start;
  background: ${theme.color.bg.raised};
  height: ${theme.space['12']};
`;

/** What one does with a part besides ordering it, one below the other: the row is high enough for both. */
const Marks = styled(Cell)`
  padding: 0 ${theme.space['2']};
  width: 0;
  line-height: 0;
  text-align: center;
  > label {
    min-height: ${theme.space['6']};
    justify-content: center;
  }
`;

const Narrow = styled(Cell)<{ $text?: boolean }>`
  padding: 0 ${theme.space['2']};
  white-space: ${({ $text }) => ($text ? 'normal' : 'nowrap')};
`;

const Price = styled.div`
  display: flex;
  gap: ${theme.space['2']};
  align-items: center;
  justify-content: flex-end;
  && [data-size] {
    padding-inline: ${theme.space['1']};
  }
`;

const Words = styled(Cell)`
  padding: 0 ${theme.space['2']};
  min-width: 12rem;
  ${media.lg} {
    min-width: 16rem;
  }
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
