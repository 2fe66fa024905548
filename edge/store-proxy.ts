import type { EdgeContext } from './edge-env.ts';
import { errorAnswer } from './error-answer.ts';
import type { AskStore } from './upstream.ts';

/** Milliseconds until a silent store counts as down. */
const patience = 30_000;
const methods = ['GET', 'HEAD', 'POST'];

const headersIn = [
  'Accept',
  'Authorization',
  'Content-Length',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  // Proves where a payment notice comes from.
  'Stripe-Signature',
  'User-Agent',
  'X-Access-Key',
  'X-Cart-Key',
  'X-Currency',
];
const headersOut = [
  'Cache-Control',
  'Content-Disposition',
  'Content-Language',
  'Content-Length',
  'Content-Security-Policy',
  'Content-Type',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Vary',
  'X-Request-Id',
];

/** `/api/store/*`: passes a call on to the store API, only the listed headers each way. Cookies never pass, so they carry no authority. */
export function storeProxy(askStore: AskStore) {
  return async (c: EdgeContext): Promise<Response> => {
    if (!methods.includes(c.req.method)) {
      c.header('Allow', methods.join(', '));
      return errorAnswer(c, 'method_not_allowed');
    }
    const { pathname, search } = new URL(c.req.url);
    const answer = await askStore(c, `${pathname}${search}`, patience, {
      headers: pick(c.req.raw.headers, headersIn),
      raw: c.req.raw,
    }).catch((error: unknown) => {
      console.warn(JSON.stringify({ event: 'store_unreachable', request_id: c.get('requestId'), reason: String(error) }));
      return null;
    });
    // A fault that is not in the store's own words comes from something that stands before it.
    if (!answer || (answer.status >= 500 && !answer.headers.get('Content-Type')?.includes('json'))) return errorAnswer(c, 'unavailable');
    return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, headersOut) });
  };
}

function pick(headers: Headers, names: string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
