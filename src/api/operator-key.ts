/** The key of whoever runs the shop: in this tab alone, gone when it closes. */
const name = 'operator_key';

export function readOperatorKey(): string | null {
  return globalThis.sessionStorage?.getItem(name) ?? null;
}

export function keepOperatorKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(name);
  else sessionStorage.setItem(name, key);
}
