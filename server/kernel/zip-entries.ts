/** Reads what a ZIP archive says it holds, without opening any of it: the one reader of such a directory. */

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const longestComment = 65_535;

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 0: stored as it is, 8: deflated. */
  method: number;
  /** Bytes in the archive, and what it says that they unpack to, which may be false. */
  packed: number;
  unpacked: number;
  /** Where the entry itself begins. */
  at: number;
}

/** The central directory; `broken` for bytes that have none, or one that does not add up, `too_many` above the entries that may be. */
export function zipEntries(bytes: Uint8Array, most: number): ZipEntry[] | 'broken' | 'too_many' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return 'broken';
  const count = view.getUint16(end + 10, true);
  if (count > most) return 'too_many';
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) return 'broken';
    const length = view.getUint16(at + 28, true);
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + at + 46, Math.min(length, view.byteLength - at - 46)).toString('utf8');
    entries.push({
      name,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1) if (view.getUint32(at, true) === endMark) return at;
  return null;
}
