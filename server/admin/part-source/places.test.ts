/** Where files lie: the web, buckets, SFTP servers, and nothing inside the network. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SourceLogin, SourcePlace } from '#contract/api/admin/part-source.ts';
import { openSftpServer, type SftpServer } from './test-sftp-server.ts';
import { signedHeaders } from './fetch-s3.ts';
import { fetchSource } from './fetch-source.ts';
import type { Marks } from './fetch-web.ts';
import { anywhere, type Network, outside } from './network.ts';
import { mostPulledBytes } from './take-file.ts';

const list = 'manufacturer,mpn,stock\nti,LM358DR,5\n';
let folder: string;
let server: Server;
let base: string;
let sftp: SftpServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: IncomingMessage[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'partwright-places-'));
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens
  sftp = await openSftpServer({ '/out/stock.csv': list });
});
beforeEach(() => {
  asked.length = 0;
  answer = (_, response) => response.writeHead(200, { ETag: '"one"' }).end(list);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await sftp.close();
  rmSync(folder, { recursive: true });
});

const none: SourceLogin = { kind: 'none' };
const web = (path: string): SourcePlace => ({ kind: 'web', url: `${base}${path}` });
const path = () => join(folder, 'file');
interface Options {
  login?: SourceLogin;
  seen?: Marks | null;
  network?: Network;
}
const take = (place: SourcePlace, { login = none, seen = null, network = anywhere }: Options = {}) =>
  fetchSource({ place, login, seen, network, path: path(), stop: new AbortController().signal });

test('a file comes with the marks by which its server knows it again', async () => {
  expect(await take(web('/stock.csv'))).toMatchObject({ bytes: list.length, etag: '"one"', last_modified: null });
  expect(readFileSync(path(), 'utf8')).toBe(list);
  answer = ({ headers }, response) => response.writeHead(headers['if-none-match'] === '"one"' ? 304 : 200).end();
  expect(await take(web('/stock.csv'), { seen: { etag: '"one"', last_modified: null } })).toBeNull();
});

test('a login goes to its own host and to no other', async () => {
  const login: SourceLogin = { kind: 'basic', user: 'shop', password: 'pä:ss' };
  const other = createServer((request, response) => {
    asked.push(request);
    response.end(list);
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo; // it listens
  answer = ({ url }, response) =>
    response.writeHead(302, { Location: url === '/a.csv' ? '/b.csv' : `http://127.0.0.1:${port}/c.csv` }).end();
  expect(await take(web('/a.csv'), { login })).toMatchObject({ bytes: list.length });
  const [first, second, third] = asked.map(({ headers }) => headers.authorization);
  expect(Buffer.from(first?.replace('Basic ', '') ?? '', 'base64').toString()).toBe('shop:pä:ss');
  expect([second, third]).toEqual([first, undefined]);
  other.close();
});

test.each<[string, (request: IncomingMessage, response: ServerResponse) => unknown, string]>([
  ['401', (_, response) => response.writeHead(401).end(), 'login'],
  ['404', (_, response) => response.writeHead(404).end(), 'missing'],
  ['500', (_, response) => response.writeHead(500).end(), 'status'],
  [
    'a size that is too large',
    (_, response) => response.writeHead(200, { 'Content-Length': mostPulledBytes + 1 }).flushHeaders(),
    'too_large',
  ],
  ['an endless file', ({ socket }, response) => pour(response, () => socket.destroyed), 'too_large'],
  ['a redirect in a circle', ({ url }, response) => response.writeHead(302, { Location: url }).end(), 'redirect'],
  ['a redirect to another protocol', (_, response) => response.writeHead(302, { Location: 'ftp://example.com/a' }).end(), 'redirect'],
  ['no answer', ({ socket }) => socket.destroy(), 'unreachable'],
])('says why nothing came: %s', async (_what, say, reason) => {
  answer = (request, response) => void say(request, response);
  await expect(take(web('/stock.csv'))).rejects.toMatchObject({ reason });
});

function pour(response: ServerResponse, isGone: () => boolean): void {
  const piece = Buffer.alloc(1024 * 1024);
  const next = () => void (isGone() || (response.write(piece) ? setImmediate(next) : response.once('drain', next)));
  next();
}

test.each<[string, SourcePlace]>([
  ['plain http', { kind: 'web', url: 'http://93.184.215.14/stock.csv' }],
  ['an address inside', { kind: 'web', url: 'https://169.254.169.254/latest/meta-data/' }],
  ['a name that leads inside', { kind: 'web', url: 'https://localhost/stock.csv' }],
  ['an endpoint inside', { kind: 's3', endpoint: 'https://10.0.0.1', region: 'eu', bucket: 'b', key: 'k.csv' }],
  ['a host inside', { kind: 'sftp', host: '127.0.0.1', port: 22, path: '/a.csv', user: 'u', host_key: `SHA256:${'A'.repeat(43)}` }],
  [
    'a host whose name leads inside',
    { kind: 'sftp', host: 'localhost', port: 22, path: '/a.csv', user: 'u', host_key: `SHA256:${'A'.repeat(43)}` },
  ],
])('goes nowhere inside the network: %s', async (_what, place) => {
  const logins: Record<SourcePlace['kind'], SourceLogin> = {
    web: none,
    s3: { kind: 'access_key', access_key: 'a', secret_key: 's' },
    sftp: { kind: 'password', password: 'p' },
  };
  await expect(take(place, { login: logins[place.kind], network: outside })).rejects.toMatchObject({ reason: 'inside' });
});

test('a redirect is checked like the address itself', async () => {
  const first = new URL(base);
  const network: Network = { lookup: null, mayCall: (url) => url.host === first.host || outside.mayCall(url) };
  answer = (_, response) => response.writeHead(302, { Location: 'https://192.168.0.1/stock.csv' }).end();
  await expect(take(web('/stock.csv'), { network })).rejects.toMatchObject({ reason: 'inside' });
  expect(asked).toHaveLength(1);
});

test.each([
  // "GET Bucket Lifecycle" and "Get Bucket (List Objects)" of "Signature Calculations for the Authorization Header", Amazon S3 API Reference.
  ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('a request to a bucket is signed as AWS signs its own example: %s', async (query, signature) => {
  const key = { access_key: 'AKIAIOSFODNN7EXAMPLE', secret_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  const url = new URL(`https://examplebucket.s3.amazonaws.com/${query}`);
  const headers = await signedHeaders(url, { region: 'us-east-1', key, at: '20130524T000000Z' });
  expect(headers['authorization']).toContain('SignedHeaders=host;x-amz-content-sha256;x-amz-date');
  expect(headers['authorization']).toContain(`Signature=${signature}`);
});

test('an object is asked for by path, signed with the key of the bucket', async () => {
  const place: SourcePlace = { kind: 's3', endpoint: base, region: 'eu-central-1', bucket: 'lists', key: 'daily/stock list.csv' };
  const login: SourceLogin = { kind: 'access_key', access_key: 'AKID', secret_key: 'secret' };
  const answered: string[] = [];
  answer = ({ url = '', headers }, response) => {
    const at = String(headers['x-amz-date']);
    void signedHeaders(new URL(url, base), { region: 'eu-central-1', key: { access_key: 'AKID', secret_key: 'secret' }, at }).then(
      (own) => {
        answered.push(url);
        response.writeHead(own['authorization'] === headers.authorization ? 200 : 403).end(list);
      },
    );
  };
  expect(await take(place, { login })).toMatchObject({ bytes: list.length });
  expect(answered).toEqual(['/lists/daily/stock%20list.csv']);
  await expect(take(place, { login: { ...login, secret_key: 'other' } })).rejects.toMatchObject({ reason: 'login', detail: '403' });
});

const onSftp = (change: object = {}): SourcePlace => ({
  kind: 'sftp',
  host: '127.0.0.1',
  port: sftp.port,
  path: '/out/stock.csv',
  user: 'shop',
  host_key: sftp.hostKey,
  ...change,
});

test('a file of an SFTP server comes by password and by key', async () => {
  expect(await take(onSftp(), { login: { kind: 'password', password: sftp.password } })).toMatchObject({ bytes: list.length, etag: null });
  expect(readFileSync(path(), 'utf8')).toBe(list);
  expect(await take(onSftp(), { login: { kind: 'private_key', private_key: sftp.privateKey } })).toMatchObject({ bytes: list.length });
});

test('an SFTP server with another key gets no password, and its key is told', async () => {
  const before = sftp.logins();
  const login: SourceLogin = { kind: 'password', password: sftp.password };
  const place = onSftp({ host_key: `SHA256:${'A'.repeat(43)}` });
  await expect(take(place, { login })).rejects.toMatchObject({ reason: 'host_key', detail: sftp.hostKey });
  expect(sftp.logins()).toBe(before);
});

test.each<[string, object, SourceLogin, string]>([
  ['a wrong password', {}, { kind: 'password', password: 'wrong' }, 'login'],
  ['a key that is none', {}, { kind: 'private_key', private_key: 'none' }, 'login'],
  ['another key', {}, { kind: 'private_key', private_key: anotherKey() }, 'login'],
  ['no such file', { path: '/out/other.csv' }, { kind: 'password', password: 'PASSWORD' }, 'missing'],
  ['a folder', { path: '/out' }, { kind: 'password', password: 'PASSWORD' }, 'missing'],
])('says why nothing came by SFTP: %s', async (_what, change, login, reason) => {
  const own = login.kind === 'password' && login.password === 'PASSWORD' ? { ...login, password: sftp.password } : login;
  await expect(take(onSftp(change), { login: own })).rejects.toMatchObject({ reason });
});

function anotherKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  }).privateKey;
}
