/**
 * Entries of a ZIP archive in memory. What an entry unpacks to is limited while it is unpacked,
 * for the sizes that an archive states about itself may be false.
 */
import { inflateRawSync } from 'node:zlib';
import { type ZipEntry, zipEntries } from '#server/kernel/zip-entries.ts';
import { unreadable } from './unreadable.ts';

/** A sheet of nothing but formatted emptiness shrinks to a hundredth; what shrinks to less was made to be a burden. */
const greatestRatio = 200;
/** Small entries may be as empty as they like. */
const harmless = 1024 * 1024;

export interface ZipLimits {
  /** Bytes of all entries together. */
  unpacked: number;
  entries: number;
}

export interface Zip {
  names: string[];
  /** Null when there is no such entry. */
  read: (name: string) => Uint8Array | null;
}

const localMark = 0x04034b50;
const [stored, deflated] = [0, 8];

export function openZip(bytes: Uint8Array, limits: ZipLimits): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(bytes, limits.entries);
  const stated = [...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (stated > limits.unpacked) throw unreadable('too_large');
  let left = limits.unpacked;
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (!entry) return null;
      const content = unpack(view, entry, left);
      left -= content.length;
      return content;
    },
  };
}

function readDirectory(bytes: Uint8Array, most: number): Map<string, ZipEntry> {
  const entries = zipEntries(bytes, most);
  if (entries === 'too_many') throw unreadable('too_large');
  if (entries === 'broken') throw unreadable('broken');
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw unreadable('password');
  return new Map(entries.map((entry) => [entry.name.replaceAll('\\', '/').replace(/^\//, ''), entry]));
}

function unpack(view: DataView, entry: ZipEntry, left: number): Uint8Array {
  return orBroken(() => {
    if (view.getUint32(entry.at, true) !== localMark) throw unreadable('broken');
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = new Uint8Array(view.buffer, view.byteOffset + start, entry.packed);
    if (entry.method === stored) {
      if (packed.length > left) throw unreadable('too_large');
      return packed;
    }
    if (entry.method !== deflated) throw unreadable('broken');
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(left, harmless + packed.length * greatestRatio)) });
  });
}

/** A pointer beyond the end or bad data is a broken file; more data than allowed is too large. */
function orBroken<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) throw unreadable('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken');
    if (error instanceof Error && 'errno' in error) throw unreadable('broken');
    throw error;
  }
}
