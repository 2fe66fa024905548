import { useTranslation } from 'react-i18next';
import { shippingCodes } from '#contract/api/admin/settings.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useCountryWords } from './use-country-words.ts';
import { CountryList } from '#src/pages/admin/shared/CountryList.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Row, WideFields } from '#src/pages/admin/shared/parts.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { ShippingRateFields } from './ShippingRateFields.tsx';
import { newRate, type TypedZone } from './typed-shipping.ts';

interface ShippingZoneFieldsProps {
  zone: TypedZone;
  index: number;
  /** Countries of no zone. */
  free: readonly string[];
  errorAt: (path: string) => string | undefined;
  onChange: (zone: TypedZone) => void;
  onRemove: () => void;
}

/** One zone: its countries, and what shipping there costs. */
export function ShippingZoneFields({ zone, index, free, errorAt, onChange, onRemove }: ShippingZoneFieldsProps) {
  const { t } = useTranslation('settings');
  const mayChange = useMayChange()('settings');
  const at = `zones.${index}`;
  const title = zone.name || t('shipping.nameless', { number: index + 1 });
  const countryWords = useCountryWords();
  const put = (change: Partial<TypedZone>) => onChange({ ...zone, ...change });
  const without = (place: number) => zone.rates.filter((_, other) => other !== place);
  return (
    <Group>
      <legend>
        <h3>{title}</h3>
      </legend>
      <WideFields>
        <DraftField
          label={t('shipping.name')}
          value={zone.name}
          maxLength={60}
          error={errorAt(`${at}.name`)}
          onText={(name) => put({ name })}
        />
        <SelectField
          label={t('shipping.incoterm')}
          value={zone.incoterm}
          options={(['DAP', 'DDP'] as const).map((one) => ({ value: one, label: t(`incoterm.${one}`) }))}
          onChange={({ target }) => put({ incoterm: target.value === 'DDP' ? 'DDP' : 'DAP' })}
        />
      </WideFields>
      <CheckboxField
        label={t('shipping.rest')}
        checked={zone.countries === null}
        error={zone.countries === null ? errorAt(`${at}.countries`) : undefined}
        onChange={({ target }) => put({ countries: target.checked ? null : [] })}
      />
      {zone.countries === null ? null : (
        <CountryList
          words={countryWords}
          scope="settings"
          countries={zone.countries}
          free={free}
          error={errorAt(`${at}.countries`)}
          onChange={(countries) => put({ countries })}
        />
      )}
      <FieldError>{errorAt(`${at}.rates`)}</FieldError>
      {zone.rates.map((rate, place) => (
        <ShippingRateFields
          key={rate.code}
          rate={rate}
          at={`${at}.rates.${place}`}
          errorAt={errorAt}
          onChange={(changed) => put({ rates: zone.rates.map((one, other) => (other === place ? changed : one)) })}
        />
      ))}
      {mayChange ? (
        <Row>
          {shippingCodes.map((code) => {
            const place = zone.rates.findIndex((one) => one.code === code);
            const name = t(`code.${code}`);
            const toggle = () => put({ rates: place === -1 ? [...zone.rates, newRate(code)] : without(place) });
            return (
              <Button key={code} onClick={toggle}>
                {place === -1 ? t('shipping.add_rate', { name }) : t('remove', { name })}
              </Button>
            );
          })}
          <Button onClick={onRemove}>{t('remove', { name: title })}</Button>
        </Row>
      ) : null}
    </Group>
  );
}
