import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { getSolutionDetail } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { suggestQuantity } from '#contract/pricing.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useAddToCartMutation } from '#src/api/cart.ts';
import { PriceNotes } from '#src/components/parts/PriceNotes.tsx';
import { PriceText } from '#src/components/parts/PriceText.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { StockStatus } from '#src/components/parts/StockStatus.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';

type Bom = ResponseOf<typeof getSolutionDetail>['bom'];
type Missing = ResponseOf<typeof getSolutionDetail>['missing'];

/** Order lines of one board: what is sold, in quantities it is sold in, with the reference on the bag. */
function orderLines(bom: Bom) {
  return bom.flatMap(({ product: { offer }, quantity, reference }) =>
    offer ? [{ sku: offer.sku, quantity: suggestQuantity(offer, quantity), customer_reference: reference.slice(0, 50) }] : [],
  );
}

/** The bill of materials with today's prices, and what of it is not sold here; all that is sold goes into the cart at once. */
export function SolutionParts({ bom, missing }: { bom: Bom; missing: Missing }) {
  const { t } = useTranslation('content');
  const { integer } = useFormat();
  const [add, { isLoading, data, isError }] = useAddToCartMutation();
  const [isAsked, setIsAsked] = useState(false);
  const total = bom.length + missing.length;
  if (total === 0) return null;
  const lines = orderLines(bom);
  const added = data?.results.filter(({ error }) => error === undefined).length ?? 0;
  return (
    <Section aria-labelledby="solution-parts">
      <h2 id="solution-parts">{t('bom.title')}</h2>
      {bom.length > 0 ? <SoldParts bom={bom} /> : null}
      {missing.length > 0 ? <MissingParts missing={missing} total={total} /> : null}
      {lines.length > 0 ? (
        <Button
          tone="primary"
          size="large"
          busy={isLoading}
          onClick={() => {
            setIsAsked(true);
            void add({ items: lines });
          }}
        >
          {lines.length === total ? t('bom.add') : t('bom.add_some', { count: total, number: integer(lines.length) })}
        </Button>
      ) : null}
      {isAsked && isError ? (
        <Message tone="danger" role="alert">
          {t('bom.failed')}
        </Message>
      ) : null}
      {data ? (
        <Message
          tone={added < total ? 'warning' : 'success'}
          role="status"
          action={<RouteLink to={buildPath('cart')}>{t('bom.to_cart')}</RouteLink>}
        >
          {added < total ? t('bom.added_of', { count: total, number: integer(added) }) : t('bom.added', { count: added })}
        </Message>
      ) : null}
    </Section>
  );
}

/** Heads of the columns that say what one board needs. */
function NeedHead() {
  const { t } = useTranslation('content');
  return (
    <>
      <HeadCell scope="col">{t('bom.reference')}</HeadCell>
      <HeadCell scope="col">{t('bom.part')}</HeadCell>
      <HeadCell scope="col" $number>
        {t('bom.quantity')}
      </HeadCell>
    </>
  );
}

function SoldParts({ bom }: { bom: Bom }) {
  const { t } = useTranslation('content');
  const { integer } = useFormat();
  return (
    <Frame>
      <table>
        <thead>
          <tr>
            <NeedHead />
            <HeadCell scope="col" $number>
              {t('bom.stock')}
            </HeadCell>
            <HeadCell scope="col" $number>
              {t('bom.price')}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {bom.map(({ reference, product, quantity }) => (
            <tr key={`${reference} ${product.id}`}>
              <Cell>{reference}</Cell>
              <Cell>
                <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>
                  <PartNumber>{product.mpn}</PartNumber>
                </RouteLink>
                <Small>
                  <Unbroken text={product.description} />
                </Small>
              </Cell>
              <Cell $number>{integer(quantity)}</Cell>
              <Cell $number>
                <StockStatus stock={product.stock} quantity={quantity} />
              </Cell>
              <Cell $number>
                <PriceText price={product.price_at} />
                <PriceNotes offer={product.offer} price={product.price_at} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

/** Who builds the design has to find these elsewhere; under the sentence that counts them. */
function MissingParts({ missing, total }: { missing: Missing; total: number }) {
  const { t } = useTranslation('content');
  const { integer } = useFormat();
  return (
    <>
      <h3 id="solution-missing">{t('bom.not_sold', { count: total, number: integer(missing.length) })}</h3>
      <Frame>
        <table aria-labelledby="solution-missing">
          <thead>
            <tr>
              <NeedHead />
            </tr>
          </thead>
          <tbody>
            {missing.map(({ reference, manufacturer, mpn, quantity }) => (
              <tr key={`${reference} ${mpn}`}>
                <Cell>{reference}</Cell>
                <Cell>
                  <PartNumber>{mpn}</PartNumber>
                  <Small>{manufacturer}</Small>
                </Cell>
                <Cell $number>{integer(quantity)}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
    </>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 100%);
  justify-items: start;
  gap: ${theme.space['4']};
`;

const Frame = styled(TableFrame)`
  max-width: 100%;
`;

const Small = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.small};
`;
