/** Bodies of visitors within the limits of the contract, counted as they come: what a header says of their length proves nothing. */
export class BodyFault extends Error {
  readonly code: 'too_large' | 'bad_request';

  constructor(code: BodyFault['code'], options?: ErrorOptions) {
    super(`The body is refused: ${code}`, options);
    this.code = code;
  }
}

/** Milliseconds in which the next piece of a body has to come, and the whole of it. */
const pause = 15_000;
const longest = 300_000;

export interface LimitedBody {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Aborted, with the `BodyFault` as its reason, when the stream breaks off for what the visitor sent. */
  refused: AbortSignal;
  /** Leaves what was not read of it to whoever reads next; nothing comes out of the stream after that. */
  release: () => void;
}

/** The body as it comes, broken off when it has more than `limit` bytes or comes too slowly; throws a `BodyFault` when it says so itself. */
export function limitedBody(request: Request, limit: number): LimitedBody | null {
  // Before the body is touched: a stream that was begun no longer ends by itself.
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw new BodyFault('too_large');
  if (!request.body) return null;
  const reader = request.body.getReader();
  const until = Date.now() + longest;
  let bytes = 0;
  const refusal = new AbortController();
  const next = async () => {
    const piece = await inTime(reader.read(), Math.min(pause, until - Date.now()));
    bytes += piece.value?.byteLength ?? 0;
    if (bytes > limit) throw new BodyFault('too_large');
    return piece;
  };
  const release = (): void => reader.releaseLock();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const { done, value } = await next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // First, so that no half body is taken for a whole one.
        if (error instanceof BodyFault) refusal.abort(error);
        controller.error(error);
        // What is too much still comes; whoever is too slow is not waited for any longer.
        if (error instanceof BodyFault && error.code === 'too_large') release();
        else await reader.cancel(error).catch(() => null); // its sender has gone already
      }
    },
    cancel: release,
  });
  return { stream, refused: refusal.signal, release };
}

/** The whole body; rejects with a `BodyFault`. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const body = limitedBody(request, limit);
  try {
    return new Uint8Array(await new Response(body?.stream ?? null).arrayBuffer());
  } catch (error) {
    throw error instanceof BodyFault ? error : new BodyFault('bad_request', { cause: error });
  }
}

async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new BodyFault('bad_request')), milliseconds)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
