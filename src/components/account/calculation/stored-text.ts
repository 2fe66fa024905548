/** Texts in this browser's storage that the page shows, and follows when another tab changes them. */
const listeners = new Set<() => void>();

/** Stores a text and tells everybody who shows it. */
export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden; the page itself still remembers.
  }
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function followStorage(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener); // another tab
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}
