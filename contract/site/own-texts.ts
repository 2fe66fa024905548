/** What the operator's own words must keep of those that came with the shop. */

/** The key of a text: its file and its place in it, such as `common:header.cart`. */
export const textKey = /^[a-z_]{1,30}(?:\/[A-Za-z0-9]{1,60})?:[A-Za-z0-9_-]{1,60}(?:\.[A-Za-z0-9_-]{1,60}){0,2}$/;

/** Longest text, and longest sum of the texts of one language, which every page carries along. */
export const longestText = { one: 2000, all: 20_000 };

/**
 * Placeholders, references to other texts and markup, in order: whatever the page puts something in for, or would take for more than letters.
 * Half a placeholder is a mark too, so that a brace too few is no text.
 */
function marks(text: string): string[] {
  return (text.match(/\{\{[^{}]*\}\}|\{\{|\}\}|\$t\([^()]*\)|<\/?[a-z0-9!?][^<>]*>?/gi) ?? []).toSorted();
}

/** Whether a text can stand for another: the same placeholders and the same markup, each as often. So none brings markup of its own. */
export function keepsMarks(text: string, original: string): boolean {
  const [given, wanted] = [marks(text), marks(original)];
  return given.length === wanted.length && given.every((mark, index) => mark === wanted[index]);
}
