import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadPurpose } from '#contract/api/upload.ts';
import type { Call } from '#server/caller/call.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { storedFile } from '#server/db/schema.ts';
import { bearer, openMembers } from '#server/testing/member.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { zipOf } from '#server/testing/zip.ts';
import { attachFiles } from './attach-files.ts';

let store: TestStore;
let time = new Date('2026-11-21T10:00:00Z');
const tokens: Record<string, string> = {};

beforeAll(async () => {
  store = await openTestStore({ clock: () => time });
  const members = openMembers(store);
  for (const name of ['grace', 'mallory']) {
    // oxlint-disable-next-line no-await-in-loop
    await members.join(`${name}@example.com`);
    // oxlint-disable-next-line no-await-in-loop
    tokens[name] = (await members.login(`${name}@example.com`)).body.token;
  }
});
afterAll(() => store.close());

type Body = string | Uint8Array<ArrayBuffer>;

const send = (name: string, body: Body, purpose: UploadPurpose, headers: Record<string, string> = bearer(tokens['grace'] ?? '')) =>
  sendFile(store.app, new File([body], name), purpose, headers);

const png = (change: (image: ReturnType<typeof sharp>) => ReturnType<typeof sharp> = (image) => image) =>
  change(sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c33' } }))
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

const office = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
const example = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, '../bom/file/examples', name)));
const old = (names: string) => new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(names, 'utf16le')]));
const attach = (id: string, user: string, purpose: UploadPurpose) =>
  attachFiles(store.db, { deps: store.deps, account: { id: user }, cartKey: null, now: time } as unknown as Call, [id], purpose); // the call's other fields are not asked for

test.each<[string, string, Body, UploadPurpose, string]>([
  ['a list', 'bom.csv', 'mpn;qty\nLM358;3\n', 'bom', 'text/csv'],
  ['a list in UTF-16', 'bom.txt', new Uint8Array(Buffer.from('\ufeffmpn\tqty\nÄ\t3\n', 'utf16le')), 'bom', 'text/plain'],
  ['a Japanese list of Excel', 'bom.csv', new Uint8Array([0x95, 0x94, 0x95, 0x69, 0x2c, 0x33, 0x0a]), 'bom', 'text/csv'],
  ['a workbook', 'BOM.XLSX', zipOf(office), 'bom', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a workbook of LibreOffice', 'bom.ods', example('sensorknoten.ods'), 'bom', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['a workbook of before 2007', 'bom.xls', example('sensorknoten.xls'), 'bom', 'application/vnd.ms-excel'],
  ['a list of OrCAD', 'board.BOM', example('orcad.bom'), 'bom', 'text/plain'],
  ['a list that calls itself a workbook', 'bom.xls', 'mpn\tqty\nLM358\t3\n', 'bom', 'text/plain'],
  ['a netlist of KiCad', 'board.xml', '<?xml version="1.0"?>\n<export version="E"/>', 'bom', 'application/xml'],
  ['an archive', 'drawings.zip', zipOf({ 'a.txt': 'a' }), 'inquiry', 'application/zip'],
  ['a PDF', 'slip.pdf', '%PDF-1.7\n', 'transfer_slip', 'application/pdf'],
])('takes %s', async (_what, name, body, purpose, type) => {
  expect(await send(name, body, purpose)).toMatchObject({ status: 200, file: { type } });
});

test.each<[string, string, Body, UploadPurpose]>([
  ['SVG that calls itself a picture', 'photo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'comment'],
  ['HTML that calls itself a list', 'bom.csv', 'a,b\n<script>alert(1)</script>', 'bom'],
  ['a program that calls itself a PDF', 'a.pdf', new Uint8Array(Buffer.from('MZ\x90\x00\x03\x00', 'latin1')), 'inquiry'],
  ['a script', 'install.sh', 'rm -rf /', 'inquiry'],
  ['a script that calls itself text', 'install.txt', '#!/bin/sh\n', 'inquiry'],
  ['a workbook with macros', 'bom.xlsx', zipOf({ ...office, 'xl/vbaProject.bin': 'x' }), 'bom'],
  ['a workbook with a password', 'bom.xlsx', new Uint8Array(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'bom'],
  ['a workbook with encrypted entries', 'bom.xlsx', zipOf(office, { isEncrypted: true }), 'bom'],
  ['a workbook of before 2007 with macros', 'a.xls', old('Workbook\0_VBA_PROJECT_CUR\0'), 'bom'],
  ['a text document of before 2007', 'a.xls', old('WordDocument\0'), 'bom'],
  ['a page that calls itself a workbook', 'a.xls', '<html><table/></html>', 'bom'],
  ['a drawing that calls itself a netlist', 'a.xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'bom'],
  ['a page inside of a netlist', 'a.xml', '<export><script>alert(1)</script></export>', 'bom'],
  ['a netlist for an inquiry', 'a.xml', '<export/>', 'inquiry'],
  ['a text document', 'a.xlsx', zipOf({ '[Content_Types].xml': '', 'word/document.xml': '' }), 'inquiry'],
  ['a Java program', 'a.zip', zipOf({ 'META-INF/MANIFEST.MF': '' }), 'inquiry'],
  ['a broken archive', 'a.zip', 'PK\x03\x04 and no end', 'inquiry'],
  ['an archive for a parts list', 'a.zip', zipOf({ 'a.txt': 'a' }), 'bom'],
  ['a picture that breaks off', 'a.png', '\x89PNG\r\n\x1a\n', 'comment'],
])('refuses %s', async (_what, name, body, purpose) => {
  const bytes = typeof body === 'string' && !name.endsWith('.csv') ? new Uint8Array(Buffer.from(body, 'latin1')) : body;
  const before = store.files.ids().length;
  const { status, error } = await send(name, bytes, purpose);
  expect({ status, code: error?.code }).toEqual({ status: 415, code: 'unsupported_type' });
  expect(error?.data?.['allowed']).toContain(purpose === 'comment' ? 'webp' : purpose === 'bom' ? 'xlsx' : 'pdf');
  expect(store.files.ids()).toHaveLength(before);
});

test('a file over the size of its purpose is too large, an empty one is none', async () => {
  const six = new Uint8Array(6 * 1024 * 1024).fill(0x61);
  expect(await send('a.txt', six, 'bom')).toMatchObject({ status: 413, error: { data: { limit: 5 * 1024 * 1024 } } });
  expect(await send('a.txt', six, 'inquiry')).toMatchObject({ status: 200 });
  expect(await send('a.txt', new Uint8Array(11 * 1024 * 1024).fill(0x61), 'inquiry')).toMatchObject({ status: 413 });
  expect(await send('a.txt', '', 'bom')).toMatchObject({ status: 422 });
});

test('an archive is kept as it came, whatever it claims to unpack to', async () => {
  const bomb = zipOf({ 'bomb.txt': 'x' });
  // The directory claims four gigabytes.
  bomb.set([0xff, 0xff, 0xff, 0xff], bomb.length - 22 - 46 - 8 + 24);
  const { file } = await send('bomb.zip', bomb, 'inquiry');
  expect(Buffer.from((await store.files.get(file?.file_id ?? '')) ?? [])).toEqual(Buffer.from(bomb));
});

test('a small picture that unpacks to a huge one is refused', async () => {
  const image = sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#fff' }, limitInputPixels: false });
  const bytes = new Uint8Array(await image.png({ compressionLevel: 9 }).toBuffer());
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
  expect(await send('huge.png', bytes, 'comment')).toMatchObject({ status: 415 });
});

test('a picture of a comment is made anew: smaller, WebP, without what the camera wrote', async () => {
  const secret = 'taken at my home';
  const bytes = await png((image) => image.withExif({ IFD0: { ImageDescription: secret } }));
  expect(Buffer.from(bytes).includes(secret)).toBe(true);
  const { file } = await send('IMG_1.png', bytes, 'comment');
  expect(file).toMatchObject({ name: 'IMG_1.webp', type: 'image/webp', width: 1536, height: 768 });
  const image = (file?.url ?? '').replace('/file/', '/image/');
  expect((await store.request(image.split('?')[0] ?? '')).status).toBe(404);
  const shown = await store.request(`${image}&width=320`);
  expect((await store.request(`${image}&width=300`)).status).toBe(422);
  expect(shown.headers.get('Cache-Control')).toContain('no-store');
  expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const small = new Uint8Array(await shown.arrayBuffer());
  const whole = new Uint8Array(await (await store.request(file?.url ?? '')).arrayBuffer());
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320 });
  expect(Buffer.from(whole).includes(secret)).toBe(false);
  expect((await sharp(whole).metadata()).exif).toBeUndefined();
});

test('a private file is read by its signed address alone, for an hour, as a download that runs nothing', async () => {
  const { file } = await send('../../Prices <b>.csv', 'a;b\n', 'bom');
  const url = file?.url ?? '';
  const answer = await store.request(url);
  expect(await answer.text()).toBe('a;b\n');
  expect(answer.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''Prices%20%3Cb%3E.csv");
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
  const [path = ''] = url.split('?');
  expect((await store.request(path, undefined, bearer(tokens['grace'] ?? ''))).status).toBe(422);
  expect((await store.request(url.replace(/signature=.{3}/, 'signature=AAA'))).status).toBe(404);
  expect((await store.request(url.replace(/expires=\d+/, 'expires=99999999'))).status).toBe(404);
  expect((await store.request(path.replace('/file/', '/image/'))).status).toBe(404);
  const before = time;
  time = new Date(time.getTime() + 2 * 3_600_000);
  expect((await store.request(url)).status).toBe(404);
  time = before;
});

test('a file goes with what its sender writes, and with nothing of anybody else', async () => {
  const { file } = await send('a.csv', 'a\n', 'bom');
  const id = file?.file_id ?? '';
  const rows = await store.db.query.account.findMany();
  const idOf = (name: string) => rows.find(({ email }) => email.startsWith(name))?.id ?? '';
  const refused = { code: 'validation_failed', options: { fields: { 'files.0': [{ code: 'not_allowed' }] } } };
  await expect(attach(id, idOf('mallory'), 'bom')).rejects.toMatchObject(refused);
  await expect(attach(id, idOf('grace'), 'comment')).rejects.toMatchObject(refused);
  await attach(id, idOf('grace'), 'bom');
});

test('a guest owns their files by the key of their cart, and brings them along when they log in', async () => {
  const first = await send('a.csv', 'a\n', 'bom', {});
  expect(first.cartKey).toMatch(/^ck_/);
  const second = await send('b.csv', 'b\n', 'bom', { 'X-Cart-Key': first.cartKey ?? '' });
  expect(second.cartKey).toBe(first.cartKey);
  const guest = { deps: store.deps, account: null, cartKey: first.cartKey, now: time } as unknown as Call; // as above
  await attachFiles(store.db, guest, [first.file?.file_id ?? ''], 'bom');
  const { body } = await openMembers(store).call<{ user: { id: string } }>('login', {
    email: 'mallory@example.com',
    password: 'wall-socket moon 7',
    cart_key: first.cartKey,
  });
  await attach(second.file?.file_id ?? '', body.user.id, 'bom');
});

test('a picture for everybody comes from an account; the shop is no place for pictures of nobody', async () => {
  expect((await send('IMG_3.png', await png(), 'comment', {})).error?.code).toBe('auth_required');
  expect((await send('slip.png', await png(), 'transfer_slip', {})).status).toBe(200);
});

test('what nothing refers to after a day is gone, with its bytes; what is attached stays', async () => {
  const loose = await send('IMG_2.png', await png(), 'comment');
  const kept = await send('a.csv', 'a\n', 'bom');
  const grace = (await store.db.query.account.findMany()).find(({ email }) => email.startsWith('grace'));
  await attach(kept.file?.file_id ?? '', grace?.id ?? '', 'bom');
  time = new Date(time.getTime() + 25 * 3_600_000);
  await cleanUp(store.deps);
  const ids = (await store.db.select({ id: storedFile.id }).from(storedFile)).map(({ id }) => id);
  expect(ids).not.toContain(loose.file?.file_id);
  expect(ids).toContain(kept.file?.file_id);
  expect(store.files.ids().filter((id) => id.startsWith(loose.file?.file_id ?? ''))).toEqual([]);
});

test('one caller may send 30 files an hour and 100 MiB a day', async () => {
  const strict = await openTestStore({ settings: { rateLimits: true }, clock: () => time });
  const post = async (bytes: Uint8Array<ArrayBuffer>) => (await sendFile(strict.app, new File([bytes], 'a.txt'), 'inquiry')).status;
  const big = new Uint8Array(10 * 1024 * 1024).fill(0x61);
  const statuses: number[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (let sent = 0; sent < 11; sent += 1) statuses.push(await post(big));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await strict.close();
});
