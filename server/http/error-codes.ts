/** Which error codes a call may answer: those that it declares, and those of every call of its kind (`docs/api.md` section 3). */
import type { Access, AnyEndpoint } from '#contract/api/endpoint.ts';
import type { ErrorCode } from '#contract/api/error.ts';

/** A server that fails, is full or starts; an address beyond its length. */
const everywhere: readonly ErrorCode[] = ['too_large', 'validation_failed', 'rate_limited', 'internal', 'unavailable'];

const atTheDoor: Record<Access, readonly ErrorCode[]> = {
  // A program's API key may be for other calls, and an operator who acts for a customer may not do all.
  any: ['access_denied', 'customer_only'],
  cart: ['token_invalid', 'access_denied', 'customer_only', 'cart_not_found'],
  user: ['auth_required', 'token_invalid', 'access_denied', 'customer_only'],
  order: ['auth_required', 'token_invalid', 'access_denied', 'customer_only', 'not_found'],
  operator: ['auth_required', 'token_invalid', 'access_denied'],
};

function ofMethod({ method, kind, idempotency }: AnyEndpoint): readonly ErrorCode[] {
  if (method === 'GET') return [];
  if (kind === 'query') return ['bad_request'];
  const keyed: readonly ErrorCode[] = ['bad_request', 'idempotency_in_progress', 'idempotency_key_reused'];
  return idempotency === 'required' ? [...keyed, 'idempotency_key_required'] : keyed;
}

/** What stands in an address may be nothing that an address can name. */
const ofAddress = ({ path }: AnyEndpoint): readonly ErrorCode[] => (path.includes(':') ? ['not_found'] : []);

/** Beside what the call itself declares. */
function usualCodes(call: AnyEndpoint): readonly ErrorCode[] {
  return [...everywhere, ...atTheDoor[call.access], ...ofMethod(call), ...ofAddress(call)];
}

export function codesOf(call: AnyEndpoint): ReadonlySet<ErrorCode> {
  return new Set([...usualCodes(call), ...(call.errors ?? [])].toSorted());
}
