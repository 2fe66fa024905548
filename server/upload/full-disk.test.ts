/** A disk that is full or cannot be written: what the health check, a sender and the folder are left with. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { storedFile } from '#server/db/schema.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { watchDisk } from '#server/kernel/disk-fault.ts';
import { type FileStore, memoryFiles } from '#server/kernel/file-store.ts';

let store: TestStore;
let folder: string;
beforeAll(async () => {
  store = await openTestStore({ print: () => {} });
});
afterAll(() => store.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partwright-disk-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  use(memoryFiles());
});

function use(files: Partial<FileStore>): void {
  Object.assign(store.files, files);
}

const failing = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error(code), { code });
};

async function upload(): Promise<{ status: number; code: string; message: string }> {
  const { status, error } = await sendFile(store.app, new File(['mpn\nLM358\n'], 'bom.csv'), 'bom', { 'X-Locale': 'de' });
  return { status, code: error?.code ?? '', message: error?.message ?? '' };
}

test('a full disk refuses a file in words and keeps no trace of it', async () => {
  use({ put: failing('ENOSPC') });
  expect(await upload()).toEqual({ status: 507, code: 'storage_full', message: expect.stringContaining('Speicher voll') });
  expect(await store.db.$count(storedFile)).toBe(0);
});

test('a disk that cannot be written is a shop that cannot answer now', async () => {
  use({ put: failing('EROFS') });
  expect(await upload()).toMatchObject({ status: 503, code: 'unavailable' });
});

test.each([
  ['is full', { leastFree: Number.MAX_SAFE_INTEGER }, 'disk full'],
  ['takes no byte more', { tryWriting: failing('ENOSPC') }, 'disk full'],
  ['cannot be written', { tryWriting: failing('EROFS') }, 'disk read-only'],
])('the health check tells a disk that %s', async (_what, looking, reason) => {
  use({ fault: watchDisk(folder, looking) });
  const answer = await store.request('/healthz');
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false, reason }]);
});

test('it looks at the disk once in a while, and leaves nothing on it', async () => {
  let looks = 0;
  const fault = watchDisk(folder, { tryWriting: async () => void (looks += 1) });
  expect(await Promise.all([fault(), fault(), fault()])).toEqual([null, null, null]);
  expect(looks).toBe(1);
  expect(await watchDisk(folder)()).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that no longer fits leaves no half file', () => {
  // The shell's limit of a file's size stands in for a full disk.
  const code = `
    process.on('SIGXFSZ', () => {});
    const { diskFiles } = await import('#server/kernel/file-store.ts');
    await diskFiles(process.argv[1]).put('fi_1', new Uint8Array(4_000_000), 'text/plain').catch((error) => console.log(error.code));`;
  const words = `ulimit -f 1000; exec "$0" --input-type=module -e "$1" "$2"`;
  const { stdout } = spawnSync('bash', ['-c', words, process.execPath, code, folder], { cwd: join(import.meta.dirname, '..', '..') });
  expect(stdout.toString().trim()).toBe('EFBIG');
  expect(readdirSync(folder)).toEqual([]);
});
