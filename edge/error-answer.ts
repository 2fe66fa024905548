import { type ErrorAnswer, type ErrorCode, errorStatus } from '#contract/api/error.ts';
import type { EdgeContext } from './edge-env.ts';
import { errorText } from './words.ts';

/** Seconds after which a visitor may ask again when the store does not answer. */
export const retryAfterSeconds = 5;

/** An error of the edge itself, in the body that every call of the store answers with. */
export function errorAnswer(c: EdgeContext, code: ErrorCode): Response {
  const body: ErrorAnswer = { error: { code, message: errorText(c.get('locale').words, code) }, request_id: c.get('requestId') };
  c.header('Cache-Control', 'no-store');
  if (errorStatus[code] === 503) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(body, errorStatus[code]);
}
