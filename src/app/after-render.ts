const longestWaitMilliseconds = 100;

/** Waits until the new page shows its heading, at most 100 ms; returns how to give up. */
export function afterRender(isThere: () => boolean, then: () => void): () => void {
  const start = performance.now();
  let frame = requestAnimationFrame(function look() {
    if (isThere() || performance.now() - start >= longestWaitMilliseconds) then();
    else frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}
