import { OverLimit } from '#server/kernel/over-limit.ts';
import { workerPool } from '#server/kernel/worker-pool.ts';
import type { Rendered } from './render-markdown.ts';

/** The longest honest page takes a third of a second; all languages of a page or of the home page wait at once. */
const limits = { time: 5000, memory: 256, atOnce: 1, mostWaiting: 400 };

const render = workerPool<string, Rendered | null>(new URL('./render.worker.ts', import.meta.url), limits);

/** Markdown that people type, as a reader gets it, made in a thread of its own: it may hold up nobody. Null for what cannot be made. */
export async function renderAside(markdown: string): Promise<Rendered | null> {
  try {
    return await render(markdown);
  } catch (error) {
    if (error instanceof OverLimit) return null;
    throw error;
  }
}
