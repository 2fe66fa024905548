/** Reads what a ZIP archive says it holds, without opening any of it. */

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const longestComment = 65_535;
const mostEntries = 10_000;

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
}

/** The central directory; null for bytes that have none, or one that does not add up. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) return null;
    const length = view.getUint16(at + 28, true);
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + at + 46, Math.min(length, view.byteLength - at - 46)).toString('utf8');
    entries.push({ name, isEncrypted: (view.getUint16(at + 8, true) & 1) === 1 });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1) if (view.getUint32(at, true) === endMark) return at;
  return null;
}
