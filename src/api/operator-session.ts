/** The log-in of whoever runs the shop: in this tab alone, gone when it closes. */
const name = 'operator_session';
const watchers = new Set<() => void>();

export function readOperatorSession(): string | null {
  return globalThis.sessionStorage?.getItem(name) ?? null;
}

export function keepOperatorSession(token: string | null): void {
  if (token === readOperatorSession()) return;
  if (token === null) sessionStorage.removeItem(name);
  else sessionStorage.setItem(name, token);
  for (const watcher of watchers) watcher();
}

/** Tells of each change until the function it gives is called. */
export function watchOperatorSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
