import type { html } from 'hono/html';

/** Markup of `hono/html` as text. What is put into it must be at hand: a promise within is a fault of the code. */
export function markupText(markup: ReturnType<typeof html>): string {
  if (markup instanceof Promise) throw new TypeError('Markup with a promise in it cannot be written at once');
  return markup.toString();
}
