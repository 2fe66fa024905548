import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '#contract/api/address.ts';
import { useGetUserAddressesQuery } from '#src/api/account.ts';
import { addressKeys, type AddressValues, addressValues } from '#src/components/address/address-values.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn, selectUser } from '#src/store/user.ts';
import type { CheckoutValues } from './checkout-values.ts';

const none: readonly Address[] = [];

function isUntouched(values: AddressValues): boolean {
  return addressKeys.every((key) => key === 'country' || values[key] === '');
}

/** The addresses of the account; its defaults and its email fill in what nobody has typed yet. */
export function useSavedAddresses({ getValues, setValue }: UseFormReturn<CheckoutValues>): readonly Address[] {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const email = useAppSelector(selectUser)?.email;
  const { data } = useGetUserAddressesQuery(undefined, { skip: !isLoggedIn });
  const saved = (isLoggedIn ? data?.list : undefined) ?? none;

  useEffect(() => {
    if (email !== undefined && getValues('email') === '') setValue('email', email);
  }, [email, getValues, setValue]);

  useEffect(() => {
    if (!isUntouched(getValues('shipping_address'))) return;
    const shipping = saved.find((one) => one.default_shipping);
    const billing = saved.find((one) => one.default_billing);
    if (shipping) setValue('shipping_address', addressValues(shipping));
    if (shipping && billing && billing !== shipping) {
      setValue('bills_elsewhere', true);
      setValue('billing_address', addressValues(billing));
    }
  }, [saved, getValues, setValue]);

  return saved;
}
