/** A process of its own in which pictures are opened: a decoder that fails over a hostile file takes neither the shop nor its secrets with it. */
import { type CleanPicture, type Size, cleanPicture, measurePicture, narrowPicture } from './make-picture.ts';

export type Task =
  | { do: 'measure'; bytes: Uint8Array }
  | { do: 'clean'; bytes: Uint8Array; longest: number }
  | { do: 'narrow'; bytes: Uint8Array; width: number };
export type Made = { result: Size | CleanPicture | Uint8Array | null } | { trouble: string };

function make(task: Task): Promise<Size | CleanPicture | Uint8Array | null> {
  if (task.do === 'measure') return measurePicture(task.bytes);
  if (task.do === 'clean') return cleanPicture(task.bytes, task.longest);
  return narrowPicture(task.bytes, task.width);
}

/** Bytes that this process may hold, as its parent says. */
const mostMemory = Number(process.argv[2]);
const lookMs = 20;
// The decoder works in threads of its own, so this looks while a picture is opened.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1);
}, lookMs).unref();

process.on('message', (task: Task) => {
  make(task).then(
    (result) => process.send?.({ result } satisfies Made),
    (error: unknown) => process.send?.({ trouble: String(error) } satisfies Made),
  );
});
// The shop ended, however it did.
process.on('disconnect', () => process.exit());
// A stop signal from the terminal reaches all processes; the shop still answers what is under way and then ends this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
