import { joinUnit } from './units.ts';

/** `8x11.5 mm`, `P=5.08 mm` and the end of `DFN-4, 2.5 x 2.5 mm`; in `SMD-4P,3.2x1.6mm` and `LGA-12(2.5x4.9)` the digits belong to a code. */
const millimetres = /(^|^P=| )(\d+(?:\.\d+)?(?: ?x ?\d+(?:\.\d+)?)*) ?mm(?=$| )/g;
/** Diameter and pitch of a package that has no code: `SMD Ø6.3`, `THT P2.54`. */
const measure = /(Ø\d{1,3}|^THT P\d{1,3})\.(?=\d)/g;

const signs = new Map<string, string>();

/** What stands before the decimals in a language; kept, because making a format is slow and a list names many packages. */
function decimalSign(tag: string): string {
  const known = signs.get(tag);
  if (known !== undefined) return known;
  const sign = new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  signs.set(tag, sign);
  return sign;
}

/** A package's name as the language of a BCP 47 tag writes it: a size has its decimal sign and unit, a code such as `SOT-23` stays. */
export function packageName(name: string, tag: string): string {
  const sign = decimalSign(tag);
  return name
    .replace(millimetres, (_, before: string, sizes: string) => {
      const digits = sizes.replaceAll('.', sign).replace(/ ?x ?/g, '\u00a0×\u00a0');
      return `${before}${joinUnit(digits, 'mm', tag)}`;
    })
    .replace(measure, `$1${sign}`);
}
