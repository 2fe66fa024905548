/** What must hold at every moment, as queries that give the rows which break it. */

const open = `('pending', 'confirmed', 'processing', 'partially_shipped')`;

export const invariants: Record<string, string> = {
  'no stock is below zero or below what is reserved': `
    select product_id, on_hand, reserved from stock where on_hand < 0 or reserved < 0 or reserved > on_hand`,
  'reserved pieces are those of open orders': `
    select s.product_id, s.reserved, coalesce(sum(l.from_stock - l.shipped), 0) as wanted
    from stock s left join (order_line l join shop_order o on o.order_no = l.order_no and o.status in ${open}) on l.product_id = s.product_id
    group by s.product_id, s.reserved having s.reserved <> coalesce(sum(l.from_stock - l.shipped), 0)`,
  'the stock ledger sums up to the levels': `
    select s.product_id, s.on_hand, s.reserved from stock s
    left join (select product_id, sum(on_hand) as on_hand, sum(reserved) as reserved from stock_movement group by product_id) m using (product_id)
    where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  'an order holds in the ledger what it holds in its lines': `
    select o.order_no, o.status, m.reserved from shop_order o
    left join (select reference, sum(reserved) as reserved from stock_movement group by reference) m on m.reference = o.order_no
    left join (select order_no, sum(from_stock - shipped) as held from order_line group by order_no) l on l.order_no = o.order_no
    where coalesce(m.reserved, 0) <> case when o.status in ${open} then l.held else 0 end`,
  'every order has lines, and none of them is torn': `
    select o.order_no, l.id from shop_order o left join order_line l using (order_no)
    where l.id is null or l.quantity <> l.from_stock + l.backordered or l.shipped not between 0 and l.quantity`,
  'totals are the sum of the lines and what is added to them': `
    select o.order_no, o.total, o.totals from shop_order o
    join (select order_no, sum((sold->>'line_total')::bigint) as lines from order_line group by order_no) l using (order_no)
    where o.total <> (o.totals->>'total')::bigint or (o.totals->>'subtotal')::bigint <> l.lines`,
  'paid and refunded are the sums of the payment ledger': `
    select o.order_no, o.paid, o.refunded from shop_order o left join payment_entry e using (order_no) group by o.order_no
    having o.paid <> coalesce(sum(e.amount) filter (where e.kind = 'payment' and e.status = 'done'), 0)
      or o.refunded <> coalesce(sum(e.amount) filter (where e.kind = 'refund' and e.status = 'done'), 0)`,
  'uses of a coupon are the orders that have it': `
    select c.code, c.used, count(h.order_no) from coupon c left join held_coupon h on h.coupon_id = c.id and h.status in ('reserved', 'used')
    group by c.id having c.used <> count(h.order_no)`,
  'an open order with a coupon holds it, a cancelled one does not': `
    select o.order_no, o.status from shop_order o left join held_coupon h on h.order_no = o.order_no
    where (o.coupon is not null and o.status in ${open}) <> (h.order_no is not null)`,
  'one order for each request': `select email, count(*) from shop_order group by email having count(*) > 1`,
  'an order has its first event, its mail and its way to be paid': `
    select o.order_no from shop_order o where not exists (select 1 from order_event e where e.order_no = o.order_no)
      or (select count(*) from outbox m where m.kind = 'order_placed' and m.recipient = o.email) <> 1
      or not exists (select 1 from payment_try p where p.order_no = o.order_no)`,
  'one open try to pay for each order': `
    select order_no from payment_try where status in ('created', 'redirected', 'awaiting_transfer') group by order_no having count(*) > 1`,
  'invoices are numbered without a gap and none twice': `
    select c.series, c.last, count(d.number) from document_counter c left join order_document d on d.number like c.series || '-%'
    group by c.series having c.last <> count(d.number)`,
  'a paid order has one invoice, an unpaid one none': `
    select o.order_no, o.status, count(d.number) from shop_order o left join order_document d on d.order_no = o.order_no and d.kind = 'invoice'
    group by o.order_no having count(d.number) <> case when o.paid >= o.total then 1 else 0 end`,
  'an import is there as a whole or not at all': `
    select series, count(*) from product where series like 'IMPORT-%' group by series having count(*) <> 40`,
  'an imported part has its offer, its stock and its filter values': `
    select p.id, p.mpn from product p where series like 'IMPORT-%' and (not exists (select 1 from offer where product_id = p.id)
      or not exists (select 1 from stock where product_id = p.id) or not exists (select 1 from product_facet where product_id = p.id))`,
  'an answer that is kept belongs to a request that has ended': `
    select path from idempotency where (status is null) <> (answer is null)`,
};
