import { once } from 'node:events';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readForm } from './read-form.ts';
import { closeServer, listen } from './shutdown.ts';
import { StoreError } from '#server/kernel/store-error.ts';

type Body = NonNullable<RequestInit['body']>;

const limit = 1024 * 1024;
const multipart = 'multipart/form-data; boundary=cut';

function read(body: Body, type?: string) {
  const headers = type === undefined ? {} : { 'Content-Type': type };
  return readForm(new Request('http://shop/', { method: 'POST', headers, body }), limit);
}

const refusalOf = (body: Body, type?: string) =>
  read(body, type).then(
    () => null,
    (error: unknown) => (error instanceof StoreError ? error.code : error),
  );

const part = (head: string, content: string) => `--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const end = '--cut--\r\n';

test('a browser’s own form comes back whole, with the name of its file', async () => {
  const form = new FormData();
  const bytes = new Uint8Array(300_000).map((_, at) => at % 251);
  form.set('purpose', 'Größe — 大小');
  form.set('file', new File([bytes], 'Стоимость "BOM" 東京.csv', { type: 'text/csv' }));
  form.set('empty', '');
  const { file, ...fields } = await read(form);
  expect(fields).toEqual({ purpose: 'Größe — 大小', empty: '' });
  expect(file).toMatchObject({ name: 'Стоимость "BOM" 東京.csv', type: 'text/csv' });
  expect(file instanceof File && new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

test('it may come in any pieces', async () => {
  const text = part('name="a"', '\r\n--cu') + part('name="file"; filename="f"', '\r\n--cu\r\n--c') + end;
  const { a, file } = await read(ReadableStream.from([...Buffer.from(text)].map((byte) => Uint8Array.of(byte))), multipart);
  expect([a, file instanceof File && (await file.text())]).toEqual(['\r\n--cu', '\r\n--cu\r\n--c']);
});

test('an empty file is a file', async () => {
  expect(await read(part('name="file"; filename="a.csv"', '') + end, multipart)).toMatchObject({ file: { size: 0, name: 'a.csv' } });
});

test('what a mail program or a plain page posts is read too', async () => {
  expect(await read(new URLSearchParams({ 'List-Unsubscribe': 'One-Click', a: 'ä b' }))).toEqual({
    'List-Unsubscribe': 'One-Click',
    a: 'ä b',
  });
});

test('of a name that comes twice the last counts, whatever the name', async () => {
  const form = await read(part('name="a"', '1') + part('name="a"', '2') + part('name="__proto__"', '3') + end, multipart);
  expect(Object.entries(form)).toEqual([
    ['a', '2'],
    ['__proto__', '3'],
  ]);
});

describe('refuses', () => {
  test.each<[string, Body, string | undefined]>([
    ['no form', '{}', 'application/json'],
    ['a body that does not say what it is', new Uint8Array(3), undefined],
    ['a form without a boundary', part('name="a"', '1') + end, 'multipart/form-data'],
    ['half a field', part('name="a"', '1').slice(0, -4), multipart],
    ['half a file', part('name="file"; filename="a.csv"', 'a,b').slice(0, -3), multipart],
    ['a form that never ends', part('name="a"', '1'), multipart],
    ['nothing of what was promised', '', multipart],
  ])('%s', async (_name, body, type) => expect(await refusalOf(body, type)).toBe('bad_request'));

  test.each<[string, string]>([
    ['more than the call takes', part('name="file"; filename="a"', 'a'.repeat(limit)) + end],
    ['two files', part('name="file"; filename="a"', 'a').repeat(2) + end],
    ['eleven fields', Array.from({ length: 11 }, (_, at) => part(`name="${at}"`, '1')).join('') + end],
    ['a field of a page', part('name="a"', 'a'.repeat(5000)) + end],
  ])('%s', async (_name, body) => expect(await refusalOf(body, multipart)).toBe('too_large'));

  test.each([
    ['a field of a page', `a=${'a'.repeat(5000)}`],
    ['a name of a page', `${'a'.repeat(5000)}=1`],
  ])('%s of a plain page', async (_name, body) => expect(await refusalOf(body, 'application/x-www-form-urlencoded')).toBe('too_large'));
});

async function answerTo(request: Request): Promise<Response> {
  const said = await readForm(request, limit).then(
    () => 'read',
    (error: unknown) => (error instanceof StoreError ? error.code : 'fault'),
  );
  return new Response(said);
}

describe('over a connection', () => {
  const server = createAdaptorServer({ fetch: answerTo });
  let port = 0;
  beforeAll(async () => {
    port = await listen(server, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => closeServer(server));

  test('whoever is refused early hears it, and so does who comes after them on the same connection', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${multipart}\r\n`;
    const piece = part('name="file"; filename="a"', 'a'.repeat(60_000));
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    for (let sent = 0; sent < 15; sent += 1) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
    socket.write(`0\r\n\r\n${head}Connection: close\r\nContent-Length: ${end.length}\r\n\r\n${end}`);
    let answer = '';
    for await (const data of socket) answer += String(data);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*too_large[^]*HTTP\/1\.1 200 OK[^]*read/);
  });
});
