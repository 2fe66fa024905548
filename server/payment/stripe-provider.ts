/** Card payments by Stripe Checkout: the buyer pays on Stripe's own page. Loaded only where its keys are set. */
import { Stripe } from 'stripe';
import { StoreError } from '#server/kernel/store-error.ts';
import type { PaymentProvider, ProviderEvent, RedirectTry, RefundStatus, TryOutcome } from '#server/kernel/payment-provider.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  apiBase: string | null;
}

const patience = 10_000;
/** Seconds that a notice may be old; the library's own default. */
const tolerance = 300;
/** Stripe wants a page to stay open for 30 minutes at least, counted on its own clock. */
const clockDrift = 60;

export function stripeProvider({ secretKey, webhookSecret, apiBase }: StripeKeys): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: patience, maxNetworkRetries: 1, telemetry: false, ...addressOf(apiBase) });
  const ask = async (ref: string) => outcomeOf(await stripe.checkout.sessions.retrieve(ref));
  return {
    name: 'stripe',
    isTest: false,
    begin: async (one) => {
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(one), { idempotencyKey: one.paymentNo });
      if (url === null) throw new Error('Stripe gave no address for a new session');
      return { url, ref: id };
    },
    verify: async (body, headers, now) => {
      const signature = headers.get('Stripe-Signature') ?? '';
      return eventOf(await readEvent(stripe, body, signature, webhookSecret, now));
    },
    ask,
    end: async (ref) => {
      try {
        return outcomeOf(await stripe.checkout.sessions.expire(ref));
      } catch (error) {
        // One that is not open any more cannot be taken back: it says itself how it ended.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return ask(ref);
        throw error;
      }
    },
    refund: async ({ entryId, payment, reference, amount }) => {
      try {
        const refund =
          reference === null
            ? await stripe.refunds.create({ payment_intent: payment, amount, metadata: { entry: entryId } }, { idempotencyKey: entryId })
            : await stripe.refunds.retrieve(reference);
        return { status: refundStatus(refund.status), reference: refund.id };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return { status: 'failed', reference: null, reason: error.code ?? 'refused' };
        throw error;
      }
    },
  };
}

function addressOf(apiBase: string | null): Pick<NonNullable<ConstructorParameters<typeof Stripe>[1]>, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}

/** Languages of Stripe's page; for any other it follows the browser. */
const languages = ['de', 'en', 'fr', 'id', 'ja', 'pt-BR', 'ru', 'tr', 'zh'] as const;

function sessionOf(one: RedirectTry): Stripe.Checkout.SessionCreateParams {
  const names = { payment_no: one.paymentNo, order_no: one.orderNo };
  const short = one.language.split('-')[0];
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: one.paymentNo,
    metadata: names,
    payment_intent_data: { metadata: names },
    customer_email: one.email,
    locale: languages.find((language) => language === one.language || language === short) ?? (short === 'es' ? 'es-419' : 'auto'),
    line_items: [
      { quantity: 1, price_data: { currency: one.currency.toLowerCase(), unit_amount: one.amount, product_data: { name: one.title } } },
    ],
    success_url: one.returnUrl,
    cancel_url: one.leaveUrl,
    expires_at: Math.ceil(one.expiresAt.getTime() / 1000) + clockDrift,
  };
}

async function readEvent(stripe: Stripe, body: string, signature: string, secret: string, now: Date): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, now.getTime());
  } catch {
    throw new StoreError('access_denied');
  }
}

function outcomeOf(session: Stripe.Checkout.Session, at = new Date(session.created * 1000)): TryOutcome {
  if (session.status === 'expired') return { status: 'expired' };
  if (session.status !== 'complete') return { status: 'open' };
  if (session.payment_status !== 'paid') return { status: 'authorized' };
  return {
    status: 'captured',
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    reference: nameOf(session.payment_intent) ?? session.id,
    at,
  };
}

const nameOf = (thing: string | { id: string } | null): string | null => (typeof thing === 'string' ? thing : (thing?.id ?? null));

function eventOf(event: Stripe.Event): ProviderEvent | null {
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return { id, ...tryOf(session), outcome: outcomeOf(session, new Date(event.created * 1000)) };
    }
    case 'checkout.session.async_payment_failed':
      return { id, ...tryOf(event.data.object), outcome: { status: 'failed' } };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id: reference, amount, status, payment_intent, metadata } = event.data.object;
      const payment = nameOf(payment_intent);
      if (payment === null) return null;
      return { id, kind: 'refund', entryId: metadata?.['entry'] ?? null, payment, reference, amount, status: refundStatus(status) };
    }
    default:
      return null;
  }
}

function tryOf({ id, client_reference_id }: Stripe.Checkout.Session) {
  return { kind: 'try' as const, ref: id, paymentNo: client_reference_id };
}

function refundStatus(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
