import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrencyCode } from '#contract/locale.ts';
import { offerShipping, type ShippingRules, zoneOf } from '#contract/shipping.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Fields, Group } from '#src/pages/admin/shared/parts.ts';
import type { Issues } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

interface ShippingExampleProps {
  /** Null while a field of them cannot be read. */
  rules: ShippingRules | null;
  codes: readonly string[];
  currency: CurrencyCode;
}

/** What a parcel would cost by the fields as they stand, saved or not. */
export function ShippingExample({ rules, codes, currency }: ShippingExampleProps) {
  const { t } = useTranslation('settings');
  const nameOf = useCountryName();
  const { compareText, money, typedAmount } = useFormat();
  const { readAmount, readCount } = useTypedNumbers();
  const [country, setCountry] = useState('FR');
  const [weight, setWeight] = useState('800');
  const [worth, setWorth] = useState(() => typedAmount(6000, currency));
  const issues: Issues = {};
  const parcel = { country, weightG: readCount(weight, 'weight', issues) ?? 0, value: readAmount(worth, currency, 'worth', issues) ?? 0 };
  const isReadable = rules !== null && Object.keys(issues).length === 0;
  const zone = isReadable ? zoneOf(rules, country) : null;
  const offers = isReadable ? offerShipping(rules, parcel) : [];
  const names = codes.map((code) => ({ value: code, label: nameOf(code) }));
  return (
    <Group>
      <legend>
        <h3>{t('example.heading')}</h3>
      </legend>
      <Fields>
        <SelectField
          label={t('shipping.country')}
          value={country}
          options={names.toSorted((one, other) => compareText(one.label, other.label))}
          onChange={({ target }) => setCountry(target.value)}
        />
        <TextField label={t('example.weight')} inputMode="numeric" value={weight} onChange={({ target }) => setWeight(target.value)} />
        <TextField
          label={t('example.worth', { currency })}
          inputMode="decimal"
          value={worth}
          onChange={({ target }) => setWorth(target.value)}
        />
      </Fields>
      <div role="status">
        {isReadable ? null : t('example.unreadable')}
        {isReadable && zone === null ? t('example.none') : null}
        {zone ? <strong>{zone.name}</strong> : null}
        {offers.map(({ rate, price }) => (
          <p key={rate.code}>{t('example.price', { name: t(`code.${rate.code}`), price: money(price, currency) })}</p>
        ))}
      </div>
    </Group>
  );
}
