/** Global Trade Item Numbers, the numbers under bar codes (GS1 General Specifications, release 24, section 7.9.1: check digit). */

/** With 14 digits, as GS1 keeps them in files, of one with 8, 12, 13 or 14; null for what is none. Blanks and hyphens between digits do no harm. */
export function readGtin(typed: string): string | null {
  const digits = typed.trim().replace(/(?<=\d)[ -](?=\d)/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const gtin = digits.padStart(14, '0');
  const sum = [...gtin].reduce((before, digit, place) => before + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 && /[1-9]/.test(gtin) ? gtin : null;
}

/** As it stands under a bar code: without the zeros that only fill up to 14 digits. */
export function printedGtin(gtin: string): string {
  return gtin.replace(/^0{6}(?=\d{8}$)|^0{2}(?=\d{12}$)|^0(?=\d{13}$)/, '');
}
