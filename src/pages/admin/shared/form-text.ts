import { withPlainDigits } from '#contract/value/typed-number.ts';

/** The trimmed text of a field; empty when there is none. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Pieces as they were typed, with the digits and the grouping of the page's language; not a number where they cannot be read. */
export function piecesOf(form: HTMLFormElement, name: string, tag: string): number {
  return Number(withPlainDigits(textOf(form, name), tag));
}

/** Today in UTC, as the store counts days. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
