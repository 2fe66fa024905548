/** People at work in a shop that may be killed at any moment: each repeats a request with its key until it is answered, and notes what was promised. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '#contract/api/admin/catalog.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { formOf } from '#server/testing/send-file.ts';
import { addresses, newKey, openShopper } from '#server/testing/shopper.ts';
import type { CrashShop } from './crash-shop.ts';

/** What the shop has promised, to be looked for afterwards. */
export interface Promised {
  orders: { orderNo: string; accessKey: string; total: number; key: string }[];
  cancelled: string[];
  paid: string[];
  carts: { cartKey: string; sku: string; quantity: number }[];
  accounts: { email: string; password: string }[];
  files: { id: string; content: string }[];
  imports: string[];
  /** Answers to retries of requests that a crash cut off. */
  retried: number;
  /** The longest time in milliseconds that an open shop held back such an answer. */
  longestHeldBack: number;
}

export function nothingPromised(): Promised {
  return { orders: [], cancelled: [], paid: [], carts: [], accounts: [], files: [], imports: [], retried: 0, longestHeldBack: 0 };
}

export interface Setting {
  shop: CrashShop;
  operator: Record<string, string>;
  skus: readonly string[];
  coupon: string;
  promised: Promised;
  isOver: () => boolean;
}

interface Answered<Body> {
  status: number;
  body: Body & Partial<ErrorAnswer>;
}

/** Repeats a request until the shop has answered it for good. */
async function untilAnswered<Body>(
  { shop, promised }: Setting,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered<Body>> {
  let wasCut = false;
  let refusedSince: number | null = null;
  for (;;) {
    try {
      const answer = await shop.request(`/api/store/${path}`, body, headers);
      const read = (await answer.json()) as Answered<Body>['body']; // the contract's shape
      const isBusy = read.error?.code === 'idempotency_in_progress' || answer.status >= 500;
      if (!isBusy) {
        if (wasCut) promised.retried += 1;
        if (refusedSince !== null) promised.longestHeldBack = Math.max(promised.longestHeldBack, performance.now() - refusedSince);
        return { status: answer.status, body: read };
      }
      if (wasCut) refusedSince ??= performance.now();
      await pause(50);
    } catch {
      wasCut = true;
      refusedSince = null;
      await shop.isUp();
    }
  }
}

const pick = <One>(list: readonly One[]): One => {
  const one = list[randomInt(list.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

/** A shopper whose every request is answered in the end. */
function patientShopper(setting: Setting) {
  return openShopper(
    {
      request: async (path, body, headers) => {
        const key = headers?.['Idempotency-Key'] ?? newKey();
        const { status, body: read } = await untilAnswered(setting, path.replace('/api/store/', ''), body, {
          ...headers,
          ...(body === undefined ? {} : { 'Idempotency-Key': key }),
        });
        return Response.json(read, { status });
      },
    },
    { 'X-Locale': 'de' },
  );
}

/** Orders, and now and then cancels or pays. */
export async function buy(setting: Setting): Promise<void> {
  const { promised, operator } = setting;
  const shopper = patientShopper(setting);
  await shopper.add(pick(setting.skus), randomInt(1, 5));
  if (randomInt(3) === 0) await shopper.call('cart/apply-coupon', { code: setting.coupon });
  const key = newKey();
  const { status, body } = await shopper.checkout({ email: `${key}@example.com` }, key);
  if (status !== 201 || body.access_key === null) return;
  const { order_no: orderNo, totals } = body.order;
  promised.orders.push({ orderNo, accessKey: body.access_key, total: totals.total, key });
  const next = randomInt(4);
  if (next === 0) {
    const cancelled = await shopper.call('order/cancel', { order_no: orderNo }, { 'X-Access-Key': body.access_key });
    if (cancelled.status === 200) promised.cancelled.push(orderNo);
  }
  if (next === 1) {
    const amount = (totals.total / 100).toFixed(2);
    const payment = { order_no: orderNo, amount, currency: 'EUR', paid_at: new Date().toISOString().slice(0, 10), reference: key };
    const paid = await untilAnswered(setting, 'admin/payment-confirm', payment, { ...operator, 'Idempotency-Key': newKey() });
    if (paid.status === 200) promised.paid.push(orderNo);
  }
}

export async function fillCart(setting: Setting): Promise<void> {
  const shopper = patientShopper(setting);
  const line = { sku: pick(setting.skus), quantity: randomInt(1, 50) };
  const { status } = await shopper.add(line.sku, line.quantity);
  const cartKey = shopper.cartKey();
  if (status === 200 && cartKey !== null) setting.promised.carts.push({ cartKey, ...line });
}

export async function register(setting: Setting): Promise<void> {
  const email = `${newKey()}@example.org`;
  const password = newKey();
  const body = { email, password, first_name: addresses.DE.first_name, last_name: addresses.DE.last_name, consent: true };
  const { status } = await untilAnswered(setting, 'user/register', body, { 'Idempotency-Key': newKey() });
  if (status === 200) setting.promised.accounts.push({ email, password });
}

export async function sendFile(setting: Setting): Promise<void> {
  const content = `mpn,quantity\n${newKey()},1\n`;
  const wish = { purpose: 'bom', size: content.length };
  const begun = await untilAnswered<{ token: string }>(setting, 'common/upload-token', wish, { 'Idempotency-Key': newKey() });
  if (begun.status !== 200) return;
  const form = formOf(begun.body.token, new File([content], 'bom.csv'));
  const { status, body } = await untilAnswered<{ data: { file_id: string } }>(setting, 'common/upload', form, {
    'Idempotency-Key': newKey(),
  });
  if (status === 200) setting.promised.files.push({ id: body.data.file_id, content });
}

export const partsOfImport = 40;

/** Imports a file of new parts and waits until it is there, or has failed with its server. */
export async function importParts(setting: Setting): Promise<void> {
  const series = `IMPORT-${newKey()}`;
  const row = (index: number) => `yageo,${series}-${index},chip-resistors,${series},${index + 1},100,each,1,1,0.5`;
  const rows = Array.from({ length: partsOfImport }, (_, index) => row(index));
  const form = new FormData();
  const head = 'manufacturer,mpn,category,series,attr:resistance,stock,packaging,moq,multiple,price:1';
  form.set('file', new File([`${head}\n${rows.join('\n')}\n`], 'parts.csv'));
  const headers = { ...setting.operator, 'Idempotency-Key': newKey() };
  const begun = await untilAnswered<{ job_id: string }>(setting, 'admin/product-import', form, headers);
  if (begun.status !== 200) return;
  for (;;) {
    const { body: job } = await untilAnswered<Job>(setting, `admin/job?job_id=${begun.body.job_id}`, undefined, setting.operator);
    if (job.status === 'done') setting.promised.imports.push(series);
    if (job.status !== 'running' || setting.isOver()) return;
    await pause(100);
  }
}
