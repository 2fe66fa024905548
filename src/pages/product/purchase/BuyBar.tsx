import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAddToCart } from '#src/components/parts/use-add-to-cart.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { media, theme } from '#src/ui/theme.ts';
import type { Purchase } from './use-purchase.ts';

/** The total and the button at the lower edge of a phone, where the buy box is out of sight. */
export function BuyBar({ mpn, purchase }: { mpn: string; purchase: Purchase }) {
  const { t } = useTranslation(['product', 'buy']);
  const { integer, unitPrice, money } = useFormat();
  const { add, isAdding } = useAddToCart();
  const [hasFailed, setFailed] = useState(false);
  const { offer, quantity, unitMicros, total, isAllowed } = purchase;
  return (
    <Bar role="group" aria-label={t('buy_box', { mpn })}>
      <Sum>
        <span>
          {hasFailed
            ? t('buy:add_failed', { mpn })
            : t('sum', { quantity: integer(quantity), price: unitPrice(unitMicros, offer.currency) })}
        </span>
        <strong>{money(total, offer.currency)}</strong>
      </Sum>
      <Button
        tone="primary"
        size="large"
        busy={isAdding}
        disabled={!isAllowed}
        onClick={() => void add({ sku: offer.sku, mpn, quantity }).then((refusal) => setFailed(refusal !== null))}
      >
        {t(isAdding ? 'buy:adding' : 'buy:add_to_cart')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: none;
  ${media.underMd} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${theme.layer.stickyBar};
    display: flex;
    gap: ${theme.space['3']};
    align-items: center;
    margin: ${theme.space['4']} calc(-1 * ${theme.fluid.gutter}) 0;
    padding: ${theme.space['2']} ${theme.fluid.gutter};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.default};
    background: ${theme.color.bg.raised};
  }
  button {
    flex: 1;
  }
`;

const Sum = styled.div`
  display: grid;
  span {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
  strong {
    font: ${theme.type.lead};
    font-weight: ${theme.weight.heading};
  }
`;
