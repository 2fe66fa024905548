import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { AddButton } from './AddButton.tsx';
import { type CompareControl, CompareTick } from '#src/components/compare/CompareTick.tsx';
import { SaveButton } from '#src/components/save-part/SaveButton.tsx';
import { useSaveForm } from '#src/components/save-part/use-save-form.tsx';
import { PriceNotes } from './PriceNotes.tsx';
import { PartThumb } from './PartThumb.tsx';
import { PriceText } from './PriceText.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { StockStatus } from './StockStatus.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useThumbStep } from './use-thumb-step.ts';

interface Props {
  products: readonly ProductListItem[];
  label: string;
  quantity?: number | null;
  compare?: CompareControl | undefined;
  /** Several side by side where there is room. */
  cards?: boolean;
}

/** Parts as list items: the table's data in the table's order, for small windows and as cards. */
export function ProductList({ products, label, quantity = null, compare, cards = false }: Props) {
  const { t } = useTranslation(['part', 'buy']);
  const step = useThumbStep(products, 44);
  const { open, form } = useSaveForm();
  const currency = products.find(({ price_at }) => price_at !== null)?.price_at?.currency;
  return (
    <>
      {currency === undefined ? null : <Note>{t('buy:before_tax', { currency })}</Note>}
      <List aria-label={label} data-cards={cards || undefined}>
        {products.map((product) => (
          <Item key={product.id} product={product} quantity={quantity} step={step} compare={compare} onSave={open} />
        ))}
      </List>
      {form}
    </>
  );
}

function Item({
  product,
  quantity,
  step,
  compare,
  onSave,
}: { product: ProductListItem; quantity: number | null; step: number | null } & Pick<Props, 'compare'> &
  Pick<Parameters<typeof SaveButton>[0], 'onSave'>) {
  const { t } = useTranslation('part');
  const { integer } = useFormat();
  return (
    <Row>
      <PartThumb product={product} size={44} step={step} />
      <Middle>
        <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>
          <PartNumber>{product.mpn}</PartNumber>
        </RouteLink>
        <Line>
          <Unbroken text={[product.manufacturer.name, product.description].filter(Boolean).join(' · ')} />
        </Line>
        <StockStatus stock={product.stock} quantity={quantity} />
        {product.price_at ? <PriceNotes offer={product.offer} price={product.price_at} /> : null}
        <Marks>
          {compare ? <CompareTick product={product} control={compare} withWords /> : null}
          <SaveButton product={product} onSave={onSave} withWords />
        </Marks>
      </Middle>
      <End>
        <PriceText price={product.price_at} />
        {product.price_at ? <Pieces>{t('pieces', { quantity: integer(product.price_at.quantity) })}</Pieces> : null}
        <AddButton product={product} quantity={quantity} />
      </End>
    </Row>
  );
}

const Note = styled.p`
  padding-block-end: ${theme.space['1']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  text-align: end;
`;

const List = styled.ul`
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  &[data-cards] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    column-gap: ${theme.space['6']};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space['3']};
  padding-block: ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
`;

const Middle = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${theme.space['1']};
  /* Beside the price its words would leave the description no room on a phone. */
  > small {
    margin-inline-start: 0;
  }
`;

const Marks = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space['4']};
`;

const Line = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.secondary};
`;

const End = styled.div`
  display: grid;
  align-content: start;
  justify-items: end;
  text-align: end;
`;

const Pieces = styled.span`
  margin-block-end: ${theme.space['1']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
