/** A local server that speaks the few calls of Stripe's API that the shop makes, and signs notices as Stripe does. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

export const webhookSecret = 'whsec_test';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  created: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  client_reference_id: string;
}
interface Seen {
  path: string;
  idempotencyKey: string | undefined;
  form: URLSearchParams;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

export async function openFakeStripe(clock: () => Date) {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, { id: string; object: 'refund'; status: string; amount: number; payment_intent: string }>();
  const answers = new Map<string, object>();
  const seen: Seen[] = [];
  let refundStatus = 'succeeded';
  let isDown = false;

  const create = (form: URLSearchParams): Session => {
    const id = `cs_test_${randomBytes(6).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      created: Math.floor(clock().getTime() / 1000),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      client_reference_id: form.get('client_reference_id') ?? '',
    };
    sessions.set(id, session);
    return session;
  };
  const refund = (form: URLSearchParams) => {
    const payment_intent = form.get('payment_intent') ?? '';
    const made = {
      id: `re_${randomBytes(6).toString('hex')}`,
      object: 'refund' as const,
      status: refundStatus,
      amount: Number(form.get('amount')),
      payment_intent,
    };
    refunds.set(made.id, made);
    return made;
  };
  const answer = (method: string, path: string, form: URLSearchParams): object | null => {
    const [, , resource, second = '', third = '', verb = ''] = path.split('/');
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(form);
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    if (resource === 'refunds') return refunds.get(second) ?? null;
    const session = sessions.get(third);
    if (!session || verb !== 'expire') return session ?? null;
    if (session.status !== 'open') return null;
    session.status = 'expired';
    return session;
  };

  const server = createServer((request, response) => {
    void (async () => {
      const form = await formOf(request);
      const path = (request.url ?? '').split('?')[0] ?? '';
      const idempotencyKey = request.headers['idempotency-key'] === undefined ? undefined : String(request.headers['idempotency-key']);
      seen.push({ path, idempotencyKey, form });
      if (isDown || request.headers.authorization !== 'Bearer sk_test_key')
        return reply(response, 500, { error: { type: 'api_error', message: 'down' } });
      const known = request.method === 'POST' && idempotencyKey ? answers.get(path + idempotencyKey) : undefined;
      const given = known ?? answer(request.method ?? 'GET', path, form);
      if (given && idempotencyKey) answers.set(path + idempotencyKey, given);
      return given
        ? reply(response, 200, given)
        : reply(response, 400, { error: { type: 'invalid_request_error', code: 'resource_invalid', message: 'refused' } });
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const signer = new Stripe('sk_test_key');
  let events = 0;

  return {
    url: `http://127.0.0.1:${port}`,
    sessions,
    seen,
    /** Pays a session, or ends it in another way, as a visitor of the page does. */
    settle: (id: string, change: Partial<Session> = {}) => {
      const session = sessions.get(id);
      if (!session) throw new Error(`No session ${id}`);
      return Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` }, change);
    },
    refundsAre: (status: string) => {
      refundStatus = status;
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** A notice with a signature by the library's own hand. */
    notice: (type: string, object: object, { secret = webhookSecret, at = clock() } = {}) => {
      events += 1;
      const created = Math.floor(at.getTime() / 1000);
      const body = JSON.stringify({
        id: `evt_${events}`,
        object: 'event',
        type,
        created,
        api_version: '2026-10-28.endive',
        data: { object },
      });
      const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: created });
      return { body, headers: new Headers({ 'Stripe-Signature': signature, 'Content-Type': 'application/json' }) };
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;
