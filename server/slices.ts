/** Work of the main thread in slices: others are answered in between. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds at a stretch; a call of many steps asks after each. */
const slice = 12;

/** Gives what is awaited after each step of a long piece of work. */
export function openSlices(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < slice) return undefined;
    return setImmediate().then(() => {
      began = performance.now();
    });
  };
}
