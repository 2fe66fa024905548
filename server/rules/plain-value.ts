/** Values in the one form that they are read in, however their digits, signs and capitals were typed. */

/** Digits, letters and signs of Chinese and Japanese keyboards, and units that are one sign there, `㎌`, `㏀` and `℃`. */
const compatible = /[\u2103\uff01-\uff5e\u3371-\u33ff]/gu;
const ohms = /[\u2126]/gu;
/** What stands before a figure and only says which way it is meant; the parameter tells that, too. */
const signs = /^(?:\+\s*(?:\/\s*)?[-−–]|[±~≈≃∼<>=≤≥≦≧⩽⩾])+\s*(?=[\d.,])/u;

/** A text with signs and digits as other keyboards have them. */
export function plainDigits(text: string): string {
  return text.replace(compatible, (sign) => sign.normalize('NFKC')).replace(ohms, 'Ω');
}

/** One word as a value: without the signs before it, with a zero before a point that begins it. */
export function plainValue(token: string): string {
  return plainDigits(token.normalize('NFC'))
    .replace(signs, '')
    .replace(/^[.,](?=\d)/, '0.');
}

const plusMinus = /\+\s?\/?\s?[-−–](?=\s*[.,]?\d)/gu;
const spaceAfterSign = /(?<=[±~≈<>=≤≥≦≧])\s+(?=[.,]?\d)/gu;
/** Farads as they were written before the micro sign was on keyboards. */
const oldFarads: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*(?:mmfd|mmf|pfd|uuf)(?!\p{L})/giu, 'pF'],
  [/(?<=\d)\s*(?:mfd|ufd|µfd)(?!\p{L})/giu, 'uF'],
  [/(?<=\d)\s*nfd(?!\p{L})/giu, 'nF'],
];

/** A keyword before its words are parted: values hold no spaces that separate nothing. */
export function joinedSigns(keyword: string): string {
  return oldFarads.reduce(
    (text, [pattern, unit]) => text.replace(pattern, unit),
    plainDigits(keyword).replace(plusMinus, '±').replace(spaceAfterSign, ''),
  );
}
