import { useTranslation } from 'react-i18next';
import type { QuotablePart } from '#contract/api/admin/quote.ts';
import { lineAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { breakAt } from '#contract/pricing.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { priceDecimals, type TypedPrice } from './typed-answer.ts';
import { usePartFacts } from './use-part-facts.ts';

interface PriceFactsProps {
  price: TypedPrice;
  part: QuotablePart | undefined;
  isUnknown: boolean;
  currency: string;
}

/** Under a price: what the shop asks for the part and has of it, and what a price is beside list price and cost. */
export function PriceFacts({ price, part, isUnknown, currency }: PriceFactsProps) {
  const { t } = useTranslation('admin_quotes');
  const { percent, money } = useFormat();
  const { readDecimals, readCount } = useTypedNumbers();
  const factsOf = usePartFacts(currency);
  const read = (text: string) => (text.trim() === '' ? undefined : readDecimals(text, priceDecimals, '', {}));
  const [asked, cost, quantity] = [read(price.price), read(price.cost), readCount(price.quantity, '', {})];
  const found = part && quantity !== undefined ? breakAt(part.price_breaks, quantity) : null;
  const list = found?.list_unit_micros ?? found?.unit_micros;
  const off = asked && list ? 1 - asked / list : 0;
  const facts = [
    isUnknown ? t('answer.unknown') : '',
    part ? factsOf(part, quantity ?? 1) : '',
    off === 0 ? '' : t(off > 0 ? 'answer.below' : 'answer.above', { percent: percent(rounded(Math.abs(off))) }),
    asked && cost !== undefined && quantity !== undefined
      ? t('answer.margin', {
          percent: percent(rounded((asked - cost) / asked)),
          // Inquiries are made in listed currencies only.
          amount: money(
            lineAmount(asked, quantity, currency as CurrencyCode) - lineAmount(cost, quantity, currency as CurrencyCode),
            currency,
          ),
        })
      : '',
  ].filter(Boolean);
  return facts.length === 0 ? null : <Note>{facts.join(' · ')}</Note>;
}

/** To a tenth of a percent. */
const rounded = (ratio: number) => Math.round(ratio * 1000) / 1000;
