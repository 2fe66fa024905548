import type { Context } from 'hono';
import type { AnyEndpoint, ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { localeOfOwnHost } from '#contract/detect-locale.ts';
import { type LocaleKey } from '#contract/locale.ts';
import { previewHeader } from '#contract/routes/preview.ts';
import { readCurrency } from '#contract/money.ts';
import { type Answer, FileAnswer, refusal, send } from './answer.ts';
import type { Call, StoreApp, StoreDeps, StoreEnv } from '#server/caller/call.ts';
import { accountOf, addressOf } from '#server/caller/caller.ts';
import { beyondCall, withinCall } from '#server/db/call-scope.ts';
import { recordAct } from '#server/caller/record-act.ts';
import { operatorOf } from '#server/caller/find-operator.ts';
import { type HeldRequest, begin, keep, readKey, release } from './idempotency.ts';
import { type Allowance, countedAddress, everyCall, ruleOf } from '#server/caller/rate-limit.ts';
import { codesOf } from './error-codes.ts';
import { readInput } from './read-input.ts';
import { readRequest } from './read-request.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { letOthers } from '#server/kernel/slices.ts';
import { StoreError } from '#server/kernel/store-error.ts';

const longestBrowser = 300;

/** Answers one call; throws a `StoreError` for everything the contract allows to go wrong. */
export type Handler<E extends AnyEndpoint> = (
  input: ParsedRequestOf<E>,
  call: Call,
) => Promise<ResponseOf<E> | FileAnswer> | ResponseOf<E> | FileAnswer;

/** Serves one call of the contract: limits, access, validation, idempotency, cache headers. */
export function contractRoute<E extends AnyEndpoint>(app: StoreApp, deps: StoreDeps, endpoint: E, handler: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    // A draft is for one visitor alone.
    c.set('cache', c.req.header(previewHeader) === undefined ? endpoint.cache : 'N');
    c.set('pattern', endpoint.path);
    const call = await openCall(c, deps, endpoint);
    const body = await readInput(c, endpoint);
    const run = () => settle(c, deps, endpoint, async () => runHandler(endpoint, handler, body, call));
    const answer = () => withinCall(endOf(c, deps, endpoint), () => reach(endpoint, call, () => once(c, endpoint, body, call, run)));
    return send(c, endpoint, await answer());
  });
  refuseOtherMethods(app, endpoint);
}

/** What visitors share is read from a replica, what anybody changes is seen by themselves at once, and what an operator changes by everybody. */
async function reach<Result>(endpoint: AnyEndpoint, { deps: { replicas }, ip }: Call, work: () => Promise<Result>): Promise<Result> {
  const who = countedAddress(ip);
  if (endpoint.kind === 'query') return endpoint.cache === 'N' ? work() : replicas.read(who, work);
  try {
    return await work();
  } finally {
    replicas.noteWrite(who);
    if (endpoint.access === 'operator') await replicas.caughtUp();
  }
}

/** When nobody waits for the answer any more: after its time, and for what changes something when the visitor or the edge has gone. */
function endOf(c: Context<StoreEnv>, { settings: { timeLimits } }: StoreDeps, { kind, access }: AnyEndpoint): AbortSignal {
  const late = timeLimits ? [AbortSignal.timeout(timeLimits[access === 'operator' ? 'operator' : kind])] : [];
  const gone = kind === 'command' ? [c.req.raw.signal] : [];
  return AbortSignal.any([...late, ...gone]);
}

/** Methods that a path answers; a few paths are read by GET and changed by POST. */
const methodsOf = new WeakMap<StoreApp, Map<string, Set<string>>>();

function refuseOtherMethods(app: StoreApp, { path, method }: AnyEndpoint): void {
  const paths = methodsOf.get(app) ?? new Map<string, Set<string>>();
  methodsOf.set(app, paths);
  const methods = paths.get(path)?.add(method) ?? new Set<string>([method]);
  paths.set(path, methods);
  app.all(path, async (c, next) => {
    if (methods.has(c.req.method)) return next();
    c.header('Allow', [...methods].map((one) => (one === 'GET' ? 'GET, HEAD' : one)).join(', '));
    throw new StoreError('method_not_allowed');
  });
}

async function openCall(c: Context<StoreEnv>, deps: StoreDeps, endpoint: AnyEndpoint): Promise<Call> {
  const ip = addressOf(c, deps);
  const network = countedAddress(ip);
  const { rateLimits } = deps.settings;
  const general = rateLimits && !endpoint.lasting ? await c.get('limiter')(`all ${network}`, everyCall) : null;
  const operator = await operatorOf(c, deps, endpoint);
  const account = operator ? null : await accountOf(c, deps, endpoint);
  const rule = ruleOf(endpoint.path);
  const who = rule?.per === 'caller' && account ? account.id : network;
  const allowance = rateLimits && rule ? await c.get('limiter')(`${endpoint.path} ${who}`, rule) : general;
  if (allowance) tellAllowance(c, allowance);
  const locale = c.get('locale');
  return {
    deps,
    locale,
    currency: readCurrency(c.req.header('X-Currency')) ?? locale.currency,
    account,
    operator,
    cartKey: endpoint.cache === 'N' ? (c.req.header('X-Cart-Key') ?? null) : null,
    accessKey: c.req.header('X-Access-Key') ?? null,
    preview: c.req.header(previewHeader) ?? null,
    ip,
    origin: originOf(c, deps, locale.key),
    browser: c.req.header('User-Agent')?.slice(0, longestBrowser) ?? null,
    now: deps.clock(),
    spend: async (key, limit, amount) => {
      if (deps.settings.rateLimits) await c.get('limiter')(`${endpoint.path} ${key}`, limit, amount);
    },
    setHeader: (name, value) => c.header(name, value),
    keepAnswer: async () => {},
  };
}

/** The edge tells the host; a host that is not the shop's own is not believed. */
function originOf(c: Context<StoreEnv>, { settings }: StoreDeps, locale: LocaleKey): string {
  const host = c.req.header('X-Forwarded-Host') ?? '';
  const isOurs = /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) && localeOfOwnHost(host, settings.hosts) !== null;
  return isOurs ? `${settings.siteProtocol}://${host}` : siteUrl(settings, locale);
}

function tellAllowance(c: Context<StoreEnv>, { limit, remaining, resetSeconds }: Allowance): void {
  c.header('RateLimit-Limit', String(limit));
  c.header('RateLimit-Remaining', String(remaining));
  c.header('RateLimit-Reset', String(resetSeconds));
}

async function runHandler<E extends AnyEndpoint>(
  endpoint: E,
  handler: Handler<E>,
  body: Record<string, unknown>,
  call: Call,
): Promise<Answer> {
  // What a long body took so far, its schema and what the call begins with are turns of their own.
  await letOthers();
  // The generic endpoint hides the schema's own output type.
  const input = readRequest(endpoint.request, body) as ParsedRequestOf<E>;
  await letOthers();
  const answer = await recordAct(endpoint, call, body, async () => handler(input, call));
  if (call.deps.settings.checkAnswers && !(answer instanceof FileAnswer)) endpoint.response.parse(answer);
  return { status: endpoint.status ?? 200, body: answer };
}

/** Expected failures become answers; anything else goes on to the app's error handler. */
async function settle(c: Context<StoreEnv>, deps: StoreDeps, endpoint: AnyEndpoint, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (deps.settings.checkAnswers && !codesOf(endpoint).has(error.code)) {
      throw new Error(`${endpoint.path} answers ${error.code}, which its declaration does not name`, { cause: error });
    }
    return refusal(error, c);
  }
}

async function once(
  c: Context<StoreEnv>,
  endpoint: AnyEndpoint,
  body: Record<string, unknown>,
  call: Call,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (endpoint.method !== 'POST' || endpoint.kind !== 'command') return run();
  const key = readKey(c.req.header('Idempotency-Key'), endpoint.idempotency === 'required');
  if (key === null) return run();
  const caller = (call.operator && `operator ${call.operator.id}`) ?? call.account?.id ?? call.cartKey ?? call.ip;
  const { path, secrets = [] } = endpoint;
  const lasting = Object.fromEntries(Object.entries(body).filter(([field]) => !secrets.includes(field)));
  const begun = await begin(call.deps.db, { caller, path, key, body: lasting, now: call.now }, call.deps.presence());
  if ('kept' in begun) {
    c.header('Idempotent-Replayed', 'true');
    return begun.kept;
  }
  return runKeyed(endpoint, call, begun, run);
}

async function runKeyed(endpoint: AnyEndpoint, call: Call, request: HeldRequest, run: () => Promise<Answer>): Promise<Answer> {
  let isKept = false;
  call.keepAnswer = async (transaction, body) => {
    await keep(transaction, request, { status: endpoint.status ?? 200, body });
    isKept = true;
  };
  try {
    const answer = await run();
    // Also when nobody waits any more: the retry has to find it.
    await beyondCall(async () => {
      if (answer.status === 401 || answer.status === 429 || answer.status >= 500) await release(call.deps.db, request);
      else if (!isKept || 'error' in answer) await keep(call.deps.db, request, answer);
    });
    return answer;
  } catch (error) {
    await beyondCall(() => release(call.deps.db, request));
    throw error;
  }
}
