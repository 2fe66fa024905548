/**
 * Entries of a ZIP archive in memory. What an entry unpacks to is limited while it is unpacked,
 * for the sizes that an archive states about itself may be false.
 */
import { inflateRawSync } from 'node:zlib';
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

interface Entry {
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const longestComment = 65_557;
const [stored, deflated] = [0, 8];

export function openZip(bytes: Uint8Array, limits: ZipLimits): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = orBroken(() => readDirectory(view, limits.entries));
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

function readDirectory(view: DataView, most: number): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) throw unreadable('too_large');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== entryMark) throw unreadable('broken');
    const [nameLength, extra, comment] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    if ((view.getUint16(at + 8, true) & 1) === 1) throw unreadable('password');
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - longestComment);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw unreadable('broken');
}

function unpack(view: DataView, entry: Entry, left: number): Uint8Array {
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
