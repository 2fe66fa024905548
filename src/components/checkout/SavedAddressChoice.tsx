import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/api/address.ts';
import { personName } from '#contract/person-name.ts';
import { addressKeys, type AddressValues, addressValues, emptyAddress } from '#src/components/address/address-values.ts';
import { useFormat } from '#src/i18n/format.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import type { AddressName, CheckoutValues } from './checkout-values.ts';

/** The saved address that the form holds as it was saved. */
export function findSaved(saved: readonly Address[], values: AddressValues): Address | undefined {
  return saved.find((one) => addressKeys.every((key) => (one[key] ?? '') === values[key]));
}

/** Fills the form with a saved address, or empties it for another one. */
export function SavedAddressChoice({ name, saved }: { name: AddressName; saved: readonly Address[] }) {
  const { t } = useTranslation('checkout');
  const { series } = useFormat();
  const { setValue, getValues, clearErrors } = useFormContext<CheckoutValues>();
  const values = useWatch<CheckoutValues, AddressName>({ name });
  if (saved.length === 0) return null;
  const choose = (id: string) => {
    const chosen = saved.find((one) => one.id === id);
    setValue(name, chosen ? addressValues(chosen) : emptyAddress(getValues(`${name}.country`)));
    clearErrors(name);
  };
  return (
    <SelectField
      label={t('saved.label')}
      value={findSaved(saved, values)?.id ?? ''}
      options={[
        { value: '', label: t('saved.other') },
        ...saved.map((address) => ({
          value: address.id,
          label: series([address.company ?? personName(address), address.line1, address.city]),
        })),
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
