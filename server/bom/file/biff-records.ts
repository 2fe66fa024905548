/** The records that old Excel files are made of: a number for the kind, a length, and bytes that may go on in the next ones. */
import type { Spend } from './file-budget.ts';

const continued = 0x3c;

export interface BiffRecord {
  kind: number;
  /** The bytes, and those of the records that continue them. */
  chunks: Uint8Array[];
  /** Of the first bytes. */
  view: DataView;
}

export function* listRecords(stream: Uint8Array, from: number, spend: Spend): Generator<BiffRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let at = from;
  while (at + 4 <= view.byteLength) {
    spend('tags', 1);
    const kind = view.getUint16(at, true);
    const chunks = [chunkAt(stream, view, at)];
    at += 4 + (chunks[0]?.length ?? 0);
    while (at + 4 <= view.byteLength && view.getUint16(at, true) === continued) {
      spend('tags', 1);
      const chunk = chunkAt(stream, view, at);
      chunks.push(chunk);
      at += 4 + chunk.length;
    }
    const [first = new Uint8Array()] = chunks;
    yield { kind, chunks, view: new DataView(first.buffer, first.byteOffset, first.byteLength) };
  }
}

function chunkAt(stream: Uint8Array, view: DataView, at: number): Uint8Array {
  const length = view.getUint16(at + 2, true);
  if (at + 4 + length > stream.length) throw new RangeError('The record ends too early');
  return stream.subarray(at + 4, at + 4 + length);
}
