/** The trimmed text of a field; empty when there is none. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Today in UTC, as the store counts days. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
