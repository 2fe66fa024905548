/** Sends one event in the form of Standard Webhooks 1.0 (standardwebhooks.com). */
import { createHmac } from 'node:crypto';
import { request as overTls } from 'node:https';
import { request as plain } from 'node:http';
import { addressIn, InsideAddress, isPublicAddress, publicLookup } from './public-address.ts';

export interface Posted {
  id: string;
  url: string;
  secret: string;
  body: string;
  at: Date;
}

/** Gives the status of the answer; throws where there was none. */
export type PostEvent = (event: Posted) => Promise<number>;

const patience = 10_000;

/** `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body` under the bytes behind `whsec_` (Standard Webhooks 1.0, symmetric signatures). */
export function signEvent({ id, secret, body, at }: Omit<Posted, 'url'>): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key)
    .update(`${id}.${secondsOf(at)}.${body}`)
    .digest('base64')}`;
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

function headersOf(event: Posted): Record<string, string> {
  const { id, body, at } = event;
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Partwright-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(secondsOf(at)),
    'webhook-signature': signEvent(event),
  };
}

/** Follows nothing and reads no answer, so that nothing of another page can be had through it. */
export const postOutside: PostEvent = (event) => {
  const url = new URL(event.url);
  const address = addressIn(url);
  if (url.protocol !== 'https:' || (address !== null && !isPublicAddress(address))) return Promise.reject(new InsideAddress(url.hostname));
  return send(url, event, { lookup: publicLookup });
};

/** For tests alone: a listener of their own on this machine. */
export const postAnywhere: PostEvent = (event) => send(new URL(event.url), event, {});

function send(url: URL, event: Posted, options: { lookup?: typeof publicLookup }): Promise<number> {
  const request = url.protocol === 'https:' ? overTls : plain;
  return new Promise((done, fail) => {
    const call = request(
      url,
      { method: 'POST', headers: headersOf(event), signal: AbortSignal.timeout(patience), agent: false, ...options },
      (answer) => {
        done(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    call.on('error', fail);
    call.end(event.body);
  });
}
