import type { Pen } from './pen.ts';

/** The bytes of what a pen draws, once it has ended. */
export function collect({ doc }: Pen): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  doc.on('error', reject);
  return promise;
}
