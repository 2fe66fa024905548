/** What belongs to an account, and how it goes over to another one. A test compares it with the database, so no table is forgotten. */
import { type SQL, sql } from 'drizzle-orm';
import { type MergedKind, mergedKinds } from '#contract/api/admin/merge.ts';
import type { Queries } from '#server/db/client.ts';

interface MovedTable {
  table: string;
  /** As which it is counted; what nobody asks for is not. */
  kind?: MergedKind;
  /** Rows of it that the other account has as well: those are dropped, before the others move. */
  twice?: (into: string) => SQL;
}

export const movedTables: readonly MovedTable[] = [
  { table: 'shop_order', kind: 'orders' },
  { table: 'order_approval' },
  { table: 'inquiry', kind: 'inquiries' },
  { table: 'address', kind: 'addresses' },
  { table: 'parts_list', kind: 'lists' },
  { table: 'bom_choice', twice: (into) => sql`row_hash in (select row_hash from bom_choice where account_id = ${into})` },
  { table: 'saved_calculation', twice: (into) => sql`state_hash in (select state_hash from saved_calculation where account_id = ${into})` },
  { table: 'shared_cart' },
  // Of one coupon an account keeps at most one for later.
  {
    table: 'held_coupon',
    kind: 'coupons',
    twice: (into) => sql`status = 'available'
      and coupon_id in (select coupon_id from held_coupon where account_id = ${into} and status = 'available')`,
  },
  { table: 'comment', kind: 'reviews' },
  { table: 'comment_helpful', twice: (into) => sql`comment_id in (select comment_id from comment_helpful where account_id = ${into})` },
  { table: 'question', kind: 'questions' },
  { table: 'feedback', kind: 'messages' },
  { table: 'stored_file' },
  { table: 'outbox' },
  { table: 'consent' },
  { table: 'api_key', kind: 'programs' },
];

/** They open the doubled account, and go with it. */
export const goneTables: readonly string[] = ['login_token', 'mail_token', 'handover', 'upload_token', 'impersonation'];

const ofCart = { cart_lines: 'cart_line', quote_list_lines: 'rfq_line' } as const;

export async function countMoves(queries: Queries, from: string): Promise<Record<MergedKind, number>> {
  const counts = mergedKinds.map((kind) => {
    const table = movedTables.find((one) => one.kind === kind)?.table;
    const rows = table
      ? sql`select count(*)::int from ${sql.identifier(table)} where account_id = ${from}`
      : sql`select count(*)::int from ${sql.identifier(kind === 'cart_lines' ? ofCart.cart_lines : ofCart.quote_list_lines)} l
          join cart c on c.id = l.cart_id where c.account_id = ${from}`;
    return sql`(${rows}) as ${sql.identifier(kind)}`;
  });
  const { rows } = await queries.execute<Record<MergedKind, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  const [row] = rows;
  if (!row) throw new Error('A query without tables answers one row');
  return row;
}

export async function moveAll(queries: Queries, from: string, into: string): Promise<void> {
  // The staying account's defaults stay what they are.
  for (const flag of ['is_default_shipping', 'is_default_billing']) {
    const name = sql.identifier(flag);
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    await queries.execute(sql`update address set ${name} = false where account_id = ${from} and ${name}
      and exists (select from address other where other.account_id = ${into} and other.${name})`);
  }
  for (const { table, twice } of movedTables) {
    const name = sql.identifier(table);
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    if (twice) await queries.execute(sql`delete from ${name} where account_id = ${from} and ${twice(into)}`);
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    await queries.execute(sql`update ${name} set account_id = ${into} where account_id = ${from}`);
  }
  await moveCart(queries, from, into);
}

/** Lines that the staying cart has already keep its quantity. */
async function moveCart(queries: Queries, from: string, into: string): Promise<void> {
  await queries.execute(sql`update cart set account_id = ${into}, version = version + 1
    where account_id = ${from} and not exists (select from cart other where other.account_id = ${into})`);
  await queries.execute(sql`update cart_line l set cart_id = mine.id from cart mine, cart theirs
    where mine.account_id = ${into} and theirs.account_id = ${from} and l.cart_id = theirs.id
      and not exists (select from cart_line other where other.cart_id = mine.id and other.offer_id = l.offer_id and other.reference = l.reference)`);
  await queries.execute(sql`update rfq_line l set cart_id = mine.id from cart mine, cart theirs
    where mine.account_id = ${into} and theirs.account_id = ${from} and l.cart_id = theirs.id`);
  await queries.execute(sql`update cart set version = version + 1
    where account_id = ${into} and exists (select from cart theirs where theirs.account_id = ${from})`);
}
