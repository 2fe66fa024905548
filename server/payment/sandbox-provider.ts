/** A payment service for tests: a local page on which one chooses how a payment ends. No money moves; it forgets with its process. */
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { StoreError } from '#server/kernel/store-error.ts';
import type { PaymentProvider, ProviderEvent, RedirectTry, TryOutcome } from '#server/kernel/payment-provider.ts';

export const sandboxPath = '/api/store/order/sandbox';
export const signatureHeader = 'Sandbox-Signature';

/** Milliseconds that a notice may be old. */
const tolerance = 300_000;
const mostSessions = 1000;

export type SandboxChoice = 'pay' | 'decline' | 'leave';

interface Session {
  one: RedirectTry;
  outcome: TryOutcome;
}

interface Notice {
  body: string;
  headers: Headers;
}

export interface SandboxProvider extends PaymentProvider {
  readonly name: 'sandbox';
  /** What the test page shows; null for one that it does not know. */
  find(ref: string): { one: RedirectTry; isOpen: boolean } | null;
  /** Ends a session as its visitor chose: what is sent to the shop, and where the visitor goes. */
  decide(ref: string, choice: SandboxChoice): { notice: Notice | null; goTo: string } | null;
  /** Signs a notice as the service does. */
  sign(event: ProviderEvent): Notice;
}

export function isSandbox(provider: PaymentProvider | null): provider is SandboxProvider {
  return provider?.name === 'sandbox';
}

export function sandboxProvider(clock: () => Date): SandboxProvider {
  const key = randomBytes(32);
  const sessions = new Map<string, Session>();
  const signatureOf = (at: number, body: string) => createHmac('sha256', key).update(`${at}.${body}`).digest();

  const sign = (event: ProviderEvent): Notice => {
    const at = clock().getTime();
    const body = JSON.stringify(event);
    return { body, headers: new Headers({ [signatureHeader]: `t=${at},v1=${signatureOf(at, body).toString('hex')}` }) };
  };
  const open = (ref: string): Session | null => {
    const session = sessions.get(ref);
    if (session?.outcome.status === 'open' && session.one.expiresAt <= clock()) session.outcome = { status: 'expired' };
    return session ?? null;
  };

  return {
    name: 'sandbox',
    isTest: true,
    begin: async (one) => {
      const ref = `sb_${randomBytes(18).toString('base64url')}`;
      const [oldest] = sessions.keys();
      if (sessions.size >= mostSessions && oldest !== undefined) sessions.delete(oldest);
      sessions.set(ref, { one, outcome: { status: 'open' } });
      return { ref, url: new URL(`${sandboxPath}?ref=${ref}`, one.returnUrl).href };
    },
    verify: async (body, headers, now) => {
      const [, at = '', signature = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(headers.get(signatureHeader) ?? '') ?? [];
      const isFresh = Math.abs(now.getTime() - Number(at)) <= tolerance;
      const isOurs = signature !== '' && timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(Number(at), body));
      if (!isFresh || !isOurs) throw new StoreError('access_denied');
      return readEvent(body);
    },
    ask: async (ref) => open(ref)?.outcome ?? { status: 'expired' },
    end: async (ref) => {
      const session = open(ref);
      if (session?.outcome.status === 'open') session.outcome = { status: 'expired' };
      return session?.outcome ?? { status: 'expired' };
    },
    refund: async ({ entryId }) => ({ status: 'done', reference: `sr_${entryId}` }),
    find: (ref) => {
      const session = open(ref);
      return session && { one: session.one, isOpen: session.outcome.status === 'open' };
    },
    decide: (ref, choice) => {
      const session = open(ref);
      if (!session) return null;
      const { one } = session;
      if (choice === 'leave') return { notice: null, goTo: one.leaveUrl };
      if (session.outcome.status !== 'open') return { notice: null, goTo: one.returnUrl };
      session.outcome = choice === 'pay' ? captured(one, clock()) : { status: 'failed' };
      const event = { id: randomUUID(), kind: 'try' as const, ref, paymentNo: one.paymentNo, outcome: session.outcome };
      return { notice: sign(event), goTo: one.returnUrl };
    },
    sign,
  };
}

function captured({ amount, currency }: RedirectTry, at: Date): TryOutcome {
  return { status: 'captured', amount, currency, reference: `sp_${randomUUID()}`, at };
}

/** A notice whose signature was right was written by this file. */
function readEvent(body: string): ProviderEvent {
  const event = JSON.parse(body) as ProviderEvent;
  if (event.kind === 'try' && event.outcome.status === 'captured') event.outcome.at = new Date(event.outcome.at);
  return event;
}
