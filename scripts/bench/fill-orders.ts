/** What a shop has gathered in three years, written past the shop itself: so many orders with customers, parcels, mails and whatever else hangs on them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { transact } from '#server/db/transact.ts';

/** Parts that people order. */
const ordered = 50_000;
/** Orders to one customer, inquiry, company, return. */
const perCustomer = 5;
const perInquiry = 20;
const perCompany = 200;
const perReturn = 50;

/** A place in a row of so many, from 1 on, spread like chance and the same in each run. */
const spread = (number: SQL, salt: number, count: SQL | number): SQL => sql`1 + ((${number})::bigint * ${salt} % ${count})::int`;

/** Fills a shop that has parts and fewer orders. */
export async function fillOrders(db: Database, orders: number): Promise<void> {
  const { rows } = await db.execute<{ orders: number }>(sql`select count(*)::int as orders from shop_order`);
  if ((rows[0]?.orders ?? 0) >= orders) return;
  await transact(db, async (queries) => {
    for (const statement of [...parts(), ...people(orders), ...placed(orders), ...asked(orders), ...around(orders)]) {
      // oxlint-disable-next-line no-await-in-loop -- each builds on the one before
      await queries.execute(statement);
    }
  });
}

function parts(): SQL[] {
  return [
    sql`create temp table bench_part on commit drop as
      select row_number() over (order by p.id)::int as place, p.id, p.mpn, p.slug, m.name as manufacturer, o.sku, o.id as offer_id
      from (select * from product where not hidden order by hashint4(id) limit ${ordered}) p
      join manufacturer m on m.id = p.manufacturer_id join offer o on o.product_id = p.id and o.is_default`,
    sql`create unique index on bench_part (place)`,
    sql`analyze bench_part`,
  ];
}

function people(orders: number): SQL[] {
  const [customers, companies] = [Math.ceil(orders / perCustomer), Math.ceil(orders / perCompany)];
  return [
    sql`insert into company (id, name, tax_id, may_pay_by_invoice, payment_days)
      select 'bench-company-' || n, 'Company ' || n, 'DE' || 100000000 + n, n % 2 = 0, 30 from generate_series(1, ${companies}) n`,
    sql`insert into account (id, email, first_name, last_name, company, country, locale, currency, status, email_verified_at, company_id, company_role, created_at)
      select 'bench-account-' || n, 'customer' || n || '@example.com', 'First' || n % 700, 'Last' || n % 9000, null, 'DE', 'de', 'EUR', 'active', now(),
        case when n % 10 = 0 then 'bench-company-' || ${spread(sql`n / 10`, 7919, companies)} end, case when n % 10 = 0 then 'buyer' end,
        now() - n % 1095 * interval '1 day'
      from generate_series(1, ${customers}) n`,
  ];
}

const address = (
  owner: SQL,
): SQL => sql`jsonb_build_object('id', 'a', 'label', null, 'first_name', 'First', 'last_name', 'Last' || ${owner} % 9000,
  'company', case when ${owner} % 10 = 0 then 'Company ' || ${owner} end, 'tax_id', null, 'tax_id_status', 'none', 'country', 'DE', 'state', null,
  'city', 'Berlin', 'district', null, 'postcode', '10115', 'line1', 'Street ' || ${owner}, 'line2', null, 'phone', '+49301234567', 'email', null,
  'default_shipping', true, 'default_billing', true, 'updated_at', '2026-01-01T00:00:00.000Z')`;

/** One order in fifty is open, one in a hundred ended unpaid, the others are with their buyers. */
function placed(orders: number): SQL[] {
  const customers = Math.ceil(orders / perCustomer);
  return [
    sql`create temp table bench_order on commit drop as
      select n, now() - n::bigint * 1095 / ${orders} * interval '1 day' - n % 1440 * interval '1 minute' as at, ${spread(sql`n`, 7919, customers)} as owner,
        case when n <= ${orders} / 50 then (array['pending', 'confirmed', 'processing', 'partially_shipped'])[1 + n % 4]
          when n % 100 = 0 then 'expired' else 'completed' end as status
      from generate_series(1, ${orders}) n`,
    sql`alter table bench_order add column order_no text`,
    sql`update bench_order set order_no = 'SO-' || to_char(at at time zone 'UTC', 'YYMMDD') || '-' || lpad(upper(to_hex(n)), 6, '0')`,
    sql`insert into shop_order (order_no, account_id, status, payment_status, email, locale, currency, rate_micros, total, paid, totals, shipping_address,
        billing_address, shipping, payment_method, po_number, created_at, expires_at)
      select order_no, 'bench-account-' || owner, status, case when status in ('pending', 'expired') then 'unpaid' else 'paid' end,
        'customer' || owner || '@example.com', 'de', 'EUR', 1000000, 0, 0, '{}', ${address(sql`owner`)}, ${address(sql`owner`)},
        '{"code":"standard","name":"Standard","mode":"together","eta_min_days":2,"eta_max_days":4,"incoterm":"DAP"}', 'bank_transfer',
        case when n % 3 = 0 then 'PO-' || n end, at, case when status = 'pending' then at + interval '7 days' end
      from bench_order`,
    sql`insert into order_line (id, order_no, position, product_id, sku, sold, quantity, from_stock, backordered, shipped)
      select 'bench-line-' || n || '-' || k, order_no, k - 1, p.id, p.sku,
        jsonb_build_object('mpn', p.mpn, 'manufacturer', p.manufacturer, 'description', '', 'product_web_url', p.slug, 'image', null, 'packaging', 'cut_tape',
          'unit_micros', 120000 + n % 500 * 1000, 'unit_price', 12, 'fee', 0, 'line_total', quantity * (12 + n % 50), 'discount', 0, 'tax_rate_bp', 1900,
          'customer_reference', null, 'compliance', jsonb_build_object('rohs', 'unknown', 'eccn_us', null, 'hts', null, 'country_of_origin', null)),
        quantity, quantity, 0, case when status = 'completed' then quantity else 0 end
      from bench_order, generate_series(1, 3) k, lateral (select 1 + (n * 13 + k * 7) % 200 as quantity) q,
        lateral (select ${spread(sql`n * 3 + k`, 104_729, ordered)} as place) chosen join bench_part p using (place)`,
    sql`update shop_order o set total = sums.total, paid = case when o.payment_status = 'paid' then sums.total else 0 end,
        totals = jsonb_build_object('currency', 'EUR', 'subtotal', sums.total, 'fees', 0, 'discount', 0, 'shipping', 0, 'payment_fee', 0,
          'taxes', '[]'::jsonb, 'tax', 0, 'total', sums.total)
      from (select order_no, sum((sold->>'line_total')::bigint) as total from order_line where id like 'bench-%' group by order_no) sums
      where sums.order_no = o.order_no`,
  ];
}

/** What hangs on orders: their history, money and parcels; returns, and inquiries. */
function asked(orders: number): SQL[] {
  const isPaid = sql`status not in ('pending', 'expired')`;
  return [
    sql`insert into order_event (order_no, at, actor, code)
      select order_no, at, (array['customer', 'operator', 'operator'])[k], (array['placed', 'payment_confirmed', 'processing'])[k]
      from bench_order, generate_series(1, 3) k`,
    sql`insert into payment_entry (id, order_no, kind, status, amount, method, reference, at, booked_at)
      select 'bench-entry-' || n, b.order_no, 'payment', 'done', o.total, 'bank_transfer', 'T' || n, b.at, b.at
      from bench_order b join shop_order o using (order_no) where b.${isPaid}`,
    sql`insert into shipment (shipment_no, order_no, carrier, shipped_at, delivered_at)
      select 'SH' || substr(order_no, 3), order_no, 'DHL', at + interval '1 day', at + interval '3 days' from bench_order where status = 'completed'`,
    sql`insert into shipment_line (shipment_no, line_id, quantity)
      select 'SH' || substr(l.order_no, 3), l.id, l.quantity from order_line l join bench_order b using (order_no) where b.status = 'completed'`,
    sql`insert into goods_return (return_no, order_no, kind, status, reason, created_at, updated_at)
      select 'RM' || substr(order_no, 3), order_no, 'return', case when n % 500 = 0 then 'requested' else 'declined' end, 'damaged', at, at
      from bench_order where n % ${perReturn} = 0 and status = 'completed'`,
    sql`insert into goods_return_line (return_no, line_id, quantity)
      select r.return_no, l.id, 1 from goods_return r join order_line l on l.order_no = r.order_no and l.position = 0 where l.id like 'bench-%'`,
    sql`insert into inquiry (inquiry_no, account_id, status, contact, locale, currency, consent_version, created_at, updated_at)
      select 'RQ' || substr(order_no, 3), 'bench-account-' || owner, case when n <= ${orders} / 50 then 'submitted' else 'declined' end,
        jsonb_build_object('first_name', 'First', 'last_name', 'Last', 'email', 'customer' || owner || '@example.com', 'phone', null, 'company', null, 'country', 'DE'),
        'de', 'EUR', '2026-01', at, at from bench_order where n % ${perInquiry} = 0`,
    sql`insert into inquiry_line (id, inquiry_no, position, offer_id, mpn, manufacturer, quantity, currency)
      select 'bench-asked-' || n || '-' || k, 'RQ' || substr(order_no, 3), k - 1, p.offer_id, p.mpn, p.manufacturer, 100, 'EUR'
      from bench_order, generate_series(1, 2) k, lateral (select ${spread(sql`n + k`, 104_729, ordered)} as place) chosen join bench_part p using (place)
      where n % ${perInquiry} = 0`,
  ];
}

/** Mails of the days that they are kept, audit, searches, reviews, messages and carts. */
function around(orders: number): SQL[] {
  return [
    sql`insert into outbox (kind, recipient, locale, subject, text, html, created_at, sent_at, failed_at, failure)
      select 'order_placed', 'customer' || owner || '@example.com', 'de', 'Order ' || order_no, repeat('Text of a mail. ', 60), repeat('<p>Text of a mail.</p>', 120),
        at, case when n % 100 > 0 then at end, case when n % 100 = 0 then at end, case when n % 100 = 0 then 'refused' end
      from bench_order where at > now() - interval '30 days'`,
    sql`insert into audit (at, actor, role, action, target, detail)
      select at, 'Ada Lovelace', 'owner', (array['order.payment', 'order.ship'])[k], order_no, '{}' from bench_order, generate_series(1, 2) k`,
    sql`insert into search_count (day, locale, keyword, searches, results)
      select current_date - d, 'de', 'word ' || (d * 97 + w), 1 + w % 30, case when w % 4 = 0 then 0 else w end
      from generate_series(0, 89) d, generate_series(1, greatest(10, ${orders} / 100)) w on conflict do nothing`,
    sql`insert into comment (id, product_id, author, rating, text, locale, is_verified, status, created_at)
      select 'bench-comment-' || n, p.id, 'Ada L.', 1 + n % 5, 'As it was described.', 'en', true, case when n % 400 = 0 then 'pending' else 'published' end, at
      from bench_order, lateral (select ${spread(sql`n`, 104_729, ordered)} as place) chosen join bench_part p using (place) where n % 20 = 0`,
    sql`insert into feedback (feedback_no, type, first_name, last_name, email, subject, content, locale, consent_version, status, created_at)
      select 'FB' || substr(order_no, 3), 'other', 'First', 'Last', 'customer' || owner || '@example.com', 'A question', repeat('Words. ', 40), 'de', '2026-01',
        case when n % 500 = 0 then 'open' else 'closed' end, at from bench_order where n % 50 = 0`,
    sql`insert into cart (id, key_hash, created_at, used_at)
      select 'bench-cart-' || n, 'bench-hash-' || n, at, at from bench_order where n % 10 = 0 and n <= ${orders} / 4`,
    sql`insert into cart_line (id, cart_id, offer_id, quantity)
      select 'bench-cart-line-' || n || '-' || k, 'bench-cart-' || n, p.offer_id, 10
      from bench_order, generate_series(1, 2) k, lateral (select ${spread(sql`n + k`, 104_729, ordered)} as place) chosen join bench_part p using (place)
      where n % 10 = 0 and n <= ${orders} / 4`,
  ];
}
