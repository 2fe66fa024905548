import * as z from 'zod/mini';
import { hasTag } from '#contract/entity-tag.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { KeptAnswer } from './kept-answer.ts';

const ofBody = ['Content-Length', 'Content-Type', 'Content-Disposition', 'Content-Security-Policy'];
const failure = z.looseObject({ request_id: z.string() });

export interface Origin {
  /** Seconds since the store answered; null for an answer that has just come. */
  age: number | null;
  /** The store failed, and this is what it said before. */
  isRescued: boolean;
  /** Headers of the answer that are this visitor's alone, such as what is left of their allowance. */
  own?: Readonly<Record<string, string>>;
}

/** An answer for one visitor. The id of the request is always their own. */
export function cachedResponse(c: EdgeContext, { status, headers, body }: KeptAnswer, { age, isRescued, own = {} }: Origin): Response {
  const said = new Headers({ ...headers, ...own });
  if (age !== null) said.set('Age', String(age));
  if (isRescued) said.set('X-Stale', '1');
  const bytes = status >= 400 && age !== null ? renamed(body, c.get('requestId')) : body;
  said.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, { status, headers: said });
}

/** The answer, or 304 when the visitor has it already. */
export function unlessKnown(c: EdgeContext, answer: Response): Response {
  const tag = answer.headers.get('ETag');
  if (answer.status !== 200 || tag === null || !hasTag(c.req.header('If-None-Match'), tag)) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ofBody) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

/** A kept error names the request that it once answered. */
function renamed(body: Uint8Array<ArrayBuffer>, requestId: string): Uint8Array<ArrayBuffer> {
  try {
    const error = failure.parse(JSON.parse(new TextDecoder().decode(body)));
    return new TextEncoder().encode(JSON.stringify({ ...error, request_id: requestId }));
  } catch {
    return body; // not in the words of the contract
  }
}
