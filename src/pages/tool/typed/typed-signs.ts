/** Signs of a typed text before its numbers are read: which of them compute, and what says that more than one value is meant. */

const times = /(?<=\d)[xX](?=\d)| [xX] (?=\d)/g;
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = /(?<=[\d)])([⁺⁻]?)([⁰¹²³⁴-⁹]{1,3})/g;

/** With `-` for a dash, `*` for the x between numbers (not the one of `0x1F`), and `^-3` for raised digits. */
export function withSigns(plain: string): string {
  const isHexadecimal = /^[+-]?0[xX]/.test(plain);
  return (isHexadecimal ? plain : plain.replace(times, '*'))
    .replace(/[–—]/g, '-')
    .replaceAll('**', '^')
    .replace(
      raised,
      (_, sign: string, digits: string) => `^${sign === '⁻' ? '-' : ''}${[...digits].map((one) => raisedDigits.indexOf(one)).join('')}`,
    );
}

const between = /[\p{L}\d%°"'] ?(?:[~〜∼…至到]|\.{2,3}|から| (?:to|bis|à|a|até|hasta|до|se|से|ile|sampai|hingga) ) ?[-+]?[.,]?\d/u;

/** Whether two values stand there as the ends of a range, with dots, a wave or a word between them; a dash may be a minus. */
export function isOneRange(plain: string): boolean {
  return between.test(plain);
}

const tolerance = /(?<=[\p{L}\d%°)]) ?(?:±|\+ ?\/? ?-) ?\d{1,3}(?:[.,]\d{1,4})? ?%$/u;

/** The value alone of one with its tolerance, `10 kΩ ±1%`. */
export function withoutTolerance(text: string): string {
  return text.replace(tolerance, '');
}
