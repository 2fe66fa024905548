import { newTokenHeader } from '#contract/api/endpoint.ts';
import { localeOfOwnHost } from '#contract/detect-locale.ts';
import { type SiteHosts } from '#contract/locale.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { LimitedBody } from './request-body.ts';
import type { AskStore } from './upstream.ts';

/** Milliseconds until a silent store counts as down; a file may take its time to come in. */
const patience = { usual: 30_000, file: 330_000 };

const headersIn = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  // Proves where a payment notice comes from.
  'Stripe-Signature',
  'User-Agent',
  'X-Access-Key',
  'X-Cart-Key',
  'X-Currency',
];
const headersOut = [
  'Cache-Control',
  'Content-Disposition',
  'Content-Language',
  'Content-Length',
  'Content-Security-Policy',
  'Content-Type',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Vary',
  newTokenHeader,
  'X-Request-Id',
];

/** Passes a private call on, only the listed headers each way. Cookies never pass, so they carry no authority. */
export async function forwardCall(c: EdgeContext, askStore: AskStore, path: string, body: Uint8Array<ArrayBuffer> | LimitedBody | null) {
  const headers = pick(c.req.raw.headers, headersIn);
  const { host } = new URL(c.req.url);
  // The store writes links to it into mails, so a visitor cannot choose one.
  if (isOwnHost(host, c.get('hosts'))) headers.set('X-Forwarded-Host', host);
  const isFile = body !== null && 'stream' in body;
  const answer = await askStore(c, path, isFile ? patience.file : patience.usual, {
    method: c.req.method,
    headers,
    body: isFile ? body.stream : body,
    ...(isFile && { signal: AbortSignal.any([c.req.raw.signal, body.refused]) }),
  }).finally(() => isFile && body.refused.throwIfAborted());
  // A fault that is not in the store's own words comes from something that stands before it.
  if (answer.status >= 500 && !answer.headers.get('Content-Type')?.includes('json')) throw new Error(`${answer.status}`);
  const said = pick(answer.headers, headersOut);
  const location = said.get('Location');
  if (location !== null && !isOwnAddress(location, c)) said.delete('Location');
  const { status, ok } = answer;
  if (!isFile || ok) return new Response(answer.body, { status, headers: said });
  // Refused before the file had come: the rest of it is still on the visitor's connection.
  const words = await answer.arrayBuffer();
  body.release();
  return new Response(words, { status, headers: said });
}

/** A host of the shop; an address of this machine only where the shop itself is there. */
function isOwnHost(host: string, hosts: SiteHosts): boolean {
  return localeOfOwnHost(host, hosts) !== null && (hosts.domain === 'localhost' || !/^(127\.|\[)/.test(host));
}

/** Redirects of the store lead to pages of the shop and nowhere else. */
function isOwnAddress(location: string, c: EdgeContext): boolean {
  const here = new URL(c.req.url);
  const there = URL.parse(location, here.href);
  if (!there || !/^https?:$/.test(there.protocol)) return false;
  return there.origin === here.origin || isOwnHost(there.host, c.get('hosts'));
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
