const budgetMilliseconds = 50;
const delayMilliseconds = 1;

/** Runs work when the browser is idle; where it cannot tell, after 1 ms with a budget of 50 ms (requirements, section 9). */
export function whenIdle(work: (deadline: IdleDeadline) => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(work);
    return;
  }
  setTimeout(() => {
    const start = Date.now();
    work({ didTimeout: false, timeRemaining: () => Math.max(0, budgetMilliseconds - (Date.now() - start)) });
  }, delayMilliseconds);
}
