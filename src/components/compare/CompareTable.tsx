import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { productCompare } from '#contract/api/product.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Cell, HeadCell, Table } from '#src/ui/table.ts';
import { media, theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { AddButton } from '#src/components/parts/AddButton.tsx';
import { PartName } from '#src/components/parts/PartName.tsx';
import { PriceText } from '#src/components/parts/PriceText.tsx';
import { StockStatus } from '#src/components/parts/StockStatus.tsx';
import { useThumbStep } from '#src/components/parts/use-thumb-step.ts';
import { SaveButton } from '#src/components/save-part/SaveButton.tsx';
import { useSaveForm } from '#src/components/save-part/use-save-form.tsx';

interface Props {
  data: ResponseOf<typeof productCompare>;
  quantity: number | null;
  onlyDifferent: boolean;
  onRemove: (webUrl: string) => void;
}

/** Parts in columns, parameters in rows. */
export function CompareTable({ data, quantity, onlyDifferent, onRemove }: Props) {
  const { t } = useTranslation(['part', 'buy']);
  const { products, rows } = data;
  const step = useThumbStep(products);
  const { open, form } = useSaveForm();
  const currency = products.find(({ price_at }) => price_at !== null)?.price_at?.currency;
  return (
    <>
      <Table>
        <thead>
          <tr>
            <HeadCell>
              <VisuallyHidden>{t('parameter')}</VisuallyHidden>
            </HeadCell>
            {products.map((product) => (
              <HeadCell key={product.id}>
                <Head>
                  <Compared product={product} step={step} />
                  <IconButton
                    small
                    icon="close"
                    label={t('compare_remove', { mpn: product.mpn })}
                    onClick={() => onRemove(product.web_url)}
                  />
                </Head>
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <Name scope="row">
              {t('unit_price')}
              {currency === undefined ? null : <Note>{t('buy:before_tax', { currency })}</Note>}
            </Name>
            {products.map(({ id, price_at }) => (
              <Cell key={id}>
                <PriceText price={price_at} />
              </Cell>
            ))}
          </tr>
          <tr>
            <Name scope="row">{t('stock')}</Name>
            {products.map(({ id, stock }) => (
              <Cell key={id}>
                <StockStatus stock={stock} quantity={quantity} />
              </Cell>
            ))}
          </tr>
          {rows
            .filter(({ differs }) => differs || !onlyDifferent)
            .map(({ key, name, cells, differs }) => (
              <tr key={key}>
                <Name scope="row">
                  {name}
                  {differs ? <VisuallyHidden> {t('differs')}</VisuallyHidden> : null}
                </Name>
                {cells.map(({ text }, index) => (
                  <Value key={products[index]?.id ?? index} data-differs={(differs && text !== '–') || undefined}>
                    {text}
                  </Value>
                ))}
              </tr>
            ))}
          <tr>
            <Name scope="row">
              <VisuallyHidden>{t('order')}</VisuallyHidden>
            </Name>
            {products.map((product) => (
              <Cell key={product.id}>
                <AddButton product={product} quantity={quantity} />
                <SaveButton product={product} onSave={open} />
              </Cell>
            ))}
          </tr>
        </tbody>
      </Table>
      {form}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['2']};
  ${media.underMd} {
    align-items: flex-start;
    gap: 0;
  }
`;

/** Without its picture on a phone, where two parts shall stand beside each other. */
const Compared = styled(PartName)`
  ${media.underMd} {
    min-width: 4.5rem;
    > :first-child {
      display: none;
    }
    a > * {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

const Name = styled.th`
  position: sticky;
  inset-inline-start: 0;
  padding: ${theme.space['2']} ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  background: ${theme.color.bg.raised};
  color: ${theme.color.text.secondary};
  font-weight: ${theme.weight.regular};
  text-align: start;
  ${media.underMd} {
    /* Many parts beside each other would press it to one letter a line. */
    min-width: 6.75rem;
    max-width: 6.75rem;
    padding-inline: ${theme.space['2']};
    overflow-wrap: anywhere;
    hyphens: auto;
  }
`;

const Note = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;

const Value = styled(Cell)`
  &[data-differs] {
    background: ${theme.color.warning.bg};
  }
`;
