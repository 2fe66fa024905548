import { type IncomingMessage, request as plain } from 'node:http';
import { request as overTls } from 'node:https';
import { InsideAddress } from '#server/webhook/public-address.ts';
import type { Network } from './network.ts';
import { PullFailure } from './pull-failure.ts';
import { refuseLarge, type TakenFile, takeFile } from './take-file.ts';

export interface Fetching {
  network: Network;
  /** Where the file is put. */
  path: string;
  /** Ends it when the time is over. */
  signal: AbortSignal;
}

/** By what a server knows its file again. */
export interface Marks {
  etag: string | null;
  last_modified: string | null;
}

/** Null for a file that is the one with the marks. */
export type Fetched = (TakenFile & Marks) | null;

const mostRedirects = 5;
const statuses: Partial<Record<number, PullFailure['reason']>> = { 401: 'login', 403: 'login', 404: 'missing', 410: 'missing' };

/** Takes a file from the web. A login is never sent on to another host. */
export async function fetchWeb(url: URL, login: Record<string, string>, seen: Marks | null, fetching: Fetching): Promise<Fetched> {
  const answer = await follow(url, { ...login, ...conditions(seen) }, Object.keys(login), fetching);
  const { statusCode: status = 0, headers } = answer;
  if (status === 304 && seen) {
    answer.destroy();
    return null;
  }
  if (status !== 200) {
    answer.destroy();
    throw new PullFailure(statuses[status] ?? 'status', String(status));
  }
  refuseLarge(Number(headers['content-length'] ?? 0));
  const taken = await takeFile(answer, fetching.path, fetching.signal);
  return { ...taken, etag: mark(headers.etag), last_modified: mark(headers['last-modified']) };
}

const mark = (given: string | undefined): string | null => (given === undefined || given.length > 200 ? null : given);

function conditions(seen: Marks | null): Record<string, string> {
  return {
    ...(seen?.etag ? { 'If-None-Match': seen.etag } : {}),
    ...(seen?.last_modified ? { 'If-Modified-Since': seen.last_modified } : {}),
  };
}

/** Each step is checked like the first. */
async function follow(first: URL, given: Record<string, string>, secrets: readonly string[], fetching: Fetching): Promise<IncomingMessage> {
  let url = first;
  let headers = given;
  for (let step = 0; step <= mostRedirects; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each answer says where the next one is
    const answer = await call(url, headers, fetching);
    const { statusCode: status = 0, headers: told } = answer;
    if (status < 301 || status > 308 || status === 304 || told.location === undefined) return answer;
    answer.destroy();
    const next = URL.parse(told.location, url.href);
    if (!next || (next.protocol !== 'https:' && next.protocol !== first.protocol)) throw new PullFailure('redirect', String(status));
    if (next.origin !== url.origin) headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !secrets.includes(name)));
    url = next;
  }
  throw new PullFailure('redirect');
}

function call(url: URL, headers: Record<string, string>, { network, signal }: Fetching): Promise<IncomingMessage> {
  if (!network.mayCall(url)) return Promise.reject(new InsideAddress(url.hostname));
  const request = url.protocol === 'https:' ? overTls : plain;
  const lookup = network.lookup === null ? {} : { lookup: network.lookup };
  return new Promise((done, fail) => {
    // No `Accept-Encoding`: the file comes as it lies there, so that its size is what it says.
    const asked = request(url, { headers: { 'User-Agent': 'Partwright-Import', ...headers }, signal, agent: false, ...lookup }, done);
    asked.on('error', fail);
    asked.end();
  });
}
