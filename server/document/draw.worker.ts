/** Draws documents beside the server's own thread, which goes on answering meanwhile. */
import { parentPort } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { Sheet } from './sheet.ts';

export interface DrawOrder {
  id: number;
  sheet: Sheet;
}
export type Drawn = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; trouble: string };

const port = parentPort;
port?.on('message', ({ id, sheet }: DrawOrder) => {
  drawSheet(sheet).then(
    (bytes) => port.postMessage({ id, bytes } satisfies Drawn, [bytes.buffer]),
    (error: unknown) => port.postMessage({ id, trouble: String(error instanceof Error ? error.stack : error) } satisfies Drawn),
  );
});
