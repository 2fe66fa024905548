import type { StoreDeps } from '#server/caller/call.ts';

/** The kind of a fault; its message may quote what was sent. */
const kindOf = (fault: unknown): string => (fault instanceof Error ? fault.constructor.name : typeof fault);

/** For the `catch` of a question to a payment service: says in the log what stayed without an answer, and gives null in its place. */
export function silenceOf(
  { log }: Pick<StoreDeps, 'log'>,
  provider: string | null,
  paymentNo: string | null,
  question: 'begin' | 'ask' | 'end' | 'refund',
) {
  return (fault: unknown): null => {
    log.warn('payment_provider_silent', { provider, payment_no: paymentNo, question, reason: kindOf(fault) });
    return null;
  };
}
