import type { CountUse } from '#server/caller/count-use.ts';

const mostWindows = 200_000;

/** Counts in the memory of this process. */
export function memoryWindows(): CountUse {
  const windows = new Map<string, { used: number; endsAt: number }>();

  function forgetEnded(now: number): void {
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
    // Under an attack from ever new addresses the oldest windows go first; memory stays bounded.
    for (const key of windows.keys()) {
      if (windows.size <= mostWindows / 2) break;
      windows.delete(key);
    }
  }

  return ({ key, amount, now, endsAt }) => {
    if (windows.size >= mostWindows) forgetEnded(now);
    let window = windows.get(key);
    // Also when the clock was set back: a window that is full would stay for as long as it was ahead.
    if (window?.endsAt !== endsAt) {
      window = { used: 0, endsAt };
      windows.set(key, window);
    }
    window.used += amount;
    return window.used;
  };
}
