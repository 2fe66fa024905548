import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FileStore, diskFiles } from '#server/kernel/file-store.ts';
import { s3Files } from './s3-files.ts';

const bytes = new Uint8Array([0, 1, 254, 255]);

async function idsOf(files: FileStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of files.list()) ids.push(id);
  return ids;
}

/** One page of S3's list, with a single key. */
function listPage(keys: string[], query: URLSearchParams): string {
  const [key, ...more] = keys.filter((one) => one > (query.get('continuation-token') ?? ''));
  const next = more.length > 0 ? `<NextContinuationToken>${key}</NextContinuationToken>` : '';
  return `<ListBucketResult>${key === undefined ? '' : `<Contents><Key>${key}</Key></Contents>`}${next}</ListBucketResult>`;
}

async function keepsFiles(files: FileStore): Promise<void> {
  expect(await idsOf(files)).toEqual([]);
  expect(await files.get('none')).toBeNull();
  await files.put('abc-320', bytes, 'image/webp');
  expect(await files.get('abc-320')).toEqual(bytes);
  await files.put('def', bytes, 'image/webp');
  expect((await idsOf(files)).toSorted()).toEqual(['abc-320', 'def']);
  await files.delete('def');
  await files.delete('abc-320');
  await files.delete('abc-320');
  expect(await files.get('abc-320')).toBeNull();
  await expect(async () => files.get('../passwd')).rejects.toThrow('no id of a file');
}

test('a folder keeps files for the server alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const files = diskFiles(join(folder, 'files'));
  await keepsFiles(files);
  await files.put('x', bytes, 'image/webp');
  expect((await stat(join(folder, 'files', 'x'))).mode & 0o077).toBe(0);
  expect(await readdir(join(folder, 'files'))).toEqual(['x']);
  await rm(folder, { recursive: true });
});

test('a bucket keeps files; every request to it is signed', async () => {
  const held = new Map<string, Buffer>();
  const unsigned: string[] = [];
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    const { authorization = '' } = request.headers;
    if (!/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/.test(authorization))
      unsigned.push(url);
    const keys = [...held.keys()].map((one) => one.slice('/shop/'.length)).toSorted();
    if (url.startsWith('/shop?list-type=2')) return response.end(listPage(keys, new URL(url, 'http://x').searchParams));
    if (!url.startsWith('/shop/')) return response.writeHead(404).end();
    if (request.method === 'PUT') held.set(url, await buffer(request));
    else if (request.method === 'DELETE') held.delete(url);
    else if (!held.has(url)) return response.writeHead(404).end();
    return response.end(held.get(url));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const settings = { endpoint: `http://127.0.0.1:${port}`, bucket: 'shop', region: 'eu-1', accessKey: 'key', secretKey: 'secret' };
  await keepsFiles(s3Files(settings));
  await expect(s3Files({ ...settings, bucket: 'other' }).put('a', bytes, 'image/webp')).rejects.toThrow('no such bucket');
  expect(unsigned).toEqual([]);
  server.close();
});
