import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PullFailure } from './pull-failure.ts';

/** Bytes; what a hand import on the page takes, four times over. */
export const mostPulledBytes = 48 * 1024 * 1024;

export interface TakenFile {
  bytes: number;
  /** SHA-256 in hex. */
  checksum: string;
}

/** Refuses what says itself that it is too large, before any of it is read. */
export function refuseLarge(announced: number): void {
  if (announced > mostPulledBytes) throw new PullFailure('too_large', String(announced));
}

/** Writes a stream to a file as it comes, and breaks off where it is too large. */
export async function takeFile(stream: Readable, path: string, signal: AbortSignal): Promise<TakenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      hash.update(piece);
      done(bytes > mostPulledBytes ? new PullFailure('too_large') : null, piece);
    },
  });
  await pipeline(stream, counted, createWriteStream(path), { signal });
  return { bytes, checksum: hash.digest('hex') };
}
