import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { convertMicros } from '#contract/money.ts';
import { typedNumber } from '#contract/value/typed-number.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { PriceBreaks } from './PriceBreaks.tsx';
import type { Choices } from './product-choices.ts';
import type { TypedBreak, TypedOffer } from './product-draft.ts';

interface OwnPricesProps {
  offer: TypedOffer;
  /** Their path in the request. */
  at: string;
  choices: Choices;
  errorAt: (path: string) => string | undefined;
  onChange: (ownPrices: TypedOffer['own_prices']) => void;
}

/** Prices of one packaging in currencies that do not follow the rate, and which ones follow it. */
export function OwnPrices({ offer, at, choices, errorAt, onChange }: OwnPricesProps) {
  const { t } = useTranslation('admin_catalog');
  const { series, number } = useFormat();
  const mayChange = useMayChange()('catalog');
  const { own_prices: own } = offer;
  const followers = choices.rates.filter(({ currency }) => !(currency in own));
  const without = (currency: string) => Object.fromEntries(Object.entries(own).filter(([one]) => one !== currency));
  const rates = followers.map(({ currency, rate_micros }) => `${currency} ${number(rate_micros / 1e6, { maximumFractionDigits: 6 })}`);
  return (
    <>
      {Object.entries(own).map(([currency, breaks]) => (
        <Group key={currency} aria-label={t('offers.own_prices', { currency })}>
          <legend>
            <strong>{t('offers.own_prices', { currency })}</strong>
          </legend>
          <FieldError>{errorAt(`${at}.${currency}`)}</FieldError>
          <PriceBreaks
            breaks={breaks}
            at={`${at}.${currency}`}
            {...{ currency, errorAt }}
            onChange={(changed) => onChange({ ...own, [currency]: changed })}
          />
          {mayChange ? (
            <Row>
              <Button onClick={() => onChange(without(currency))}>{t('offers.follow_rate', { currency })}</Button>
            </Row>
          ) : null}
        </Group>
      ))}
      {followers.length > 0 ? <Note>{t('offers.followers', { currency: choices.base_currency, rates: series(rates) })}</Note> : null}
      {mayChange && followers.length > 0 ? (
        <AddOwnPrices
          key={followers[0]?.currency}
          offer={offer}
          rates={followers}
          onAdd={(currency, breaks) => onChange({ ...own, [currency]: breaks })}
        />
      ) : null}
    </>
  );
}

interface AddOwnPricesProps {
  offer: TypedOffer;
  rates: Choices['rates'];
  onAdd: (currency: string, breaks: TypedBreak[]) => void;
}

/** Begins with what the rate makes of the prices of the base currency. */
function AddOwnPrices({ offer, rates, onAdd }: AddOwnPricesProps) {
  const { t } = useTranslation('admin_catalog');
  const { number } = useFormat();
  const { tag } = useLocale();
  const [chosen, setChosen] = useState('');
  const rate = rates.find(({ currency }) => currency === chosen) ?? rates[0];
  if (!rate) return null;
  const converted = (price: string): string => {
    const micros = Math.round(Number(typedNumber(price, tag)?.text ?? Number.NaN) * 1e6);
    return Number.isSafeInteger(micros)
      ? number(convertMicros(micros, rate.rate_micros) / 1e6, { maximumFractionDigits: 6, useGrouping: false })
      : '';
  };
  const begin = () => {
    const breaks = offer.price_breaks.map(({ quantity, price }) => ({ quantity, price: converted(price) }));
    onAdd(rate.currency, breaks.length > 0 ? breaks : [{ quantity: offer.moq, price: '' }]);
  };
  return (
    <Row>
      <SelectField
        compact
        label={t('offers.own_currency')}
        value={rate.currency}
        options={rates.map(({ currency }) => ({ value: currency, label: currency }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button onClick={begin}>{t('offers.add_own')}</Button>
    </Row>
  );
}
