import { randomUUID } from 'node:crypto';
import type { Address, ParsedAddress } from '#contract/api/address.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { checkAddress } from '#server/rules/address.ts';
import { StoreError } from '#server/store-error.ts';

/** An address of a draft in the contract's form; refused by the rules of its country, with the fields named from `path`. */
export function readAddress(path: 'shipping_address' | 'billing_address', input: ParsedAddress, now: Date): Address {
  const check = checkAddress(input);
  if (check.ok) {
    return { ...check.address, id: randomUUID(), default_shipping: false, default_billing: false, updated_at: now.toISOString() };
  }
  const fields: Record<string, FieldIssue[]> = {};
  for (const [key, issues] of Object.entries(check.fields)) fields[`${path}.${key}`] = issues;
  throw new StoreError(check.isTaxIdOnly ? 'tax_id_invalid' : 'address_invalid', { fields });
}
