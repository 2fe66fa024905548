/** Typed and pasted text with the digits, signs and letters of one keyboard, before anything is read from it. */

/** Digits, letters and signs of Chinese and Japanese keyboards, and units that are one sign there, `㎌`, `㏀` and `℃`. */
const compatible = /[\u2103\u3000\uff01-\uff5e\u3371-\u33ff]/gu;
const devanagariDigits = /[\u0966-\u096f]/g;
const blanks = /[\s\u2009\u202f]/g;
const invisible = /[\u200b-\u200f\u2060\ufeff]/g;
const fractions = /[\u00bc-\u00be\u2150-\u215e]/g;
/** What a result shows as `1.72 × 10⁻⁸`. */
const powerOfTen = / ?[×*·] ?10([⁺⁻]?)([⁰¹²³⁴-⁹]{1,3})/g;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const otherSigns: Readonly<Record<string, string>> = { '−': '-', '’': "'", μ: 'µ', '\u2126': 'Ω', '⋅': '·' };

/** Farads as they were written before the micro sign was on keyboards. */
const oldFarads = /(?<=\d) *(mmfd?|pfd|uuf|mfd|[uµ]fd|nfd)(?!\p{L})/giu;
/** Millions of ohms as circuit simulators have them. */
const meg = /(?<=\d) ?meg(?!\p{L})/giu;
const faradPrefixes: Readonly<Record<string, string>> = { mmf: 'p', mmfd: 'p', pfd: 'p', uuf: 'p', nfd: 'n' };

/** A text in the signs that every reader of values knows: ASCII digits, `-`, `'`, `µ`, `Ω`, plain spaces, `1/4`, `e-8`, `M` for `meg` and `uF` for `mfd`. */
export function plainSigns(text: string): string {
  return (beyondAscii.test(text) ? asciiSigns(text) : text).replace(meg, 'M').replace(oldFarads, farads);
}

/** Most of what is typed needs nothing but its units read. */
const beyondAscii = /[^ -~]/;
const farads = (_: string, unit: string): string => `${faradPrefixes[unit.toLowerCase()] ?? 'u'}F`;

function asciiSigns(text: string): string {
  return text
    .normalize('NFC')
    .replace(compatible, (sign) => sign.normalize('NFKC'))
    .replace(devanagariDigits, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(blanks, ' ')
    .replace(invisible, '')
    .replace(fractions, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
    .replace(
      powerOfTen,
      (_, sign: string, digits: string) => `e${sign === '⁻' ? '-' : ''}${[...digits].map((one) => raised.indexOf(one)).join('')}`,
    )
    .replace(/[−’μ\u2126⋅]/gu, (sign) => otherSigns[sign] ?? sign);
}

/** What stands before a figure and only says which way it is meant; the field or the parameter tells that, too. */
const meant = /^(?:\+\s*(?:\/\s*)?[-–]|[±~≈≃∼<>=≤≥≦≧⩽⩾])+\s*(?=[\d.,])/u;

/** One value without the signs before it, with a zero before a point that begins it. */
export function plainValue(text: string): string {
  return plainSigns(text)
    .replace(meant, '')
    .replace(/^([+-]?)[.,](?=\d)/, '$10.');
}

const plusMinus = /\+ ?\/? ?[-–](?= *[.,]?\d)/gu;
const spaceAfterSign = /(?<=[±~≈<>=≤≥≦≧])\s+(?=[.,]?\d)/gu;

/** A text of several words before they are parted: values hold no spaces that separate nothing. */
export function joinedSigns(text: string): string {
  return plainSigns(text).replace(plusMinus, '±').replace(spaceAfterSign, '');
}
