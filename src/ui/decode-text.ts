/** Undoes the escapes of an address; what is none, such as `100%`, stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // typed by hand, or cut off
  }
}
