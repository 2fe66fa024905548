/** A typed or pasted text with the digits, signs and letters of one keyboard. */
import { latinUnits } from '#contract/local-unit.ts';

const wide = /[\uff01-\uff5e]/g;
const devanagariDigits = /[\u0966-\u096f]/g;
const fractions = /[\u00bc-\u00be\u2150-\u215e]/g;
/** What a result shows as `1.72 × 10⁻⁸`. */
const powerOfTen = / ?[×*·] ?10([⁺⁻]?)([⁰¹²³⁴-⁹]{1,3})/g;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** One line in Latin letters, with ASCII digits and signs. */
export function cleanText(text: string): string {
  return latinUnits(text.normalize('NFC'))
    .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)) // as Japanese keyboards type them
    .replace(devanagariDigits, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s\u00a0\u2009\u202f\u3000]/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(fractions, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
    .replace(
      powerOfTen,
      (_, sign: string, digits: string) => `e${sign === '⁻' ? '-' : ''}${[...digits].map((one) => raised.indexOf(one)).join('')}`,
    )
    .replace(/[−–]/g, '-')
    .replaceAll('’', "'")
    .replaceAll('μ', 'µ')
    .replaceAll('\u2126', 'Ω')
    .replaceAll('⋅', '·')
    .trim();
}
