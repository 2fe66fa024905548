import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ApiError } from '#src/api/api-error.ts';
import { QuantityChoice } from '#src/components/parts/QuantityChoice.tsx';
import { SupplyMark } from '#src/components/parts/SupplyMark.tsx';
import { useAddToCart } from '#src/components/parts/use-add-to-cart.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { CheaperHint } from './CheaperHint.tsx';
import type { Purchase } from './use-purchase.ts';

/** Quantity, total, and the button of the page. */
export function PurchaseForm({ mpn, purchase }: { mpn: string; purchase: Purchase }) {
  const { t } = useTranslation(['product', 'buy']);
  const { integer, unitPrice, money } = useFormat();
  const { offer, stock, quantity, setQuantity, supply, isAllowed } = purchase;
  const { add, isAdding } = useAddToCart();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // Below the minimum the stock sets no limit: pressing + must be able to reach what may be ordered.
  const limit = stock.available >= offer.moq ? stock.available : null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isAllowed && !isAdding) void add({ sku: offer.sku, mpn, quantity }).then(setRefusal);
      }}
    >
      <Row>
        <div>
          <Label>{t('buy:quantity')}</Label>
          <QuantityChoice key={offer.sku} mpn={mpn} rules={offer} quantity={quantity} onChange={setQuantity} limit={limit} />
        </div>
        <Sum aria-live="polite">
          <span>{t('sum', { quantity: integer(quantity), price: unitPrice(purchase.unitMicros, offer.currency) })}</span>
          <strong>{money(purchase.total, offer.currency)}</strong>
        </Sum>
      </Row>
      {isAllowed && supply.later > 0 ? <SupplyMark supply={supply} available={stock.available} /> : null}
      <Actions>
        <Button type="submit" tone="primary" size="large" busy={isAdding} disabled={!isAllowed}>
          {isAdding ? null : <Icon name="cart" small />}
          {t(isAdding ? 'buy:adding' : 'buy:add_to_cart')}
        </Button>
        {refusal ? (
          <Message tone="danger" role="alert">
            {refusal.message || t('buy:add_failed', { mpn })}
          </Message>
        ) : null}
        {isAllowed ? <CheaperHint purchase={purchase} /> : null}
      </Actions>
    </form>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['3']};
  align-items: flex-start;
  justify-content: space-between;
`;

const Label = styled.p`
  margin-block-end: ${theme.space['1']};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
`;

const Sum = styled.output`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  span {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
  strong {
    font: ${theme.type.h1};
    font-weight: ${theme.weight.heading};
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  margin-block-start: ${theme.space['3']};
`;
