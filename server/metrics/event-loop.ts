/**
 * How long the only thread that answers was held at a stretch, by whatever it was. Counted in time of that thread on a processor,
 * so that a busy machine is not taken for a busy shop.
 */

/** Milliseconds between two looks of the metrics. */
const every = 20;

/** Tells each stretch between two turns of the event loop, in seconds; gives what ends it. */
export function watchEventLoop(onStretch: (seconds: number) => void, interval = every): () => void {
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    onStretch((user + system) / 1e6);
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
