/** Bytes of a text whose encoding nobody wrote down. */
import { unreadable } from './unreadable.ts';

const marks: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Enough of a file to tell what it is. */
const probe = 65_536;

/** The text of a file: by its mark, else UTF-8, else the old encoding that its bytes look like. */
export function decodeText(bytes: Uint8Array): string {
  const sure = sureEncoding(bytes);
  if (sure !== null) return new TextDecoder(sure).decode(bytes);
  return decodeStrictly('utf-8', bytes) ?? new TextDecoder(oldEncoding(bytes.subarray(0, probe))).decode(bytes);
}

/** The encoding of a text by its beginning, which may end inside of a character. */
export function encodingOf(beginning: Uint8Array): string {
  const bytes = beginning.subarray(0, probe);
  const sure = sureEncoding(bytes);
  if (sure !== null) return sure;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return oldEncoding(bytes);
  }
}

/** By its mark, or as UTF-16; null for what must be tried. */
function sureEncoding(bytes: Uint8Array): string | null {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const sure = marked?.[0] ?? wideEncoding(bytes.subarray(0, probe));
  if (sure === null && bytes.subarray(0, probe).includes(0)) throw unreadable('not_a_table');
  return sure;
}

/** Null for bytes that are not of this encoding. */
function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: every other byte of digits, signs and Latin letters is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = bytes.length / 8;
  if (odd > many && even < odd / 4) return 'utf-16le';
  return even > many && odd < even / 4 ? 'utf-16be' : null;
}

/** Japanese, Chinese and Russian texts are known by where their bytes lie; everything else is West European. */
function oldEncoding(bytes: Uint8Array): string {
  const runs = highRuns(bytes);
  const high = runs.flat();
  const share = (isOne: (byte: number) => boolean) => high.filter(isOne).length / high.length;
  // Kana begin with 82 and 83; in West European texts that range holds a few quotation marks.
  if (share((byte) => byte >= 0x81 && byte <= 0x9f) > 0.25 && decodeLoosely('shift_jis', bytes)) return 'shift_jis';
  const isRussian = share((byte) => byte >= 0xc0 || byte === 0xb8 || byte === 0xb9) > 0.95 && high.length / runs.length >= 2.5;
  if (isRussian) return 'windows-1251';
  const pairs = runs.filter((run) => run.length % 2 === 0).length / runs.length;
  if (pairs > 0.9 && decodeLoosely('gb18030', bytes)) return 'gb18030';
  return 'windows-1252';
}

/** The probe may end inside of a character. */
function decodeLoosely(encoding: string, bytes: Uint8Array): boolean {
  return decodeStrictly(encoding, bytes) !== null || decodeStrictly(encoding, bytes.subarray(0, -1)) !== null;
}

/** Stretches of bytes beyond ASCII. */
function highRuns(bytes: Uint8Array): number[][] {
  const runs: number[][] = [];
  let isInside = false;
  for (const byte of bytes) {
    if (byte < 0x80) isInside = false;
    else if (isInside) runs.at(-1)?.push(byte);
    else {
      runs.push([byte]);
      isInside = true;
    }
  }
  return runs;
}
