/** Marks of Latin, Greek and Cyrillic letters, and soft hyphens. The vowel signs of Devanagari are letters, its dots below are not. */
const marks = /(?![\u0900-\u093b\u093d-\u097f])\p{M}|\u00ad/gu;

/** Most words and all numbers have nothing to lose but capitals. */
const beyondAscii = /[^ -~]/;

/** Text in lower case without accents and width differences, `ı` as `i`: what people type and what is meant meet in it. */
export function withoutMarks(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase().trim();
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('\u0901', '\u0902') // chandrabindu is often typed as anusvara
    .trim();
}
