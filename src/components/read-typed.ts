import { type ParsedQuantity, parseQuantity, type Unit } from '#contract/units.ts';

/** Digits and letters of Chinese and Japanese keyboards. */
const wide = /[\uff01-\uff5e]/gu;
/** What only says which way a value is meant; the field that it is typed into tells that, too. */
const meant = /^[±~<>=≤≥]+\s*(?=[\d.,])/u;
const bareFraction = /^(?<sign>[+-]?)[.,](?=\d)/;
/** As power is written: `1/4 W`. */
const part = /^(\d{1,2})\/([1-9]\d?)(?![\d/])/;

/** A quantity of a filter in the forms that bills and the search read, too: `.1uF`, `1/4 W`, `>=100n`, `１０ｋ`. */
export function readTyped(text: string, unit: Unit): ParsedQuantity {
  const plain = text
    .replace(wide, (sign) => sign.normalize('NFKC'))
    .trim()
    .replace(meant, '')
    .replace(bareFraction, '$<sign>0.')
    .replace(part, (_, above: string, below: string) => String(Number(above) / Number(below)));
  return parseQuantity(plain, unit);
}
