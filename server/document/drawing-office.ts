/** One worker that draws documents; it ends, and its fonts with it, when nothing was asked for a while. */
import { Worker } from 'node:worker_threads';
import type { Drawn, DrawOrder } from './draw.worker.ts';
import type { Sheet } from './sheet.ts';

const idleMs = 30_000;

interface Waiting {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
}

interface Desk {
  worker: Worker;
  waiting: Map<number, Waiting>;
  close: NodeJS.Timeout | null;
}

let desk: Desk | null = null;
let lastId = 0;

function openDesk(): Desk {
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url));
  const opened: Desk = { worker, waiting: new Map(), close: null };
  worker.on('message', (drawn: Drawn) => settle(opened, drawn));
  const end = (error: Error) => {
    if (desk === opened) desk = null;
    for (const { reject } of opened.waiting.values()) reject(error);
    opened.waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`The drawing worker ended with ${code}`)));
  // A server that shuts down does not wait for it.
  worker.unref();
  return opened;
}

function settle(opened: Desk, drawn: Drawn): void {
  const waiting = opened.waiting.get(drawn.id);
  opened.waiting.delete(drawn.id);
  if (opened.waiting.size === 0) closeLater(opened);
  if ('bytes' in drawn) waiting?.resolve(drawn.bytes);
  else waiting?.reject(new Error(drawn.trouble));
}

function closeLater(opened: Desk): void {
  opened.close = setTimeout(() => {
    if (desk === opened) desk = null;
    void opened.worker.terminate();
  }, idleMs);
  opened.close.unref();
}

/** Draws a sheet in the worker; fails when it cannot be drawn. */
export function drawAside(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const at = (desk ??= openDesk());
  if (at.close) clearTimeout(at.close);
  at.close = null;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    at.waiting.set(id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    at.worker.postMessage({ id, sheet } satisfies DrawOrder);
  });
}
