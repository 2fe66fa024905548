import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type AnyEndpoint, newTokenHeader } from '#contract/api/endpoint.ts';
import { callName } from '#contract/requests/call-name.ts';
import { locales } from '#contract/locale.ts';
import { type ApiError, networkFailure, readApiError } from './api-error.ts';
import { type CallMeta, type ClientState, tokenRenewed } from './client-state.ts';
import { takeFirstData } from './first-data.ts';
import { keepOperatorSession, readOperatorSession } from './operator-session.ts';

/** Fields of a call's arguments that travel as headers, never in the body. */
export interface CallHeaders {
  /** Same key, same answer: a repeated command runs once. */
  idempotencyKey?: string;
  /** Key of a guest's order. */
  accessKey?: string | undefined;
  /** An address that takes the call's place: the operator's own upload service. No call has a field of this name. */
  serviceUrl?: string | undefined;
  /** Is told how much of a form has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Call {
  endpoint: AnyEndpoint;
  args: object;
  /** The answer is a file; an address of it inside this page comes in its place. */
  asFile?: true;
}

/** What a query says of itself beside its call: the contract's own, by which `call-queries.ts` finds it. */
export interface NamedCall {
  call?: AnyEndpoint;
}

function headersOf(
  state: ClientState,
  { accessKey, idempotencyKey }: CallHeaders,
  { access }: Pick<AnyEndpoint, 'access'>,
): Record<string, string> {
  const token = access === 'operator' ? readOperatorSession() : state.user.token;
  return {
    'X-Locale': state.visitor.locale,
    ...(state.visitor.currency ? { 'X-Currency': state.visitor.currency } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(state.cart.key ? { 'X-Cart-Key': state.cart.key } : {}),
    ...(accessKey ? { 'X-Access-Key': accessKey } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Another service's address learns nothing about the visitor, and nothing that it says of token or cart counts. */
function isElsewhere(serviceUrl: string | undefined): boolean {
  return Boolean(serviceUrl) && new URL(serviceUrl ?? '', location.href).origin !== location.origin;
}

/** Of another service's answer only the field `data` is read; its refusal says nothing about the visitor's session. */
function outsideOutcome(outcome: Outcome): Outcome {
  if ('error' in outcome) return { error: outcome.error.status === 401 ? { ...outcome.error, code: 'access_denied' } : outcome.error };
  const { data } = outcome;
  return { data: typeof data === 'object' && data !== null && 'data' in data ? { data: data.data } : null };
}

/** The answer to an earlier part of the page's start, where the edge has put it into the page. */
function answerInPage({ endpoint }: Call, input: object, { visitor }: ClientState): unknown {
  // The edge asks in the currency of the page's locale.
  const { currency } = locales[visitor.locale];
  const isUsual = (visitor.currency ?? currency) === currency;
  return endpoint.kind === 'query' && isUsual ? takeFirstData(callName(endpoint, input)) : undefined;
}

type Outcome = { data: unknown } | { error: ApiError };

function readAnswer(status: number, data: unknown, { access }: AnyEndpoint): Outcome | Promise<Outcome> {
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && data instanceof Blob) return { data: URL.createObjectURL(data) };
  // Such as the page of a network that asks for a log-in first.
  if (isSuccess) return typeof data === 'object' && data !== null ? { data } : { error: { status, code: 'bad_answer', message: '' } };
  if (data instanceof Blob) return data.text().then((text) => refused(status, readJson(text), access));
  return refused(status, data, access);
}

/** That an operator's session has ended says nothing about the visitor's own. */
function refused(status: number, body: unknown, access: AnyEndpoint['access']): Outcome {
  const error = readApiError(status, body);
  // A wrong password or code is refused by the same status, and ends nothing.
  if (access !== 'operator' || status !== 401 || error.code === 'invalid_credentials') return { error };
  keepOperatorSession(null);
  return { error: { ...error, code: 'access_denied' } };
}

/** Sends a call with the visitor's credentials, locale and currency. Returns `{ data }` or `{ error }`, never throws. */
export const axiosBaseQuery: BaseQueryFn<Call, unknown, ApiError, NamedCall, CallMeta> = async (call, { getState, dispatch, signal }) => {
  const { endpoint, args, asFile } = call;
  const { accessKey, idempotencyKey, serviceUrl, onProgress, ...input }: CallHeaders & Record<string, unknown> = { ...args };
  const stateNow = () => getState() as ClientState; // the store that holds this api has these slices
  let meta: CallMeta = { token: stateNow().user.token };
  // A page that is being left asks once more when its session closes; the answer is known.
  if (endpoint.access === 'user' && meta.token === null) return { error: { status: 401, code: 'auth_required', message: '' }, meta };
  const isOutside = isElsewhere(serviceUrl);
  try {
    const known = answerInPage(call, input, stateNow());
    if (known !== undefined) return { data: known, meta };
    // After the first paint, whose answers are in the page: so no first view waits for the library.
    const { client } = await import('./client.ts');
    // Another window may have written a newer session meanwhile.
    const state = stateNow();
    const { token } = state.user;
    meta = { token };
    const answer = await client.request<unknown>({
      url: serviceUrl || endpoint.path,
      method: endpoint.method,
      signal,
      // A large file takes its time on a slow line; the visitor sees how far it is.
      ...(endpoint.form ? { timeout: 0 } : {}),
      ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
      ...(asFile && { responseType: 'blob' as const }),
      headers: isOutside ? {} : headersOf(state, { accessKey, ...(idempotencyKey ? { idempotencyKey } : {}) }, endpoint),
      ...(endpoint.method === 'GET' ? { params: input } : { data: endpoint.form ? formOf(input) : input }),
    });
    const renewed: unknown = answer.headers[newTokenHeader.toLowerCase()];
    const outcome = await readAnswer(answer.status, answer.data, endpoint);
    if (isOutside) return { ...outsideOutcome(outcome), meta };
    if (token !== null && typeof renewed === 'string') dispatch(tokenRenewed({ former: token, token: renewed }));
    return { ...outcome, meta };
  } catch {
    return { error: networkFailure, meta };
  }
};
