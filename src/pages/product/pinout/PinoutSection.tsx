import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { layOutPins } from '#land-patterns/pin-places.ts';
import { useGetProductPinoutQuery } from '#src/api/catalog.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { PinCompatible } from './PinCompatible.tsx';
import { PinDrawing } from './PinDrawing.tsx';
import { PinLegend } from './PinLegend.tsx';
import { PinTable } from './PinTable.tsx';
import { Section } from '#src/pages/product/Section.tsx';
import { SymbolFile } from './SymbolFile.tsx';
import { substitutesQuantity } from '#contract/requests/substitutes-request.ts';

/** The pins of a part, drawn and as a table, with the parts that fit in its place; nothing when they cannot be read. */
export function PinoutSection({ product }: { product: ProductDetail }) {
  return (
    <WithWords names={['pinout']}>
      <Known product={product} />
    </WithWords>
  );
}

function Known({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('pinout');
  const { t: ofPart } = useTranslation('part');
  const { data } = useGetProductPinoutQuery({ web_url: product.web_url, quantity: substitutesQuantity });
  if (!data || data.pins.length === 0) return null;
  const { outline } = product;
  const numbers = data.pins.map(({ number }) => number);
  const layout = layOutPins(numbers, outline?.family ?? null, outline?.id ?? null, product.package ?? '');
  const isRow = layout?.kind === 'sides' && layout.places.bottom.length > 0 && layout.places.left.length === 0;
  return (
    <Section id="pinout" title={t('title')} text={t('text')}>
      <Columns>
        {layout ? (
          <div>
            <Sheet role="img" aria-label={t('drawing', { part: product.mpn, view: ofPart(isRow ? 'view.front' : 'view.top') })}>
              <PinDrawing pins={data.pins} layout={layout} />
            </Sheet>
            <PinLegend pins={data.pins} view={ofPart(isRow ? 'view.front' : 'view.top')} />
          </div>
        ) : null}
        <Side>
          <PinTable pins={data.pins} />
          <SymbolFile product={product} pins={data.pins} />
          <Check>
            {t('check')}
            {data.source === null ? null : ` ${t('source', { source: data.source })}`}
          </Check>
        </Side>
      </Columns>
      <PinCompatible mpn={product.mpn} list={data.list} total={data.total} />
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space['6']} ${theme.space['10']};
  > * {
    min-width: 0;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Sheet = styled.div`
  overflow: auto;
  max-height: 44rem;
  padding: ${theme.space['4']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.art.sheet};
  svg {
    display: block;
    margin-inline: auto;
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${theme.space['5']};
  align-content: start;
`;

const Check = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  overflow-wrap: anywhere;
`;
