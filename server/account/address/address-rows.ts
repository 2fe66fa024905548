/** Saved addresses in the contract's words, and back. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Address } from '#contract/api/address.ts';
import type { Queries } from '#server/db/client.ts';
import { address } from '#server/db/schema.ts';
import type { CheckedAddress } from '#server/rules/address/address.ts';
import { type AddressOwner, isOf } from './address-owner.ts';

export type AddressRow = typeof address.$inferSelect;

export function showAddress(row: AddressRow): Address {
  const {
    accountId: _accountId,
    companyId: _companyId,
    firstName,
    lastName,
    taxId,
    taxIdStatus,
    isDefaultShipping,
    isDefaultBilling,
    updatedAt,
    ...same
  } = row;
  return {
    ...same,
    first_name: firstName,
    last_name: lastName,
    tax_id: taxId,
    tax_id_status: taxIdStatus,
    default_shipping: isDefaultShipping,
    default_billing: isDefaultBilling,
    updated_at: updatedAt.toISOString(),
  };
}

/** The columns of an address, and nothing else that an object may carry. */
export function addressValues(checked: CheckedAddress) {
  const { label, company, country, state, city, district, postcode, line1, line2, phone, email } = checked;
  return {
    label,
    company,
    country,
    state,
    city,
    district,
    postcode,
    line1,
    line2,
    phone,
    email,
    firstName: checked.first_name,
    lastName: checked.last_name,
    taxId: checked.tax_id,
    taxIdStatus: checked.tax_id_status,
  };
}

/** All addresses of an account or a company: defaults first, then the latest change. */
export async function readAddresses(queries: Queries, owner: AddressOwner): Promise<AddressRow[]> {
  return queries
    .select()
    .from(address)
    .where(isOf(owner))
    .orderBy(desc(address.isDefaultShipping), desc(address.isDefaultBilling), desc(address.updatedAt), address.id);
}

/** One address of an account or of its company; null when neither has one of this id. */
export async function findAddress(queries: Queries, accountId: string, id: string): Promise<Address | null> {
  const [row] = await queries
    .select()
    .from(address)
    .where(
      and(
        sql`(${address.accountId} = ${accountId} or ${address.companyId} = (select a.company_id from account a where a.id = ${accountId}))`,
        eq(address.id, id),
      ),
    );
  return row ? showAddress(row) : null;
}

/** Where an account has its parts sent unless it says otherwise; null when it has not said. */
export async function defaultAddressId(queries: Queries, accountId: string): Promise<string | null> {
  const [row] = await queries
    .select({ id: address.id })
    .from(address)
    .where(and(eq(address.accountId, accountId), address.isDefaultShipping));
  return row?.id ?? null;
}
