/** Whether a language writes the family name before the given name. */
export function isFamilyFirst(tag: string): boolean {
  return /^(?:ja|zh)/.test(tag);
}
