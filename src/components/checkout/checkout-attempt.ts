import type * as z from 'zod/mini';
import type { checkoutRequest } from '#contract/api/checkout.ts';
import { readJson } from '#src/components/read-json.ts';

export { newAttemptKey } from '#src/components/order/attempt-key.ts';

const storageKey = 'checkout-attempt';

/**
 * An order that was sent and not finally answered. All tries of one order use its key: a try whose answer was lost
 * is then found again by the server, and a changed order under a used key is refused instead of placed a second time.
 */
export interface Attempt {
  key: string;
  bodies: Body[];
}
type Body = z.input<typeof checkoutRequest>;

/** An order without what may not be stored. A try that is repeated after a reload asks for no account any more, unless the first one has arrived. */
export function withoutPassword({ create_account: _secret, ...body }: Body): Body {
  return body;
}

const isBody = (value: unknown): boolean => typeof (value as Partial<Body> | null)?.payment_method === 'string'; // every order names one

function isAttempt(value: unknown): value is Attempt {
  const { key, bodies } = (value ?? {}) as Partial<Record<keyof Attempt, unknown>>; // both are looked at
  return typeof key === 'string' && Array.isArray(bodies) && bodies.every(isBody);
}

export function readAttempt(storage: Storage): Attempt | null {
  const text = storage.getItem(storageKey);
  if (text === null) return null;
  const attempt = readJson(text);
  // What an older build wrote is sent as it stands: the server alone knows whether it has that order.
  if (isAttempt(attempt)) return attempt;
  storage.removeItem(storageKey);
  return null;
}

/** Notes that `sent` is about to be sent, without its password, and returns the attempt it belongs to. */
export function beginAttempt(storage: Storage, sent: Body, newKey: () => string): Attempt {
  const body = withoutPassword(sent);
  const open = readAttempt(storage);
  const isKnown = open?.bodies.some((one) => JSON.stringify(one) === JSON.stringify(body)) ?? false;
  const attempt = { key: open?.key ?? newKey(), bodies: isKnown ? (open?.bodies ?? []) : [...(open?.bodies ?? []), body] };
  storage.setItem(storageKey, JSON.stringify(attempt));
  return attempt;
}

export function endAttempt(storage: Storage): void {
  storage.removeItem(storageKey);
}

/** Whether the server has decided: its refusals are final, its faults and a lost connection are not. */
export function isFinal(error: { status: number; code: string }): boolean {
  if (error.code === 'idempotency_in_progress' || error.code === 'idempotency_key_reused') return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}
