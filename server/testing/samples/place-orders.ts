/** Orders at every step of their way, for whoever works on pages of orders (`npm run orders`): placed, paid and sent as people do it. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { confirmPayment as endpoint } from '#contract/api/admin/order.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { offer, order, product, stock } from '#server/db/schema.ts';
import { readRequest } from '#server/http/read-request.ts';
import { changeOrder } from '#server/admin/change-order.ts';
import { confirmPayment } from '#server/admin/confirm-payment.ts';
import { findAnyOrder, showAdminOrder } from '#server/admin/show-admin-order.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import type { TestStore } from '#server/testing/store.ts';

type Shown = Awaited<ReturnType<typeof showAdminOrder>>;
type Step = (deps: StoreDeps, shown: Shown) => Promise<Shown>;

/** Addresses of people who do not exist (RFC 2606), by which these orders are known. */
const sampleDomain = 'sample.example';

const change = (deps: StoreDeps, { order_no, version }: Shown, what: Omit<Parameters<typeof changeOrder>[1], 'order_no' | 'version'>) =>
  changeOrder(actingOnConsole(deps), { order_no, version, ...what });

const pay: Step = (deps, { order_no, version, totals: { total, currency } }) => {
  const amount = currency === 'JPY' ? String(total) : (total / 100).toFixed(2);
  const paid_at = deps.clock().toISOString().slice(0, 10);
  const booked = readRequest(endpoint.request, { order_no, version, amount, currency, paid_at, reference: `sample ${order_no}` });
  return confirmPayment(actingOnConsole(deps), booked);
};
const pack: Step = (deps, shown) => change(deps, shown, { to: 'processing' });
const send =
  (share: number): Step =>
  (deps, shown) => {
    const lines = shown.lines.map(({ line_id, quantity }) => ({ line_id, quantity: Math.ceil(quantity * share) }));
    return change(deps, shown, { to: 'shipped', shipment: { carrier: 'DHL', tracking_no: `00340434${shown.order_no.slice(-6)}`, lines } });
  };
const deliver: Step = (deps, shown) => {
  const delivered_on = deps.clock().toISOString().slice(0, 10);
  return change(deps, shown, { delivered: { shipment_no: shown.shipments[0]?.shipment_no ?? '', delivered_on } });
};
const cancel: Step = (deps, shown) => change(deps, shown, { to: 'cancelled', note: 'The buyer has changed their mind.' });

/** What happens to each order after it was placed. */
const ways: readonly Step[][] = [
  [],
  [pay],
  [pay, pack],
  [pay, pack, send(0.5)],
  [pay, pack, send(1)],
  [pay, pack, send(1), deliver],
  [cancel],
];

/** Parts that are in stock, of kinds as different as the shop has. */
async function skusInStock({ db }: StoreDeps): Promise<{ sku: string; quantity: number }[]> {
  return db
    .selectDistinctOn([product.categoryId], { sku: offer.sku, quantity: offer.moq })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .innerJoin(stock, eq(stock.productId, product.id))
    .where(and(eq(offer.isDefault, true), sql`${stock.onHand} - ${stock.reserved} > 50 * ${offer.moq}`))
    .orderBy(asc(product.categoryId), asc(product.id))
    .limit(12);
}

/** Whether anybody else has ordered here: among the orders of customers samples have no place. */
export async function hasCustomers({ db }: StoreDeps): Promise<boolean> {
  const [found] = await db
    .select({ id: order.orderNo })
    .from(order)
    .where(sql`${order.email} not like ${`%@${sampleDomain}`}`)
    .limit(1);
  return found !== undefined;
}

/** Places that many orders and leads each as far as its turn says; gives their numbers with the state they have reached. */
export async function placeSampleOrders(deps: StoreDeps, app: Pick<TestStore, 'request'>, count: number): Promise<Shown[]> {
  const parts = await skusInStock(deps);
  const shown: Shown[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const country = turn % 3 === 2 ? 'JP' : 'DE';
    const shopper = openShopper(app, { 'X-Locale': country === 'JP' ? 'jp' : 'de' });
    const chosen = [0, 1, 2].slice(0, 1 + (turn % 3)).flatMap((place) => parts[(turn + place * 5) % parts.length] ?? []);
    /* oxlint-disable no-await-in-loop -- one buyer after the other */
    for (const { sku, quantity } of chosen) await shopper.add(sku, quantity * 20);
    const { body } = await shopper.checkout({
      email: `buyer${turn + 1}@${sampleDomain}`,
      shipping_address: addresses[country],
      currency: country === 'JP' ? 'JPY' : 'EUR',
    });
    if (body.error) throw new Error(`Order ${turn + 1} was refused: ${JSON.stringify(body.error)}`);
    let current = await showAdminOrder(actingOnConsole(deps), deps.db, await findAnyOrder(deps.db, body.order.order_no));
    for (const step of ways[turn % ways.length] ?? []) current = await step(deps, current);
    /* oxlint-enable no-await-in-loop */
    shown.push(current);
  }
  return shown;
}
