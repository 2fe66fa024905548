import { createHash, timingSafeEqual } from 'node:crypto';
import { connect } from 'node:net';
import { Client, type SFTPWrapper, type Stats } from 'ssh2';
import type { SourceLogin, SourcePlace } from '#contract/api/admin/part-source.ts';
import type { Fetched, Fetching } from './fetch-web.ts';
import { PullFailure } from './pull-failure.ts';
import { refuseLarge, takeFile } from './take-file.ts';

type SftpPlace = Extract<SourcePlace, { kind: 'sftp' }>;
export type SftpLogin = Extract<SourceLogin, { kind: 'password' | 'private_key' }>;

/** Until the other side has shown its key and taken the login. */
const handshake = 20_000;

/** Of a host's public key, as `ssh-keygen -lf` prints it. */
export function fingerprint(key: Uint8Array): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace('=', '')}`;
}

/** Takes a file from an SFTP server whose key is the one that was named; SFTP has no marks, so the file itself tells whether it is new. */
export async function fetchSftp(place: SftpPlace, login: SftpLogin, fetching: Fetching): Promise<Fetched> {
  const { signal, path } = fetching;
  const client = new Client();
  const end = (): void => void client.destroy();
  signal.addEventListener('abort', end);
  try {
    const sftp = await open(client, place, login, fetching);
    const { size } = await stat(sftp, place.path);
    refuseLarge(size);
    const taken = await takeFile(sftp.createReadStream(place.path), path, signal);
    return { ...taken, etag: null, last_modified: null };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    client.end();
    client.destroy();
  }
}

function open(
  client: Client,
  { host, port, user, host_key }: SftpPlace,
  login: SftpLogin,
  { network, signal }: Fetching,
): Promise<SFTPWrapper> {
  if (!network.mayCall(new URL(`https://${host}/`))) return Promise.reject(new PullFailure('inside'));
  const { promise, resolve, reject } = Promise.withResolvers<SFTPWrapper>();
  let shown = '';
  const sock = connect({ host, port, ...(network.lookup === null ? {} : { lookup: network.lookup }), signal });
  // The library wraps an error of the connection and loses its class.
  sock.once('error', reject);
  client.on('error', (error) => reject(failureOf(error, shown === host_key ? null : shown)));
  client.on('close', () => reject(new PullFailure('unreachable')));
  client.on('ready', () => client.sftp((error, sftp) => (error ? reject(new PullFailure('unreachable')) : resolve(sftp))));
  const hostVerifier = (key: Buffer): boolean => {
    shown = fingerprint(key);
    return shown.length === host_key.length && timingSafeEqual(Buffer.from(shown), Buffer.from(host_key));
  };
  try {
    client.connect({ sock, username: user, hostVerifier, readyTimeout: handshake, ...credentials(login) });
  } catch {
    reject(new PullFailure('login')); // a private key that cannot be read
  }
  return promise;
}

function credentials(login: SftpLogin) {
  if (login.kind === 'password') return { password: login.password };
  return { privateKey: login.private_key, ...(login.passphrase === undefined ? {} : { passphrase: login.passphrase }) };
}

/** `shown` is the key of a host that is not the one that was named. */
function failureOf(error: Error & { level?: string }, shown: string | null): Error {
  if (shown) return new PullFailure('host_key', shown);
  return error.level === 'client-authentication' ? new PullFailure('login') : error;
}

function stat(sftp: SFTPWrapper, path: string): Promise<Stats> {
  return new Promise((done, fail) => {
    sftp.stat(path, (error, stats) => {
      if (error) fail(new PullFailure('missing'));
      else if (!stats.isFile()) fail(new PullFailure('missing'));
      else done(stats);
    });
  });
}
