/** German names carry soft hyphens, for narrow columns. They have no place where a text is searched, saved or copied. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
