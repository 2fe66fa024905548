/** Whether the clock of this machine can be gone by: one that is set anew makes holds, links and accounts look older than they are. */

/** Milliseconds that no usual correction moves it by at once. */
const jump = 60_000;
/** Milliseconds after one until what it says is believed: time for the machine to find the true time again. */
const settling = 10 * 60_000;

/** Ask it now and then: it compares the clock with the time that has passed since it was asked before. `passed` never jumps. */
export function watchClock(clock: () => number = Date.now, passed: () => number = () => performance.now()): () => boolean {
  let apart = clock() - passed();
  let jumpedAt = -Infinity;
  return () => {
    const now = clock() - passed();
    if (Math.abs(now - apart) > jump) jumpedAt = passed();
    apart = now;
    return passed() - jumpedAt > settling;
  };
}
