import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { QuoteButton } from '#src/components/quote/QuoteButton.tsx';
import { useAsksQuotes } from '#src/components/quote/use-asks-quotes.ts';
import { theme } from '#src/ui/theme.ts';
import { PackagingChoice } from './PackagingChoice.tsx';
import { PartAlert } from './PartAlert.tsx';
import { PriceTable } from './PriceTable.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { StockFacts } from './StockFacts.tsx';
import type { Purchase } from './use-purchase.ts';

interface BuyBoxProps {
  product: ProductDetail;
  purchase: Purchase | null;
}

/** Stock, packaging, price and quantity in one place; without a list price it says how to get one. */
export function BuyBox({ product, purchase }: BuyBoxProps) {
  const { t } = useTranslation(['product', 'buy']);
  const asksQuotes = useAsksQuotes();
  const stock = purchase?.stock ?? product.stock;
  const alertSku = purchase?.offer.sku ?? product.offers[0]?.sku ?? null;
  const isShort = purchase ? purchase.supply.now < purchase.quantity : stock.available === 0;
  return (
    <Box aria-label={t('buy_box', { mpn: product.mpn })}>
      <StockFacts stock={stock} cutoff={product.order_cutoff} />
      {purchase ? (
        <>
          {purchase.offers.length > 1 ? <PackagingChoice purchase={purchase} /> : null}
          <PriceTable offer={purchase.offer} quantity={purchase.quantity} onChoose={purchase.setQuantity} />
          <PurchaseForm mpn={product.mpn} purchase={purchase} />
          {asksQuotes ? (
            <Larger>
              <p>{t('on_request.larger')}</p>
              <QuoteButton mpn={product.mpn} sku={purchase.offer.sku} quantity={purchase.quantity} />
            </Larger>
          ) : null}
        </>
      ) : (
        <OnRequest>
          <h2>{t('buy:price_on_request')}</h2>
          {asksQuotes ? <p>{t('on_request.text')}</p> : null}
          <QuoteButton
            tone="primary"
            size="large"
            mpn={product.mpn}
            sku={product.offers[0]?.sku}
            manufacturer={product.manufacturer.name}
            quantity={product.offers[0]?.moq ?? 1}
          />
        </OnRequest>
      )}
      {alertSku === null ? null : <PartAlert key={String(isShort)} sku={alertSku} quantity={purchase?.quantity ?? 1} isShort={isShort} />}
    </Box>
  );
}

const Box = styled.aside`
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
  > * {
    padding: ${theme.space['4']} ${theme.space['5']};
  }
  > * + * {
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;

const Larger = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['3']};
  align-items: center;
  justify-content: space-between;
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
`;

const OnRequest = styled.section`
  display: grid;
  gap: ${theme.space['2']};
  font: ${theme.type.ui};
  h2 {
    font: ${theme.type.h3};
  }
`;
