/** Texts of old Excel files (BIFF8): in one byte or two for each sign, and cut anywhere by the limit of a record. */
import { longestCell } from './table.ts';

/** Bytes of a record and of those that continue it. */
export interface TextSource {
  chunks: readonly Uint8Array[];
  chunk: number;
  at: number;
}

export function textSource(chunks: readonly Uint8Array[]): TextSource {
  return { chunks, chunk: 0, at: 0 };
}

/** The next byte; a RangeError beyond the last one. */
function readByte(source: TextSource): number {
  while (source.at >= (source.chunks[source.chunk]?.length ?? 0)) {
    source.chunk += 1;
    source.at = 0;
    if (source.chunk >= source.chunks.length) throw new RangeError('The record ends too early');
  }
  source.at += 1;
  return source.chunks[source.chunk]?.[source.at - 1] ?? 0;
}

export function readWord(source: TextSource): number {
  return readByte(source) + readByte(source) * 256;
}

function readLong(source: TextSource): number {
  return readWord(source) + readWord(source) * 65_536;
}

function skip(source: TextSource, bytes: number): void {
  let left = bytes;
  while (left > 0) {
    const here = (source.chunks[source.chunk]?.length ?? 0) - source.at;
    const step = Math.min(left, here);
    source.at += step;
    left -= step;
    if (left > 0) readByte(source);
    left -= left > 0 ? 1 : 0;
  }
}

/** A text with its length before it; formats and readings aloud are skipped. */
export function readText(source: TextSource, length = readWord(source)): string {
  const flags = readByte(source);
  const runs = flags & 8 ? readWord(source) : 0;
  const extra = flags & 4 ? readLong(source) : 0;
  const text = readSigns(source, length, (flags & 1) === 1);
  skip(source, runs * 4 + extra);
  return text;
}

/** Where a record ends inside of a text, the next begins by saying how wide the rest is. */
function readSigns(source: TextSource, length: number, isWide: boolean): string {
  const signs: number[] = [];
  let wide = isWide;
  for (let index = 0; index < length; index += 1) {
    if (source.at >= (source.chunks[source.chunk]?.length ?? 0)) wide = (readByte(source) & 1) === 1;
    const sign = wide ? readWord(source) : readByte(source);
    if (signs.length < longestCell) signs.push(sign);
  }
  return String.fromCharCode(...signs);
}
