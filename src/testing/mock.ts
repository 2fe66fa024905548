/** Canned answers that the contract checks: a mock that could not come from the server does not compile, or throws. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import type { AnyEndpoint, RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { type ErrorCode, type ErrorBody, errorStatus } from '#contract/api/error.ts';

async function inputOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  // A form of jsdom holds files that Node cannot read.
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return {};
  return request.json();
}

type Answer<E extends AnyEndpoint> =
  | ResponseOf<E>
  | ((input: RequestOf<E>, request: Request) => ResponseOf<E> | Response | Promise<ResponseOf<E> | Response>);

function handlerOf(endpoint: AnyEndpoint, answer: (request: Request) => Promise<Response> | Response): RequestHandler {
  const path = `*${endpoint.path}`;
  return endpoint.method === 'GET' ? http.get(path, ({ request }) => answer(request)) : http.post(path, ({ request }) => answer(request));
}

/** Answers a call; with a function, by what was asked. */
export function mock<E extends AnyEndpoint>(endpoint: E, answer: Answer<E>): RequestHandler {
  return handlerOf(endpoint, async (request) => {
    const given: unknown =
      typeof answer === 'function'
        ? await (answer as (input: unknown, request: Request) => unknown)(await inputOf(request), request) // what the app sends has the request's shape
        : answer;
    if (given instanceof Response) return given;
    z.parse(endpoint.response, given);
    return HttpResponse.json(given as object, { status: endpoint.status ?? 200 }); // it has just passed the schema
  });
}

/** The error answer of the store, for `mockError` and for functions given to `mock`. */
export function errorResponse(code: ErrorCode, extra: Partial<Omit<ErrorBody, 'code'>> = {}): Response {
  const body = { error: { code, message: code, ...extra }, request_id: 'test' };
  return HttpResponse.json(body, { status: errorStatus[code] });
}

/** Refuses a call with an error of the catalog. */
export function mockError(endpoint: AnyEndpoint, code: ErrorCode, extra: Partial<Omit<ErrorBody, 'code'>> = {}): RequestHandler {
  return handlerOf(endpoint, () => errorResponse(code, extra));
}

/** The call gets no answer at all, as without a connection. */
export function mockOffline(endpoint: AnyEndpoint): RequestHandler {
  return handlerOf(endpoint, () => HttpResponse.error());
}
