/** Tells errors of code that could not be fetched from all others: Vite names them before anybody else sees them. */

const lost = new WeakSet<object>();

/** Listens for as long as the page lives. */
export function watchLostCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void lost.add(payload));
}

export function isLostCode(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}
