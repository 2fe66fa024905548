import type { SourceLogin, SourcePlace } from '#contract/api/admin/part-source.ts';
import { minute } from '#contract/durations.ts';
import { fetchS3 } from './fetch-s3.ts';
import { fetchSftp } from './fetch-sftp.ts';
import { type Fetched, fetchWeb, type Fetching, type Marks } from './fetch-web.ts';
import { asPullFailure, PullFailure } from './pull-failure.ts';

/** As long as a file may take to come. */
const patience = 5 * minute;

interface Asked extends Omit<Fetching, 'signal'> {
  place: SourcePlace;
  login: SourceLogin;
  /** Null where the file is taken whatever it is. */
  seen: Marks | null;
  /** Ends it before its time. */
  stop: AbortSignal;
}

/** Puts the file of a place at `path`; null for one that is known. Throws `PullFailure`. */
export async function fetchSource({ place, login, seen, stop, ...rest }: Asked): Promise<Fetched> {
  const fetching: Fetching = { ...rest, signal: AbortSignal.any([stop, AbortSignal.timeout(patience)]) };
  try {
    if (place.kind === 'web') return await fetchWeb(new URL(place.url), headersOf(login), seen, fetching);
    if (place.kind === 's3' && login.kind === 'access_key') return await fetchS3(place, login, seen, fetching);
    if (place.kind === 'sftp' && (login.kind === 'password' || login.kind === 'private_key'))
      return await fetchSftp(place, login, fetching);
  } catch (error) {
    if (stop.aborted) throw new PullFailure('interrupted');
    throw asPullFailure(error);
  }
  throw new PullFailure('login');
}

function headersOf(login: SourceLogin): Record<string, string> {
  if (login.kind === 'bearer') return { Authorization: `Bearer ${login.token}` };
  if (login.kind !== 'basic') return {};
  return { Authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`, 'utf8').toString('base64')}` };
}
