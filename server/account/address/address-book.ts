/** The addresses of an account (`docs/api.md` 5.3). */
import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { type Address, addressFieldKeys } from '#contract/api/address.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { addressLimit, type saveAddress } from '#contract/api/user.ts';
import type { Queries } from '#server/db/client.ts';
import { account, address } from '#server/db/schema.ts';
import type { CheckedAddress } from '#server/rules/address/address.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { type AddressRow, addressValues, readAddresses, showAddress } from './address-rows.ts';
import { readAddress } from './read-address.ts';

/** What tells two addresses apart. */
const placeKeys = addressFieldKeys.filter((key) => key !== 'phone' && key !== 'email');

type Input = ParsedRequestOf<typeof saveAddress>;

interface Defaults {
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** Holds off other changes of the same account's addresses until the transaction ends; orders of the account go on. */
async function lockAddresses(queries: Queries, accountId: string): Promise<AddressRow[]> {
  await queries.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
  return readAddresses(queries, accountId);
}

/** Adds an address or changes the one of `id`; throws `not_found` for an id that is not the account's. */
export async function putAddress(queries: Queries, accountId: string, input: Input, now: Date): Promise<Address> {
  const checked = readAddress(input);
  const rows = await lockAddresses(queries, accountId);
  const old = rows.find(({ id }) => id === input.id);
  if (input.id !== undefined && !old) throw notFound();
  const { default_shipping, default_billing } = input;
  const isFirst = rows.length === 0;
  const defaults = {
    isDefaultShipping: isFirst || (default_shipping ?? old?.isDefaultShipping ?? false),
    isDefaultBilling: isFirst || (default_billing ?? old?.isDefaultBilling ?? false),
  };
  if (!old && rows.length >= addressLimit) throw new StoreError('address_limit', { data: { limit: addressLimit } });
  await yieldDefaults(queries, accountId, old?.id ?? '', defaults);
  const values = { ...addressValues(old ? keepTaxStatus(checked, old) : checked), ...defaults, updatedAt: now };
  if (!old) return showAddress(await insertAddress(queries, accountId, values));
  const [row] = await queries.update(address).set(values).where(eq(address.id, old.id)).returning();
  if (!row) throw notFound();
  return showAddress(row);
}

/** There is one default of each kind: the former one steps back. */
async function yieldDefaults(queries: Queries, accountId: string, but: string, taken: Defaults): Promise<void> {
  const others = and(eq(address.accountId, accountId), ne(address.id, but));
  if (taken.isDefaultShipping) await queries.update(address).set({ isDefaultShipping: false }).where(others);
  if (taken.isDefaultBilling) await queries.update(address).set({ isDefaultBilling: false }).where(others);
}

type NewAddress = Omit<typeof address.$inferInsert, 'id' | 'accountId'>;

async function insertAddress(queries: Queries, accountId: string, values: NewAddress): Promise<AddressRow> {
  const [row] = await queries
    .insert(address)
    .values({ ...values, id: randomUUID(), accountId })
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
  const rows = await lockAddresses(queries, accountId);
  for (const one of used) {
    if (rows.length >= addressLimit || rows.some((row) => isSameAddress(row, one))) continue;
    const isFirst = rows.length === 0;
    const values = { ...addressValues(one), isDefaultShipping: isFirst, isDefaultBilling: isFirst, updatedAt: now };
    // One after the other: the second may be the same as the first.
    // oxlint-disable-next-line no-await-in-loop
    rows.push(await insertAddress(queries, accountId, values));
  }
}

/** Deletes an address of the account; one that is gone already is no fault. */
export async function dropAddress(queries: Queries, accountId: string, id: string): Promise<void> {
  await queries.delete(address).where(and(eq(address.accountId, accountId), eq(address.id, id)));
}
