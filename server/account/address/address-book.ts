/** The addresses of an account or of a company (`docs/api.md` 5.3). */
import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { type Address, addressFieldKeys } from '#contract/api/address.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { addressLimit, type saveAddress } from '#contract/api/account.ts';
import type { Queries } from '#server/db/client.ts';
import { address } from '#server/db/schema.ts';
import type { CheckedAddress } from '#server/rules/address/address.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { type AddressOwner, isOf, lockOwner } from './address-owner.ts';
import { type AddressRow, addressValues, readAddresses, showAddress } from './address-rows.ts';
import { readAddress } from './read-address.ts';

/** What tells two addresses apart. */
const placeKeys = addressFieldKeys.filter((key) => key !== 'phone' && key !== 'email');

type Input = Omit<ParsedRequestOf<typeof saveAddress>, 'of_company'>;

interface Defaults {
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

async function lockAddresses(queries: Queries, owner: AddressOwner): Promise<AddressRow[]> {
  await lockOwner(queries, owner);
  return readAddresses(queries, owner);
}

/** Adds an address or changes the one of `id`; throws `not_found` for an id that is not the owner's. */
export async function putAddress(queries: Queries, owner: AddressOwner, input: Input, now: Date): Promise<Address> {
  const checked = readAddress(input);
  const rows = await lockAddresses(queries, owner);
  const old = rows.find(({ id }) => id === input.id);
  if (input.id !== undefined && !old) throw notFound();
  const { default_shipping, default_billing } = input;
  const isFirst = rows.length === 0;
  const defaults = {
    isDefaultShipping: isFirst || (default_shipping ?? old?.isDefaultShipping ?? false),
    isDefaultBilling: isFirst || (default_billing ?? old?.isDefaultBilling ?? false),
  };
  if (!old && rows.length >= addressLimit) throw new StoreError('address_limit', { data: { limit: addressLimit } });
  await yieldDefaults(queries, owner, old?.id ?? '', defaults);
  const values = { ...addressValues(old ? keepTaxStatus(checked, old) : checked), ...defaults, updatedAt: now };
  if (!old) return showAddress(await insertAddress(queries, owner, values));
  const [row] = await queries.update(address).set(values).where(eq(address.id, old.id)).returning();
  if (!row) throw notFound();
  return showAddress(row);
}

/** There is one default of each kind: the former one steps back. */
async function yieldDefaults(queries: Queries, owner: AddressOwner, but: string, taken: Defaults): Promise<void> {
  const others = and(isOf(owner), ne(address.id, but));
  if (taken.isDefaultShipping) await queries.update(address).set({ isDefaultShipping: false }).where(others);
  if (taken.isDefaultBilling) await queries.update(address).set({ isDefaultBilling: false }).where(others);
}

type NewAddress = Omit<typeof address.$inferInsert, 'id' | 'accountId' | 'companyId'>;

async function insertAddress(queries: Queries, owner: AddressOwner, values: NewAddress): Promise<AddressRow> {
  const [row] = await queries
    .insert(address)
    .values({ ...values, id: randomUUID(), ...owner })
    .returning();
  if (!row) throw new Error('An insert without a conflict gave no row');
  return row;
}

/** A tax number that was confirmed for a country stays so as long as it is the same. */
function keepTaxStatus(checked: CheckedAddress, old: AddressRow): CheckedAddress {
  const isSame = checked.tax_id === old.taxId && checked.country === old.country && checked.company === old.company;
  return isSame ? { ...checked, tax_id_status: old.taxIdStatus } : checked;
}

/** Contact details aside, both name the same place and the same recipient. */
function isSameAddress(row: AddressRow, checked: CheckedAddress): boolean {
  const saved: CheckedAddress = showAddress(row);
  return placeKeys.every((key) => saved[key] === checked[key]);
}

/** Saves the addresses of an order that the account does not have yet, as long as there is room. */
export async function rememberAddresses(queries: Queries, accountId: string, used: readonly CheckedAddress[], now: Date): Promise<void> {
  const owner = { accountId };
  const rows = await lockAddresses(queries, owner);
  for (const one of used) {
    if (rows.length >= addressLimit || rows.some((row) => isSameAddress(row, one))) continue;
    const isFirst = rows.length === 0;
    const values = { ...addressValues(one), isDefaultShipping: isFirst, isDefaultBilling: isFirst, updatedAt: now };
    // One after the other: the second may be the same as the first.
    // oxlint-disable-next-line no-await-in-loop
    rows.push(await insertAddress(queries, owner, values));
  }
}

/** Deletes an address of its owner; one that is gone already is no fault. */
export async function dropAddress(queries: Queries, owner: AddressOwner, id: string): Promise<void> {
  await queries.delete(address).where(and(isOf(owner), eq(address.id, id)));
}
