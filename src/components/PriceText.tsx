import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/catalog.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

type Price = ProductListItem['price_at'];

/** The unit price of a row without its currency, which the table names once; its absence in words. */
export function PriceText({ price, className }: { price: Price; className?: string }) {
  const { t } = useTranslation('buy');
  const { unitPrice } = useFormat();
  if (!price) return <OnRequest className={className}>{t('buy:price_on_request')}</OnRequest>;
  return <Amount className={className}>{unitPrice(price.unit_micros)}</Amount>;
}

const Amount = styled.span`
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;
`;

const OnRequest = styled.span`
  color: ${theme.color.text.secondary};
`;
