/** Who attacks: nobody, guests, a customer, their programs, an operator, and each of them with something that is worth nothing. */
import { apiScopes } from '#contract/api/endpoint.ts';
import type { AttackRequest } from './make-request.ts';
import type { KnownValues } from './known-values.ts';
import { asJson } from './judge.ts';
import type { Sender } from './send.ts';
import { formOf } from './send-worst.ts';

export type Credentials = Record<string, Record<string, string>>;

type Found = Record<string, unknown>;

const password = 'wall-socket moon 7';
const address = { first_name: 'Erika', last_name: 'Muster', country: 'DE', line1: 'Invalidenstraße 1', postcode: '10115', city: 'Berlin', phone: '+49 30 1234567' }; // prettier-ignore
const draft = { shipping_address: address, shipping_code: 'standard', payment_method: 'bank_transfer' };
const contact = { first_name: 'Erika', last_name: 'Muster', email: 'guest@example.com', country: 'DE' };

const bearer = (secret: unknown): Record<string, string> => ({ Authorization: `Bearer ${String(secret)}` });
const worthless = (kind: string): string => kind + 'a'.repeat(43);
const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null;

export interface Opening {
  sender: Sender;
  operatorKey: string;
  /** Of a person of the shop. */
  session: string;
  known: KnownValues;
  round: number;
  /** Told each call that did what it was asked. */
  onDone: (call: string) => void;
}

/** Opens a customer with everything that they can have, and a guest with an order; what the shop answers is learnt. */
export async function openCredentials({ sender, operatorKey, session, known, round, onDone }: Opening): Promise<Credentials> {
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
    const { status, text } = await sender.send(request, `setup-${round}-${path.replaceAll('/', '-').slice(0, 30)}`);
    if (status !== null && status < 400) onDone(`${request.method} ${request.path}`);
    const answer = asJson(text);
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
  await ask('user/save-bom-choice', { source: { mpn: 'LM358', value: '', description: '', package: '', manufacturer: '' }, sku }, customer);
  await ask('user/save-calculation', { tool: 'RCFilter', query: 'resistance=1000', name: 'Mine', note: 'Input' }, customer);
  const begun = await ask('common/begin-handover', { host: 'en.localhost' }, customer);
  await ask('common/take-handover', { code: begun['code'] });
  await sendFile(ask, sender, onDone, customer, round);
  const key = await ask('user/save-api-key', { name: 'Fuzz', scopes: apiScopes }, customer);
  return {
    nobody: {},
    'a guest': guest,
    'a guest with an order': { ...guest, 'X-Access-Key': bought.orderKey },
    'a guest with an inquiry': { ...guest, 'X-Access-Key': bought.inquiryKey },
    'a customer': customer,
    'a program of the customer': bearer(key['key']),
    'an operator': bearer(operatorKey),
    'a person of the shop': bearer(session),
    'a worthless token': bearer(worthless('st_')),
    'worthless keys': { 'X-Cart-Key': worthless('ck_'), 'X-Access-Key': worthless('ak_') },
    'a worthless operator': bearer(worthless('ok_')),
  };
}

type Ask = (path: string, body: object | null, headers?: Record<string, string>) => Promise<Found>;

/** A bill goes in by a token, and is read. */
async function sendFile(
  ask: Ask,
  sender: Sender,
  onDone: (call: string) => void,
  customer: Record<string, string>,
  round: number,
): Promise<void> {
  const bytes = new TextEncoder().encode('mpn,quantity\nLM358,3\n');
  const { token } = await ask('common/upload-token', { purpose: 'bom', size: bytes.byteLength }, customer);
  const form = await formOf({ token: String(token) }, 'bill.csv', bytes);
  const path = '/api/store/common/upload';
  form.headers['Idempotency-Key'] = `file${round}`;
  const { status, text } = await sender.send({ call: 'set-up', who: 'set-up', method: 'POST', path, ...form }, `setup-${round}-upload`);
  if (status === 200) onDone(`POST ${path}`);
  const sent = asJson(text);
  const file = isFound(sent) && isFound(sent['data']) ? sent['data']['file_id'] : null;
  await ask('common/bom-match', { file_id: file }, customer);
}

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
