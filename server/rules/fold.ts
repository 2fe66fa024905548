import { simplified } from './han-variants.ts';

/** Marks of Latin, Greek and Cyrillic letters, and soft hyphens. The vowel signs of Devanagari are letters, its dots below are not. */
const marks = /(?![\u0900-\u093b\u093d-\u097f])\p{M}|\u00ad/gu;

/** Text as it is compared: lower case, accents and width differences removed, `ı` as `i`, one form of a Chinese character. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('\u0901', '\u0902') // chandrabindu is often typed as anusvara
    .trim();
  return simplified(plain);
}

/** A part number as it is compared: upper case, only A–Z and 0–9. */
export function partKey(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A coded name as it is compared: `SOT-23` and `sot23` are one. */
export function codeKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
