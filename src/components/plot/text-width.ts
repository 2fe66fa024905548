/** Wide scripts fill the em square, Latin letters a little more than half of it. */
const wide = /[ᄀ-ᇿ⺀-꓏가-힣豈-﫿＀-￯]/u;

/** Generous estimate of the width of a 12 px label, in px; the text is drawn after its place is chosen. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 12.5 : sign === '−' ? 9 : 6.8), 0);
}
