import type { ParsedAddress } from '#contract/forms/address-input.ts';
import type { AddressFieldKey } from '#contract/api/address.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { type CheckedAddress, checkAddress } from '#server/rules/address/address.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** An address by the rules of its country; refused with its fields named as `nameField` names them in the request. */
export function readAddress(input: ParsedAddress, nameField: (key: AddressFieldKey) => string = (key) => key): CheckedAddress {
  const check = checkAddress(input);
  if (check.ok) return check.address;
  // The keys of the check are those of the contract, which the entries of an object do not tell.
  const wrong = Object.entries(check.fields) as [AddressFieldKey, FieldIssue[]][];
  const fields = Object.fromEntries(wrong.map(([key, issues]) => [nameField(key), issues]));
  throw new StoreError(check.isTaxIdOnly ? 'tax_id_invalid' : 'address_invalid', { fields });
}
