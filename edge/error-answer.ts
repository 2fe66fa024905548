import { type ErrorAnswer, errorStatus } from '#contract/api/error.ts';
import type { EdgeContext } from './edge-env.ts';
import type { EdgeError } from './words/word-reader.ts';

/** Seconds after which a visitor may ask again when the store does not answer. */
export const retryAfterSeconds = 5;

/** An error of the edge itself, in the body that every call of the store answers with; `data` as the contract names it for the code. */
export async function errorAnswer(c: EdgeContext, code: EdgeError, data?: Record<string, unknown>): Promise<Response> {
  const words = await c.get('wordReader').latest(c.get('locale').words, c.req.url);
  const error = { code, message: words?.errors[code] ?? code, ...(data && { data }) };
  const body: ErrorAnswer = { error, request_id: c.get('requestId') };
  c.header('Cache-Control', 'no-store');
  if (errorStatus[code] === 503) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(body, errorStatus[code]);
}
