import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '#contract/api/address.ts';
import type { UserInfo } from '#contract/api/user-info.ts';
import { useGetUserAddressesQuery } from '#src/api/account.ts';
import { addressKeys, type AddressValues, addressValues } from '#src/components/address/address-values.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn, selectUser } from '#src/store/user-selectors.ts';
import type { CheckoutValues } from './checkout-values.ts';

const none: readonly Address[] = [];

function isUntouched(values: AddressValues): boolean {
  return addressKeys.every((key) => key === 'country' || values[key] === '');
}

/** The addresses of the account, then those of its company; the first defaults, or else its name, and its email fill in what nobody has typed yet. */
export function useSavedAddresses({ getValues, setValue, getFieldState }: UseFormReturn<CheckoutValues>): readonly Address[] {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const account = useAppSelector(selectUser);
  const { data } = useGetUserAddressesQuery(undefined, { skip: !isLoggedIn });
  const isKnown = data !== undefined;
  const saved = useMemo(() => (isLoggedIn && data ? [...data.list, ...(data.company?.list ?? [])] : none), [isLoggedIn, data]);

  useEffect(() => {
    if (account && getValues('email') === '') setValue('email', account.email);
  }, [account, getValues, setValue]);

  useEffect(() => {
    const fillName = ({ first_name, last_name }: UserInfo) => {
      setValue('shipping_address.first_name', first_name);
      setValue('shipping_address.last_name', last_name);
    };
    if (!isUntouched(getValues('shipping_address'))) return;
    const shipping = saved.find((one) => one.default_shipping);
    const billing = saved.find((one) => one.default_billing);
    if (shipping) setValue('shipping_address', addressValues(shipping));
    else if (isKnown && account) fillName(account);
    if (shipping && billing && billing !== shipping) {
      setValue('bills_elsewhere', true);
      setValue('billing_address', addressValues(billing));
    }
  }, [saved, isKnown, account, getValues, setValue]);

  const isFirst = isLoggedIn && isKnown && saved.length === 0;
  useEffect(() => {
    // Said beside the box: without it the next order would ask for everything again.
    if (isFirst && !getFieldState('save_address').isTouched) setValue('save_address', true);
  }, [isFirst, getFieldState, setValue]);

  return saved;
}
