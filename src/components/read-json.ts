/** What a text of the browser's storage holds; null for none, and for one that is broken. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // another program's text, or half of one
  }
}
