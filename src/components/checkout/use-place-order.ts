import { useRef } from 'react';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { checkout } from '#contract/api/checkout.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { useCheckoutMutation } from '#src/api/order.ts';
import { type Attempt, beginAttempt, endAttempt, isFinal, newAttemptKey, withoutPassword } from './checkout-attempt.ts';

type Body = Attempt['bodies'][number];
type Placed = ResponseOf<typeof checkout>;

/** `open` means that nobody knows yet: the connection broke or the shop is in trouble, and trying again finds out. */
export type Outcome = { kind: 'placed'; placed: Placed } | { kind: 'refused'; error: ApiError } | { kind: 'open'; error: ApiError };

type Send = (body: Body, key: string) => Promise<{ data: Placed } | { error: ApiError }>;

/** Sends an order so that however often it is repeated, at most one is placed. */
export async function placeOnce(send: Send, storage: Storage, body: Body): Promise<Outcome> {
  const { key, bodies } = beginAttempt(storage, body, newAttemptKey);
  const outcome = settle(await send(body, key));
  if (outcome.kind !== 'open' || outcome.error.code !== 'idempotency_key_reused') return close(storage, outcome);
  // The order was changed after a try whose answer was lost. The server knows that try: its answer comes first.
  for (const earlier of bodies.filter((one) => JSON.stringify(one) !== JSON.stringify(withoutPassword(body)))) {
    const known = settle(await send(earlier, key));
    if (known.kind === 'placed') return close(storage, known);
    if (known.kind === 'open' && known.error.code !== 'idempotency_key_reused') return known;
  }
  endAttempt(storage); // every earlier try was refused, so the changed order is a new one
  return close(storage, settle(await send(body, beginAttempt(storage, body, newAttemptKey).key)));
}

export function settle(answer: { data: Placed } | { error: ApiError }): Outcome {
  if ('data' in answer) return { kind: 'placed', placed: answer.data };
  return { kind: isFinal(answer.error) ? 'refused' : 'open', error: answer.error };
}

function close(storage: Storage, outcome: Outcome): Outcome {
  if (outcome.kind !== 'open') endAttempt(storage);
  return outcome;
}

/** Places an order; a second press while the first is under way gives null. */
export function usePlaceOrder(): { place: (body: Body) => Promise<Outcome | null>; isPlacing: boolean } {
  const [post, { isLoading }] = useCheckoutMutation();
  const running = useRef(false);
  const place = async (body: Body) => {
    if (running.current) return null;
    running.current = true;
    const outcome = await placeOnce(
      async (sent, idempotencyKey) => {
        const { data, error } = await post({ ...sent, idempotencyKey });
        return data ? { data } : { error: error as ApiError }; // the base query fails with nothing else
      },
      sessionStorage,
      body,
    );
    running.current = false;
    return outcome;
  };
  return { place, isPlacing: isLoading };
}
