/** What shows that the visitor has taken the scrolling over. */
const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a former place; rows that are still on their way are waited for, until the visitor scrolls. Returns how to give up. */
export function restoreScroll(top: number): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const tryAgain = () => {
    scrollTo(0, top);
    if (scrollY >= Math.floor(top)) stop();
  };
  tryAgain();
  if (waiting.signal.aborted || !('ResizeObserver' in globalThis)) return stop; // without it the page goes as far as it reaches
  const growth = new ResizeObserver(tryAgain);
  growth.observe(document.body);
  waiting.signal.addEventListener('abort', () => growth.disconnect(), { once: true });
  for (const event of byHand) addEventListener(event, stop, { passive: true, signal: waiting.signal });
  return stop;
}
