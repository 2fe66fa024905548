/** Several processes of the store API behind one edge. */

type Send = (request: Request) => Promise<Response>;

/** Milliseconds that a process gets no calls after it could not be reached. */
const rest = 5_000;
/** Bytes of a body that is kept to be sent again. */
const largestKept = 1_000_000;

/** The origins that `UPSTREAM` lists, separated by commas. */
export function originsOf(upstream: string): string[] {
  return upstream
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/**
 * Spreads requests over the origins. A visitor always meets the same process while it lives, because each counts in memory how
 * often they call; calls on behalf of nobody are spread by what they ask for. A process that cannot be reached is passed over:
 * its calls go to another one where that cannot make anything happen twice.
 */
export function spread(origins: readonly string[], send: Send, now: () => number = Date.now): Send {
  if (origins.length < 2) return send;
  const restUntil = new Map<string, number>();
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const key = request.headers.get('X-Forwarded-For') ?? `${pathname}${search}`;
    const order = inOrder(origins, key, (origin) => (restUntil.get(origin) ?? 0) <= now());
    const repeat = await repeater(request);
    for (const [index, origin] of order.entries()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next one is asked only when this one fails
        return await send(repeat.next(new URL(`${pathname}${search}`, origin)));
      } catch (error) {
        if (request.signal.aborted) throw error;
        restUntil.set(origin, now() + rest);
        if (index === order.length - 1 || !repeat.isSafe(error)) throw error;
      }
    }
    throw new Error('No origin is left');
  };
}

/** All origins, the one of the key first and those that rest last. */
function inOrder(origins: readonly string[], key: string, isUp: (origin: string) => boolean): string[] {
  const ranked = origins.map((origin) => ({ origin, rank: hash(`${key} ${origin}`) })).toSorted((a, b) => b.rank - a.rank);
  const order = ranked.map(({ origin }) => origin);
  return [...order.filter(isUp), ...order.filter((origin) => !isUp(origin))];
}

/** FNV-1a with a last mixing, since the names differ in few places. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Makes the same request again for another origin, as long as its body allows. */
async function repeater(request: Request) {
  const hasBody = request.body !== null;
  const isSmall = Number(request.headers.get('Content-Length') ?? Number.NaN) <= largestKept;
  const body = hasBody && isSmall ? await request.arrayBuffer() : null;
  const canRepeat = !hasBody || body !== null;
  const once = ['GET', 'HEAD'].includes(request.method) || request.headers.has('Idempotency-Key');
  return {
    next: (url: URL): Request => {
      if (body === null) return new Request(url, request);
      const { method, headers, signal, redirect } = request;
      return new Request(url, { method, headers, signal, redirect, body });
    },
    /** A refused connection carried nothing; otherwise only what the store does once however often it is asked. */
    isSafe: (error: unknown): boolean => canRepeat && (once || isRefused(error)),
  };
}

/** As Node says it; other platforms do not tell, and then nothing is repeated. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
