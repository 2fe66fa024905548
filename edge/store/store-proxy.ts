import { longestUrl } from '#contract/api/endpoint.ts';
import { findSharedCall } from '#contract/api/shared-calls.ts';
import { unlessKnown } from '#edge/cache/cached-response.ts';
import type { ReadStore } from '#edge/cache/read-through.ts';
import { storeCallOf } from '#edge/cache/store-call.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import { errorAnswer } from '#edge/error-answer.ts';
import { forwardCall } from './forward-call.ts';
import { logTrouble } from '#edge/log.ts';
import { type BodyRule, bodyRule, changesShop } from './private-calls.ts';
import { BodyFault, limitedBody, readBody } from './request-body.ts';
import type { AskStore } from './upstream.ts';

/** Milliseconds until a silent store counts as down. */
const patience = 30_000;
const methods = ['GET', 'HEAD', 'POST'];

/** Nothing that two programs could read differently: no escape, no dots but of an ending, no empty part. */
const plainPath = /^\/api\/(?:store(?:\/[\w-]+(?:\.[a-z]+)?)+|openapi\.json|calc\/\w+)$/;

/** `/api/store/*`, `/api/calc/*` and `/api/openapi.json`: passes a call on to the store API, through the cache where its class allows. */
export function storeProxy(askStore: AskStore, readStore: ReadStore) {
  return async (c: EdgeContext): Promise<Response> => {
    const { method } = c.req;
    if (!methods.includes(method)) {
      c.header('Allow', methods.join(', '));
      return errorAnswer(c, 'method_not_allowed');
    }
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > longestUrl) return errorAnswer(c, 'too_large', { limit: longestUrl });
    if (!plainPath.test(pathname)) return errorAnswer(c, 'not_found');
    const found = findSharedCall(method === 'HEAD' ? 'GET' : method, pathname);
    const rule = bodyRule(pathname);
    try {
      const body = method === 'POST' ? await bodyOf(c, rule) : null;
      const asked = found && !isCounted(c) ? await storeCallOf(c, found.call, requestOf(c, found.params, body)) : null;
      if (asked) return unlessKnown(c, await readStore.call(c, asked, patience));
      const answer = await forwardCall(c, askStore, `${pathname}${search}`, body);
      // What the operator changes, the operator sees.
      if (answer.ok && changesShop(method, pathname)) readStore.clear();
      return answer;
    } catch (error) {
      if (error instanceof BodyFault) return errorAnswer(c, error.code, error.code === 'too_large' ? { limit: rule.maxBytes } : undefined);
      logTrouble('warn', 'store_unreachable', c.get('requestId'), error);
      return errorAnswer(c, 'unavailable');
    }
  };
}

/** A customer's program has an allowance of its own, which the store counts; everybody else gets the same answer. */
function isCounted(c: EdgeContext): boolean {
  return c.req.header('Authorization')?.startsWith('Bearer sk_') ?? false;
}

/** Files go on while they come; anything else is read first, so that the store waits for nobody's line. */
async function bodyOf(c: EdgeContext, { maxBytes, isForm }: BodyRule) {
  return isForm ? limitedBody(c.req.raw, maxBytes) : readBody(c.req.raw, maxBytes);
}

/** The fields of a call; of a name that a query repeats, the first counts, as it does for the store. Null for what is not JSON. */
function requestOf(c: EdgeContext, params: Record<string, string>, body: Awaited<ReturnType<typeof bodyOf>>): unknown {
  if (body === null) return { ...c.req.query(), ...params };
  if (!(body instanceof Uint8Array) || !/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) return null;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null; // the store says what is wrong with it
  }
}
