import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { fieldId } from '#src/ui/field-id.ts';
import { TextField } from '#src/ui/TextField.tsx';
import type { CheckoutValues } from './checkout-values.ts';

/** A guest's wish for an account with the order. It reads the same whether the address has one already. */
export function NewAccount() {
  const { t } = useTranslation('checkout');
  const { register } = useFormContext<CheckoutValues>();
  const { errors } = useFormState<CheckoutValues>({ name: 'account_password' });
  const isWanted = useWatch<CheckoutValues, 'create_account'>({ name: 'create_account' });
  return (
    <>
      <CheckboxField {...register('create_account')} label={t('new_account.wish')} />
      {isWanted ? (
        <TextField
          {...register('account_password')}
          id={fieldId('account_password')}
          label={t('new_account.password')}
          hint={t('new_account.hint')}
          error={errors.account_password?.message}
          type="password"
          autoComplete="new-password"
        />
      ) : null}
    </>
  );
}
