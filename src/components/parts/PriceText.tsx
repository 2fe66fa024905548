import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

type Price = ProductListItem['price_at'];

/** The unit price of a row without its currency, which the table names once; its absence in words. `decimals` makes a column even. */
export function PriceText({ price, decimals, className }: { price: Price; decimals?: number; className?: string }) {
  const { t } = useTranslation('buy');
  const { unitPrice, number } = useFormat();
  if (!price) return <OnRequest className={className}>{t('price_on_request')}</OnRequest>;
  const equal = decimals === undefined ? null : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return <Amount className={className}>{equal ? number(price.unit_micros / 1e6, equal) : unitPrice(price.unit_micros)}</Amount>;
}

/** Decimals that every price of a column needs, so that the points stand below each other. */
export function priceDecimals(prices: readonly (Pick<NonNullable<Price>, 'unit_micros'> | null)[]): number {
  const needed = prices.map((price) => (price ? 6 - (/0*$/.exec(String(price.unit_micros))?.[0].length ?? 0) : 0));
  return Math.min(6, Math.max(2, ...needed));
}

const Amount = styled.span`
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;
`;

const OnRequest = styled.span`
  color: ${theme.color.text.secondary};
`;
