/** Bodies of requests, counted as they come: what a header says of their length proves nothing. */
import { StoreError } from '#server/kernel/store-error.ts';

/** The pieces of a body; throws `too_large`. What is not read of it is left to whoever closes the connection or goes on with it. */
export async function* piecesOf({ body, headers }: Request, limit: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > limit) throw new StoreError('too_large', { data: { limit } });
  };
  // Before the body is touched: what says itself that it is too much is not begun.
  count(Number(headers.get('Content-Length') ?? 0));
  bytes = 0;
  for await (const piece of body?.values({ preventCancel: true }) ?? []) {
    count(piece.byteLength);
    yield piece;
  }
}

/** The whole of a short body; throws `too_large`. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(request, limit)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What is left of a body that was begun, up to `limit` bytes: the next request of the connection stands behind it. */
export async function readAway(request: Request, limit: number): Promise<void> {
  try {
    // oxlint-disable-next-line no-unused-vars -- nobody wants it
    for await (const _ of piecesOf(request, limit));
  } catch {
    // Its sender has gone, or goes on without an end: the connection is closed.
  }
}
