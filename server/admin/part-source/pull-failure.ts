import type { pullReasons } from '#contract/api/admin/part-source.ts';
import { InsideAddress } from '#server/webhook/public-address.ts';

export type PullReason = (typeof pullReasons)[number];

/** Why nothing was taken, in words that the operator may read: none of a secret, none of what lies at the address. */
export class PullFailure extends Error {
  readonly reason: PullReason;
  readonly detail: string | null;

  constructor(reason: PullReason, detail: string | null = null) {
    super([reason, detail].filter(Boolean).join(' '));
    this.reason = reason;
    this.detail = detail;
  }
}

/** What went wrong on the way, where it was not told by ourselves. */
export function asPullFailure(error: unknown): PullFailure {
  if (error instanceof PullFailure) return error;
  if (error instanceof InsideAddress) return new PullFailure('inside');
  const { code, name } = error as { code?: unknown; name?: unknown }; // Node's own errors have them
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return new PullFailure('too_slow');
  return new PullFailure('unreachable', typeof code === 'string' ? code.slice(0, 40) : null);
}
