import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { address, order } from '#server/db/schema.ts';
import { type AddressOwner, isOf, orderedBy } from './address-owner.ts';

/** Whether goods that are paid for go, or went, to this address of its owner. Orders have copies, so it is known by what it says. */
export async function isPaidAddress(queries: Queries, owner: AddressOwner, id: string): Promise<boolean> {
  const [row] = await queries
    .select()
    .from(address)
    .where(and(isOf(owner), eq(address.id, id)));
  if (!row) return false;
  const { country, postcode, city, line1, lastName } = row;
  const same = JSON.stringify({ country, postcode, city, line1, last_name: lastName });
  const its = and(orderedBy(owner), gt(order.paid, 0), sql`${order.shippingAddress} @> ${same}::jsonb`);
  return (await queries.$count(order, its)) > 0;
}
