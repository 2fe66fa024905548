const budgetMilliseconds = 50;
const delayMilliseconds = 1;
/** After some ways of scrolling Chromium never says that it is idle. */
const latestMilliseconds = 5000;

/** Runs work when the browser is idle, or at the latest; where it cannot tell, after 1 ms with a budget of 50 ms. */
export function whenIdle(work: (deadline: IdleDeadline) => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(work, { timeout: latestMilliseconds });
    return;
  }
  setTimeout(() => {
    const start = Date.now();
    work({ didTimeout: false, timeRemaining: () => Math.max(0, budgetMilliseconds - (Date.now() - start)) });
  }, delayMilliseconds);
}
