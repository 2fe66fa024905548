/**
 * Every table that holds something about a person: what the export shows of it and what an erasure leaves of it
 * (`docs/api.md` section 9). A test compares it with the database, so a new table cannot be forgotten.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PersonScope } from './person-scope.ts';

export interface PersonalTable {
  table: string;
  /** Which of its rows are about the person. */
  mine: (person: PersonScope) => SQL;
  /** Where the export shows them, without hashes and the columns named here; null for what says nothing about the person. */
  shown: { section: string; without?: readonly string[] } | null;
  /** What becomes of them: gone, kept as they are, or kept with these columns changed. */
  erased: 'gone' | 'kept' | ((person: PersonScope) => SQL);
  /** Those of them that are gone all the same. */
  goneWhere?: SQL;
}

const ofAccount = ({ accountId }: PersonScope) => sql`account_id = ${accountId}`;
const ofEmail = ({ email }: PersonScope) => sql`lower(email) = ${email}`;
const ofEither = (person: PersonScope) => sql`(${ofAccount(person)} or ${ofEmail(person)})`;
const ofOrders = ({ orderNos }: PersonScope) => sql`order_no = any(${sql.param(orderNos)})`;
const ofInquiries = ({ inquiryNos }: PersonScope) => sql`inquiry_no = any(${sql.param(inquiryNos)})`;
const ofShipments = (person: PersonScope) => sql`shipment_no in (select shipment_no from shipment where ${ofOrders(person)})`;
const inReturns = (person: PersonScope) => sql`return_no in (select return_no from goods_return where ${ofOrders(person)})`;
/** Their cart, and those that hold what they put to approvers. */
const ownCarts = (person: PersonScope) =>
  sql`(${ofAccount(person)} or id in (select cart_id from order_approval where account_id = ${person.accountId}))`;
const ofCarts = (person: PersonScope) => sql`cart_id in (select id from cart where ${ownCarts(person)})`;
const inLines = (person: PersonScope) => sql`line_id in (select id from inquiry_line where ${ofInquiries(person)})`;

/** An invoice shows name and place of the buyer; nobody needs to reach them any more. */
const withoutContact = (column: SQL) => sql`${column} || '{"phone":"","email":null,"label":null}'`;
/** What tells which tax was owed. */
const placeOnly = (column: SQL) =>
  sql`${column} || '{"phone":"","email":null,"label":null,"first_name":"","last_name":"","company":null,"tax_id":null,"line1":"","line2":null,"district":null,"city":"","postcode":null}'`;
const cutDocument = sql`content = content || jsonb_build_object(
  'billing_address', ${withoutContact(sql`(content -> 'billing_address')`)},
  'shipping_address', ${withoutContact(sql`(content -> 'shipping_address')`)})`;
/** What nobody but its writer and the shop has seen. */
const neverShown = sql`status <> 'published'`;
/** Whether books must be kept of an order: money came in, or it has an invoice. */
const isInBooks = (orderNo: SQL) => sql`exists (select 1 from shop_order o where o.order_no = ${orderNo}
  and (o.paid > 0 or exists (select 1 from order_document d where d.order_no = o.order_no)))`;
/** Only an order in the books must go on showing who bought, and by which number. One that waits for its payment waits no longer. */
const cutOrder = ({ alias, now }: PersonScope) => sql`account_id = null, email = ${alias}, customer_note = null, referrer = null,
  expires_at = case status when 'pending' then least(expires_at, ${now.toISOString()}) else expires_at end,
  shipping_address = ${placeOnly(sql`shipping_address`)},
  po_number = case when ${isInBooks(sql`shop_order.order_no`)} then po_number end,
  billing_address = case when ${isInBooks(sql`shop_order.order_no`)} then ${withoutContact(sql`billing_address`)} else ${placeOnly(sql`billing_address`)} end`;
const cutInquiry = ({ alias }: PersonScope) => sql`account_id = null, note = null, draft = null, referrer = null, file_ids = '{}',
  contact = jsonb_build_object('first_name', '', 'last_name', '', 'email', ${alias}::text, 'phone', null, 'company', null,
    'country', contact -> 'country')`;
/** Their own mails, and those to the shop about what they wrote. What came to an address that nobody has proven is not theirs. */
const ofMails = ({ accountId, email, emailPattern, subjects }: PersonScope) => sql`(account_id = ${accountId} or lower(recipient) = ${email}
  ${email === null ? sql`` : sql`or text ~* ${emailPattern} or headers::text ~* ${emailPattern}`}
  or text like any(${sql.param(subjects.map((subject) => `%${subject}%`))}))`;
/** Of what the audit says about their things, figures and yes or no stay; words may name anybody. */
const figuresOf = (detail: SQL) => sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${detail})
  where jsonb_typeof(value) in ('number', 'boolean'))`;
const renameIn = (text: SQL, { emailPattern, alias }: PersonScope) => sql`regexp_replace(${text}, ${emailPattern}, ${alias}, 'gi')`;

/** Parts before what they are parts of, the account last: rows are found by what is still there. */
export const personalTables: readonly PersonalTable[] = [
  { table: 'transfer_slip', mine: ofOrders, shown: { section: 'transfer_slips' }, erased: 'gone' },
  {
    table: 'friendly_link',
    mine: ofEmail,
    shown: { section: 'proposed_links' },
    erased: ({ alias }) => sql`email = ${alias}`,
    goneWhere: neverShown,
  },
  { table: 'stored_file', mine: ({ fileIds }) => sql`id = any(${sql.param(fileIds)})`, shown: { section: 'files' }, erased: 'gone' },
  // A leave to send one file, for ten minutes; it tells nothing of a person.
  { table: 'upload_token', mine: ofAccount, shown: null, erased: 'gone' },
  // A leave to go on, on another host, for a minute.
  { table: 'handover', mine: ofAccount, shown: null, erased: 'gone' },
  // Who of the shop acted for them, when and why.
  { table: 'impersonation', mine: ofAccount, shown: { section: 'acted_for', without: ['session_id', 'operator', 'role'] }, erased: 'gone' },
  { table: 'cart_line', mine: ofCarts, shown: { section: 'cart' }, erased: 'gone' },
  { table: 'rfq_line', mine: ofCarts, shown: { section: 'quote_list' }, erased: 'gone' },
  { table: 'cart', mine: ownCarts, shown: null, erased: 'gone' },
  { table: 'order_approval', mine: ofAccount, shown: { section: 'approvals' }, erased: 'gone' },
  { table: 'address', mine: ofAccount, shown: { section: 'addresses' }, erased: 'gone' },
  { table: 'parts_list', mine: ofAccount, shown: { section: 'lists' }, erased: 'gone' },
  { table: 'bom_choice', mine: ofAccount, shown: { section: 'bom_choices' }, erased: 'gone' },
  { table: 'saved_calculation', mine: ofAccount, shown: { section: 'saved_calculations', without: ['state_hash'] }, erased: 'gone' },
  { table: 'shared_cart', mine: ofAccount, shown: { section: 'shared_carts' }, erased: 'gone' },
  { table: 'comment_helpful', mine: ofAccount, shown: { section: 'helpful_votes' }, erased: 'gone' },
  {
    table: 'comment',
    mine: ofAccount,
    shown: { section: 'comments' },
    erased: () => sql`account_id = null, author = '', file_ids = '{}'`,
    goneWhere: neverShown,
  },
  {
    table: 'question_answer',
    mine: (person) => sql`question_id in (select id from question where ${ofAccount(person)})`,
    shown: { section: 'question_answers' },
    erased: 'kept',
  },
  {
    table: 'question',
    mine: ofAccount,
    shown: { section: 'questions' },
    erased: () => sql`account_id = null, author = ''`,
    goneWhere: neverShown,
  },
  { table: 'feedback', mine: ofEither, shown: { section: 'feedback' }, erased: 'gone' },
  { table: 'stock_alert', mine: ofEmail, shown: { section: 'stock_alerts' }, erased: 'gone' },
  { table: 'subscription', mine: ofEmail, shown: { section: 'subscriptions' }, erased: 'gone' },
  // Their texts hold links that open things.
  {
    table: 'outbox',
    mine: ofMails,
    shown: { section: 'mails', without: ['text', 'html', 'headers', 'last_error'] },
    erased: 'gone',
  },
  { table: 'held_coupon', mine: ofAccount, shown: { section: 'coupons' }, erased: () => sql`account_id = null` },
  {
    table: 'access_key',
    mine: (person) => sql`(${ofOrders(person)} or ${ofInquiries(person)})`,
    shown: { section: 'access_links' },
    erased: 'gone',
  },
  { table: 'inquiry_message', mine: ofInquiries, shown: { section: 'quote_messages' }, erased: 'gone' },
  { table: 'inquiry_event', mine: ofInquiries, shown: { section: 'quote_events', without: ['person'] }, erased: () => sql`note = null` },
  { table: 'quote_price', mine: inLines, shown: { section: 'quote_prices', without: ['cost_micros'] }, erased: 'kept' },
  {
    table: 'inquiry_line',
    mine: ofInquiries,
    shown: { section: 'quote_lines', without: ['information_costs'] },
    erased: () => sql`note = null, answer_note = null`,
  },
  { table: 'inquiry', mine: ofInquiries, shown: { section: 'quotes', without: ['draft'] }, erased: cutInquiry },
  { table: 'goods_return_line', mine: inReturns, shown: { section: 'return_lines' }, erased: 'kept' },
  // Who withdrew, and when, has to be shown as long as the order itself.
  { table: 'goods_return', mine: ofOrders, shown: { section: 'returns' }, erased: () => sql`note = null, answer = null, statement = null` },
  { table: 'shipment_line', mine: ofShipments, shown: { section: 'shipment_lines' }, erased: 'kept' },
  { table: 'shipment', mine: ofOrders, shown: { section: 'shipments' }, erased: () => sql`tracking_no = null, tracking_url = null` },
  {
    table: 'payment_entry',
    mine: ofOrders,
    shown: { section: 'payments' },
    // The bank's words may name who paid.
    erased: () => sql`reference = case when payment_no is null and reference <> order_no then null else reference end`,
  },
  { table: 'payment_try', mine: ofOrders, shown: { section: 'payment_tries', without: ['url'] }, erased: () => sql`url = null` },
  { table: 'order_document', mine: ofOrders, shown: { section: 'documents' }, erased: () => cutDocument },
  { table: 'order_event', mine: ofOrders, shown: { section: 'order_events', without: ['person'] }, erased: () => sql`note = null` },
  {
    table: 'order_line',
    mine: ofOrders,
    shown: { section: 'order_lines' },
    // What they wrote on the bag; an invoice repeats it.
    erased: () => sql`sold = case when ${isInBooks(sql`order_line.order_no`)} then sold else sold || '{"customer_reference":null}' end`,
  },
  { table: 'shop_order', mine: ofOrders, shown: { section: 'orders' }, erased: cutOrder },
  {
    table: 'audit',
    mine: ({ accountId, emailPattern, subjects }) =>
      sql`(target = ${accountId} or target = any(${sql.param(subjects)}) or target ~* ${emailPattern} or detail::text ~* ${emailPattern})`,
    shown: null,
    // What the account itself did says why it was closed, in words that may name anybody.
    erased: (person) => sql`target = case target when ${person.accountId} then ${person.alias} else ${renameIn(sql`target`, person)} end,
      detail = case when target = ${person.accountId} then '{}' when target = any(${sql.param(person.subjects)}) then ${figuresOf(sql`detail`)}
        else ${renameIn(sql`detail::text`, person)}::jsonb end`,
  },
  { table: 'login_token', mine: ofAccount, shown: { section: 'log_ins', without: ['retired_hashes'] }, erased: 'gone' },
  { table: 'mail_token', mine: ofEither, shown: { section: 'mail_links' }, erased: 'gone' },
  { table: 'consent', mine: ofAccount, shown: { section: 'consents' }, erased: 'gone' },
  { table: 'api_key', mine: ofAccount, shown: { section: 'api_keys' }, erased: 'gone' },
  { table: 'account', mine: ({ accountId }) => sql`id = ${accountId}`, shown: { section: 'profile' }, erased: 'gone' },
];
