import type { Address } from '#contract/api/address.ts';
import { useGetAddressFormQuery } from '#src/api/address.ts';
import { AddressText } from './AddressText.tsx';

/** An address that was saved or ordered to as lines; its country's form tells the name of its state. */
export function SavedAddressText({ address }: { address: Address }) {
  const { data } = useGetAddressFormQuery({ country: address.country }, { skip: address.state === null });
  return <AddressText address={address} rules={data} />;
}
