import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '#contract/api/error.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { hasTag } from '#contract/entity-tag.ts';
import { cacheControlOf, entityTag, varyOf } from './cache-headers.ts';
import type { StoreEnv } from '#server/caller/call.ts';
import { type StoreError, errorBody } from '#server/kernel/store-error.ts';
import { toJson } from './to-json.ts';

/** A handler's answer that is a file in place of JSON: a document, an export, a picture. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Saved under this name; null shows it in the browser. */
  readonly saveAs: string | null;
  /** For everybody: with a tag for caches, for good where the address tells the content. */
  readonly shared: { tag: string; isLasting: boolean } | null;

  constructor(bytes: Uint8Array<ArrayBuffer>, { type, saveAs, shared = null }: Omit<FileAnswer, 'bytes' | 'shared'> & Partial<FileAnswer>) {
    this.bytes = bytes;
    this.type = type;
    this.saveAs = saveAs;
    this.shared = shared;
  }
}

/** What a call came to, before it is written out. */
export type Answer = { status: number; body: unknown } | { status: number; error: ErrorBody };

/** An expected failure as an answer that can be kept and replayed. */
export function refusal(error: StoreError, c: Context<StoreEnv>): Answer {
  const { status, body } = errorBody(error, c.get('locale'));
  return { status, error: body };
}

export function sendError(c: Context<StoreEnv>, error: StoreError): Response {
  return write(c, refusal(error, c));
}

/** Writes an answer with its cache headers; 304 when the client has it already. */
export async function send(c: Context<StoreEnv>, endpoint: AnyEndpoint, answer: Answer): Promise<Response> {
  if ('error' in answer) return write(c, answer);
  if (answer.body instanceof FileAnswer) return writeFile(c, answer.body);
  const text = await toJson(answer.body);
  const tag = entityTag(endpoint, text);
  setCacheHeaders(c, answer.status);
  if (tag !== null) {
    c.header('ETag', tag);
    if (hasTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
  }
  return writeJson(c, text, answer.status);
}

function write(c: Context<StoreEnv>, answer: Answer): Response {
  setCacheHeaders(c, answer.status);
  if (!('error' in answer)) return writeJson(c, JSON.stringify(answer.body), answer.status);
  const retryAfter = answer.error.data?.['retry_after'];
  if (typeof retryAfter === 'number') c.header('Retry-After', String(retryAfter));
  else if (answer.status === 503) c.header('Retry-After', '5');
  return writeJson(c, JSON.stringify({ error: answer.error, request_id: c.get('requestId') }), answer.status);
}

function writeFile(c: Context<StoreEnv>, { bytes, type, saveAs, shared }: FileAnswer): Response {
  if (!shared) {
    c.set('cache', 'N'); // also where others of the same call are for everybody
    setCacheHeaders(c, 200);
  } else {
    // No language and no currency makes another file of it, so nothing varies.
    c.header('Cache-Control', shared.isLasting ? 'public, max-age=31536000, immutable' : cacheControlOf(c.get('cache'), 200));
    c.header('ETag', shared.tag);
    // Other sites show them too: previews of links, readers of feeds, comparisons of prices. They hold nothing private.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (hasTag(c.req.header('If-None-Match'), shared.tag)) return c.body(null, 304);
  }
  c.header('Content-Type', type);
  c.header('X-Content-Type-Options', 'nosniff');
  // Whatever a file turns out to be, it runs nothing.
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (saveAs !== null) c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(saveAs)}`);
  return c.body(bytes, 200);
}

function setCacheHeaders(c: Context<StoreEnv>, status: number): void {
  const cache = c.get('cache');
  c.header('Cache-Control', cacheControlOf(cache, status));
  const vary = varyOf(cache);
  if (vary !== null) c.header('Vary', vary);
}

function writeJson(c: Context<StoreEnv>, text: string | Uint8Array<ArrayBuffer>, status: number): Response {
  c.header('Content-Type', 'application/json; charset=UTF-8');
  // The contract and the error table name the status; each of them allows a body.
  return c.body(text, status as ContentfulStatusCode);
}
