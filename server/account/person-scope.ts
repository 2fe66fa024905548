import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';

/** Whose data: an account, an e-mail address, or both. */
export interface Person {
  accountId: string | null;
  /** Counts for guest orders, inquiries and lists too; null while nobody has shown that it is theirs. */
  email: string | null;
  /** Where mails about the account went. */
  mailbox: string;
}

/** A person with everything that rows are found by; addresses in small letters. */
export interface PersonScope extends Person {
  /** The address as a pattern of PostgreSQL. */
  emailPattern: string;
  /** Stands for the person in what has to be kept. */
  alias: string;
  orderNos: string[];
  inquiryNos: string[];
  fileIds: string[];
  /** Numbers and ids that the audit and mails call their things by. */
  subjects: string[];
  now: Date;
}

/** Reads what belongs to a person. Orders and inquiries of other accounts are theirs, whatever address they name. */
export async function openScope(queries: Queries, person: Person, now: Date): Promise<PersonScope> {
  const { accountId } = person;
  const email = person.email?.toLowerCase() ?? null;
  const mailbox = person.mailbox.toLowerCase();
  const read = async (query: ReturnType<typeof sql>) => (await queries.execute<{ id: string }>(query)).rows.map(({ id }) => id);
  const orderNos = await read(sql`select order_no as id from shop_order
    where account_id = ${accountId} or (account_id is null and lower(email) = ${email})`);
  const inquiryNos = await read(sql`select inquiry_no as id from inquiry
    where account_id = ${accountId} or (account_id is null and lower(contact ->> 'email') = ${email})`);
  const orders = sql.param(orderNos);
  const inquiries = sql.param(inquiryNos);
  const fileIds = await read(sql`
    select id from stored_file where account_id = ${accountId} or cart_id in (select id from cart where account_id = ${accountId})
    union select file_id from transfer_slip where order_no = any(${orders}) and file_id is not null
    union select unnest(file_ids) from inquiry where inquiry_no = any(${inquiries})
    union select unnest(file_ids) from inquiry_message where inquiry_no = any(${inquiries}) and "from" = 'customer'
    union select unnest(file_ids) from feedback where account_id = ${accountId} or lower(email) = ${email}
    union select logo_file_id from friendly_link where lower(email) = ${email} and logo_file_id is not null
    union select unnest(file_ids) from comment where account_id = ${accountId}`);
  const said = await read(sql`
    select feedback_no as id from feedback where account_id = ${accountId} or lower(email) = ${email}
    union select id from comment where account_id = ${accountId}
    union select id from question where account_id = ${accountId}
    union select id from friendly_link where lower(email) = ${email}`);
  const alias = `erased-${randomBytes(9).toString('base64url')}`;
  const emailPattern = mailbox.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const subjects = [...orderNos, ...inquiryNos, ...said];
  return { accountId, email, mailbox, emailPattern, alias, orderNos, inquiryNos, fileIds, subjects, now };
}
