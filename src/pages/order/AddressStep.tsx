import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/api/address.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { AddressFields } from '#src/components/address/AddressFields.tsx';
import { fieldId } from '#src/ui/field-id.ts';
import { useCheckoutPlace } from './checkout-place.ts';
import type { AddressForms, CheckoutValues } from './checkout-values.ts';
import { findSaved, SavedAddressChoice } from './SavedAddressChoice.tsx';
import { NewAccount } from './NewAccount.tsx';
import { Buttons, Group } from './step-layout.ts';

/** Who gets the parts, who gets the invoice, and where the confirmation goes. */
export function AddressStep({ forms, saved }: { forms: AddressForms; saved: readonly Address[] }) {
  const { t } = useTranslation('checkout');
  const { back } = useCheckoutPlace();
  const { register, setValue, getValues } = useFormContext<CheckoutValues>();
  const { errors } = useFormState<CheckoutValues>({ name: 'email' });
  const billsElsewhere = useWatch<CheckoutValues, 'bills_elsewhere'>({ name: 'bills_elsewhere' });
  const shipping = useWatch<CheckoutValues, 'shipping_address'>({ name: 'shipping_address' });
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const canSave = isLoggedIn && !findSaved(saved, shipping);
  return (
    <>
      <Group>
        <legend>{t('contact')}</legend>
        <TextField
          {...register('email')}
          id={fieldId('email')}
          label={t('email')}
          hint={t('email_hint')}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        {isLoggedIn ? null : <NewAccount />}
      </Group>
      <Group>
        <legend>{t('delivery_address')}</legend>
        <SavedAddressChoice name="shipping_address" saved={saved} />
        <AddressFields name="shipping_address" rules={forms.shipping_address} />
      </Group>
      {canSave ? <CheckboxField {...register('save_address')} label={t(saved.length === 0 ? 'saved.keep_first' : 'saved.keep')} /> : null}
      <CheckboxField
        {...register('bills_elsewhere', {
          onChange: () => {
            // The invoice mostly goes to the same country.
            if (getValues('billing_address.line1') === '') setValue('billing_address.country', getValues('shipping_address.country'));
          },
        })}
        label={t('bills_elsewhere')}
      />
      {billsElsewhere ? (
        <Group>
          <legend>{t('invoice_address')}</legend>
          <SavedAddressChoice name="billing_address" saved={saved} />
          <AddressFields name="billing_address" rules={forms.billing_address} />
        </Group>
      ) : null}
      <Buttons>
        <Button type="submit" tone="primary" size="large">
          {t('continue_delivery')}
        </Button>
        <RouteLink to={back.path}>{t(back.word)}</RouteLink>
      </Buttons>
    </>
  );
}
