/** Who attacks: nobody, guests, a customer, his programs, an operator, and each of them with something that is worth nothing. */
import { apiScopes } from '#contract/api/endpoint.ts';
import type { AttackRequest } from './make-request.ts';
import type { KnownValues } from './known-values.ts';
import { asJson } from './judge.ts';
import type { Sender } from './send.ts';

export type Credentials = Record<string, Record<string, string>>;

type Found = Record<string, unknown>;

const password = 'wall-socket moon 7';
const address = { first_name: 'Erika', last_name: 'Muster', country: 'DE', line1: 'Invalidenstraße 1', postcode: '10115', city: 'Berlin', phone: '+49 30 1234567' }; // prettier-ignore
const draft = { shipping_address: address, shipping_code: 'standard', payment_method: 'bank_transfer' };
const contact = { first_name: 'Erika', last_name: 'Muster', email: 'guest@example.com', country: 'DE' };

const bearer = (secret: unknown): Record<string, string> => ({ Authorization: `Bearer ${String(secret)}` });
const worthless = (kind: string): string => kind + 'a'.repeat(43);
const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null;

/** Opens a customer with everything that he can have, and a guest with an order; what the shop answers is learnt. */
export async function openCredentials(sender: Sender, operatorKey: string, known: KnownValues, round: number): Promise<Credentials> {
  const ask = async (path: string, body: object | null, headers: Record<string, string> = {}): Promise<Found> => {
    const request: AttackRequest = {
      call: 'set-up',
      who: 'set-up',
      method: body === null ? 'GET' : 'POST',
      path: `/api/store/${path}`,
      headers: {
        'X-Locale': 'de',
        'Idempotency-Key': `setup${round}${path}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      body: body === null ? null : new TextEncoder().encode(JSON.stringify(body)),
    };
    const answer = asJson((await sender.send(request, `setup-${round}-${path.replaceAll('/', '-').slice(0, 30)}`)).text);
    known.learn(answer);
    return isFound(answer) ? answer : {};
  };
  const listed = await ask('common/hot-product', null);
  const sku = JSON.stringify(listed).match(/"sku":"([^"]+)"/)?.[1] ?? '';
  const customer = bearer(await logIn(ask, `fuzz${round}@example.com`));
  const cart = await ask('cart/add', { items: [{ sku, quantity: 100 }] });
  const guest = { 'X-Cart-Key': String(cart['cart_key']) };
  const bought = await buy(ask, guest, sku);
  await buy(ask, customer, sku);
  await ask('user/save-address', address, customer);
  await ask('user/save-parts-list', { name: 'Mine', kind: 'bom', lines: [{ sku, quantity: 1 }], share: true }, customer);
  const key = await ask('user/save-api-key', { name: 'Fuzz', scopes: apiScopes }, customer);
  return {
    nobody: {},
    'a guest': guest,
    'a guest with an order': { ...guest, 'X-Access-Key': bought.orderKey },
    'a guest with an inquiry': { ...guest, 'X-Access-Key': bought.inquiryKey },
    'a customer': customer,
    'a program of the customer': bearer(key['key']),
    'an operator': bearer(operatorKey),
    'a worthless token': bearer(worthless('st_')),
    'worthless keys': { 'X-Cart-Key': worthless('ck_'), 'X-Access-Key': worthless('ak_') },
    'a worthless operator': bearer(worthless('ok_')),
  };
}

type Ask = (path: string, body: object | null, headers?: Record<string, string>) => Promise<Found>;

async function logIn(ask: Ask, email: string): Promise<unknown> {
  await ask('user/register', { email, password, first_name: 'Fuzz', last_name: 'Muster', consent: true });
  return (await ask('user/login', { email, password }))['token'];
}

async function buy(ask: Ask, who: Record<string, string>, sku: string): Promise<{ orderKey: string; inquiryKey: string }> {
  await ask('cart/add', { items: [{ sku, quantity: 100 }] }, who);
  const email = 'Authorization' in who ? {} : { email: 'guest@example.com' };
  const preview = await ask('order/preview', { ...draft, ...email }, who);
  const total = isFound(preview['totals']) ? preview['totals']['total'] : 0;
  const placed = await ask('order/checkout', { ...draft, ...email, currency: 'EUR', expected_total: total, accept_terms: true }, who);
  const asked = await ask('order/save-inquiry', { items: [{ sku, quantity: 500 }], contact, currency: 'EUR', consent: true }, who);
  await ask('cart/add', { items: [{ sku, quantity: 100 }] }, who);
  return { orderKey: String(placed['access_key']), inquiryKey: String(asked['access_key']) };
}
