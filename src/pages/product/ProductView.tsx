import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { bodyOf, outlineOf } from '#src/components/drawing/part-outline.ts';
import { PackageSheet } from '#src/components/drawing/PackageSheet.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RecentNear } from '#src/components/recent-parts/RecentNear.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { colorBands } from './color-bands/color-bands-near.tsx';
import { inscription } from './inscription/inscription-near.tsx';
import { BuyBar } from './purchase/BuyBar.tsx';
import { BuyBox } from './purchase/BuyBox.tsx';
import { Documents } from './documents/Documents.tsx';
import { Gallery } from './Gallery.tsx';
import { LandPatternNear } from './land-pattern/LandPatternNear.tsx';
import { Parameters } from './Parameters.tsx';
import { PinoutNear } from './pinout/PinoutNear.tsx';
import { ProductBreadcrumb, ProductTitle } from './ProductTitle.tsx';
import { ReviewsNear } from './reviews/ReviewsNear.tsx';
import { Substitutes } from './Substitutes.tsx';
import { usePurchase } from './purchase/use-purchase.ts';

/** Parts that one should no longer plan with show their substitutes first. */
const leaving = new Set(['obsolete', 'last_time_buy']);

export function ProductView({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { packageName } = useFormat();
  const purchase = usePurchase(product);
  const outline = outlineOf(product);
  const onBody = colorBands({ product, outline }) ?? inscription({ product, outline });
  const substitutes = <Substitutes product={product} />;
  const isLeaving = leaving.has(product.lifecycle);
  const { web_url, mpn, name } = product;
  const manufacturer = product.manufacturer.name;
  const recent = useMemo(() => ({ web_url, mpn, manufacturer, name }), [web_url, mpn, manufacturer, name]);
  return (
    <Wrap>
      <PageHead title={product.seo.title} index={!product.seo.noindex} />
      <ProductBreadcrumb product={product} />
      <Columns>
        <Head>
          <ProductTitle product={product} sku={purchase?.offer.sku ?? null} />
          <Gallery images={product.gallery ?? []} />
          {outline ? (
            <section aria-labelledby="outline">
              <SheetHead>
                <h2 id="outline">{t('drawing.title')}</h2>
                <span>{t('drawing.scale')}</span>
              </SheetHead>
              <PackageSheet
                outline={outline}
                name={packageName(product.package ?? outline.name)}
                body={bodyOf(product)}
                marks={onBody?.marks}
              />
              {onBody?.names}
            </section>
          ) : null}
        </Head>
        <Box>
          <BuyBox product={product} purchase={purchase} />
        </Box>
        <Facts>
          {isLeaving ? substitutes : null}
          <Parameters product={product} />
        </Facts>
      </Columns>
      {isLeaving ? null : substitutes}
      <Documents documents={product.documents} />
      <PinoutNear product={product} />
      <LandPatternNear product={product} />
      <ReviewsNear product={product} />
      <RecentNear current={recent} />
      {purchase ? <BuyBar mpn={product.mpn} purchase={purchase} /> : null}
    </Wrap>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template: 'head' 'box' 'facts' / minmax(0, 1fr);
  gap: 0 ${theme.space['10']};
  align-items: start;
  padding-block-start: ${theme.space['4']};
  ${media.lg} {
    grid-template: 'head box' auto 'facts box' 1fr / minmax(0, 1fr) ${theme.layout.buyBox};
  }
`;

const Head = styled.div`
  grid-area: head;
  min-width: 0;
`;

const Box = styled.div`
  grid-area: box;
  margin-block-start: ${theme.space['5']};
  ${media.lg} {
    margin-block-start: 0;
  }
`;

const Facts = styled.div`
  grid-area: facts;
  min-width: 0;
`;

const SheetHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space['1']} ${theme.space['4']};
  margin-block: ${theme.space['5']} ${theme.space['2']};
  h2 {
    font: ${theme.type.h3};
  }
  span {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;
