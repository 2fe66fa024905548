import { useTranslation } from 'react-i18next';
import type { QuotablePart } from '#contract/api/admin/quote.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { Fields } from '#src/pages/admin/shared/parts.ts';
import { PriceFacts } from './PriceFacts.tsx';
import type { TypedPrice } from './typed-answer.ts';

interface PriceRowProps {
  price: TypedPrice;
  /** What the catalog says of the order code. */
  part: QuotablePart | undefined;
  isUnknown: boolean;
  currency: string;
  /** Whether it is a part of the shop, which can be ordered. */
  isCarried: boolean;
  onChange: (price: TypedPrice) => void;
  errorAt: (path: string) => string | undefined;
}

/** One price of a line, with what the catalog asks for the part and what remains. */
export function PriceRow({ price, part, isUnknown, currency, isCarried, onChange, errorAt }: PriceRowProps) {
  const { t } = useTranslation('admin_quotes');
  const field = (name: Exclude<keyof TypedPrice, 'key'>, path: string) => ({
    compact: true,
    value: price[name],
    error: errorAt(path),
    onChange: (event: { target: { value: string } }) => onChange({ ...price, [name]: event.target.value }),
  });
  return (
    <>
      <Fields>
        {isCarried ? (
          <TextField {...field('sku', 'sku')} label={t('answer.sku')} maxLength={40} />
        ) : (
          <>
            <TextField {...field('mpn', 'mpn')} label={t('answer.mpn')} maxLength={60} />
            <TextField {...field('maker', 'manufacturer')} label={t('answer.maker')} maxLength={80} />
          </>
        )}
        <TextField {...field('quantity', 'quantity')} label={t('answer.quantity')} inputMode="numeric" />
        <TextField {...field('price', 'price')} label={t('answer.price', { currency })} inputMode="decimal" />
        <TextField {...field('cost', 'cost')} label={t('answer.cost', { currency })} inputMode="decimal" />
        <TextField {...field('lead', 'lead_time_days')} label={t('answer.lead')} inputMode="numeric" />
        {isCarried ? <TextField {...field('dateCode', 'date_code')} label={t('answer.date_code')} maxLength={40} /> : null}
        <TextField {...field('until', 'valid_until')} label={t('answer.until')} type="date" />
      </Fields>
      <PriceFacts price={price} part={part} isUnknown={isUnknown} currency={currency} />
    </>
  );
}
