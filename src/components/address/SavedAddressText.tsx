import type { Address } from '#contract/api/address.ts';
import { useGetAddressFormQuery } from '#src/api/address.ts';
import { AddressText } from './AddressText.tsx';

/** An address that was saved or ordered to as lines; its country's form tells the names of its state and its tax number. */
export function SavedAddressText({ address }: { address: Address }) {
  const { data } = useGetAddressFormQuery({ country: address.country }, { skip: address.state === null && address.tax_id === null });
  return <AddressText address={address} rules={data} />;
}
