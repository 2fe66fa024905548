import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePackagingName } from '#src/components/parts/use-packaging-name.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { nearBreak } from './price-table.ts';
import type { Purchase } from './use-purchase.ts';

/** More pieces for less money, or how little is missing to the next price; nothing when neither holds. */
export function CheaperHint({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('buy');
  const { integer, money, unitPrice } = useFormat();
  const nameOf = usePackagingName();
  const { offer, offers, better, quantity, total, setQuantity, setSku } = purchase;
  if (better) {
    const found = offers.find((one) => one.sku === better.sku) ?? offer;
    const values = {
      quantity: integer(better.quantity),
      total: money(better.total, offer.currency),
      present: money(total, offer.currency),
      packaging: nameOf(found),
    };
    return (
      <Hint>
        {t(found.sku === offer.sku ? 'cheaper_total' : 'cheaper_packaging', values)}
        <Button
          size="small"
          onClick={() => {
            setQuantity(better.quantity);
            if (found.sku !== offer.sku) setSku(found.sku);
          }}
        >
          {t('take_quantity', { quantity: values.quantity })}
        </Button>
      </Hint>
    );
  }
  const near = nearBreak(offer, quantity);
  if (!near) return null;
  return (
    <Hint>
      {t('near_price', {
        missing: integer(near.missing),
        quantity: integer(near.quantity),
        price: unitPrice(near.unitMicros, offer.currency),
      })}
    </Hint>
  );
}

const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: center;
  font: ${theme.type.dense};
  color: ${theme.color.success.text};
`;
