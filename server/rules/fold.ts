/** Text as it is compared: lower case, accents and width differences removed, soft hyphens dropped. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .trim();
}

/** A part number as it is compared: upper case, only A–Z and 0–9. */
export function partKey(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A coded name as it is compared: `SOT-23` and `sot23` are one. */
export function codeKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
