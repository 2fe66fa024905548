/** Files in a TAR archive that was packed by gzip. Anybody may send one, so what it unpacks to has a limit while it is unpacked. */
import { gunzipSync } from 'node:zlib';
import { unreadable } from './unreadable.ts';

export interface TarFile {
  name: string;
  content: Uint8Array;
}

const block = 512;
/** As much as a board of a few thousand parts has with all of its layers. */
const unpacked = 64 * 1024 * 1024;
const mostFiles = 20_000;

const gzipMark = [0x1f, 0x8b];

export function isPackedTar(bytes: Uint8Array): boolean {
  return gzipMark.every((byte, at) => bytes[at] === byte);
}

/** The files whose names are wanted, in the order of the archive. */
export function readPackedTar(bytes: Uint8Array, isWanted: (name: string) => boolean): TarFile[] {
  const archive = unpack(bytes);
  const files: TarFile[] = [];
  let at = 0;
  for (let count = 0; at + block <= archive.length && archive[at] !== 0; count += 1) {
    if (count >= mostFiles) throw unreadable('too_large');
    const header = archive.subarray(at, at + block);
    const size = Number.parseInt(textOf(header, 124, 12), 8);
    if (!Number.isInteger(size) || size < 0 || textOf(header, 257, 5) !== 'ustar') throw unreadable('broken');
    const name = [textOf(header, 345, 155), textOf(header, 0, 100)].filter((part) => part !== '').join('/');
    // What a program puts before a long name is no file.
    const isFile = ['', '0'].includes(textOf(header, 156, 1));
    if (isFile && isWanted(name)) files.push({ name, content: archive.subarray(at + block, at + block + size) });
    at += block + Math.ceil(size / block) * block;
  }
  return files;
}

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: unpacked });
  } catch (error) {
    throw unreadable(error instanceof RangeError ? 'too_large' : 'broken');
  }
}

/** A field of a header, up to the first zero. */
function textOf(header: Uint8Array, from: number, length: number): string {
  const field = Buffer.from(header.subarray(from, from + length)).toString('latin1');
  return field.split('\0', 1)[0]?.trim() ?? '';
}
