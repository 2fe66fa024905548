/** One quantity as somebody types it into a field whose unit is known: whatever its digits, signs, capitals and words for units. */
import { latinUnits } from '#contract/local-unit.ts';
import { spokenUnit } from '#contract/spoken-units.ts';
import { toEngineering, type ParameterUnit } from '#contract/units.ts';
import { type ParsedQuantity, parseQuantity } from './parse-quantity.ts';
import { plainValue } from './plain-signs.ts';
import { printedCode } from './printed-code.ts';
import { withPlainDigits } from './typed-number.ts';

/** As power is written: `1/4 W`. */
const part = /^(\d{1,2})\/([1-9]\d?)(?![\d/])/;
const beginsWord = /^([^\p{L}]*)(\p{L}.*)$/su;

/** Reads `.1uF`, `0.1 mfd`, `1/4 W`, `>=100n`, `１０ｋ`, `10 kiloohms` and `1.000,5` of the tag's language; without a tag a single separator is the decimal one. */
export function typedQuantity(text: string, unit: ParameterUnit, tag: string | null): ParsedQuantity {
  const plain = plainValue(text.trim())
    .trim()
    .replace(part, (_, above: string, below: string) => String(Number(above) / Number(below)));
  const digits = tag === null ? plain : withPlainDigits(plain, tag);
  const read = parseQuantity(digits, unit);
  if (read.ok) return read;
  const [, figure = '', word = ''] = beginsWord.exec(latinUnits(digits)) ?? [];
  const spoken = parseQuantity(figure + (spokenUnit(word.replaceAll(' ', '')) ?? word), unit);
  return spoken.ok ? spoken : read;
}

/**
 * What was typed into a filter, as an address keeps it: in the short grammar of `parseQuantity`. Nobody filters for 104 farads, so a code of
 * capacitors and inductors is what it is on the part, 100 nF. What cannot be read stays.
 */
export function filterText(text: string, unit: ParameterUnit, tag: string): string {
  const digits = withPlainDigits(text, tag);
  const code = unit === 'F' || unit === 'H' ? printedCode(digits, unit) : null;
  const written = code ?? digits;
  if (parseQuantity(written, unit).ok) return written;
  const read = typedQuantity(text, unit, tag);
  if (!read.ok) return text.trim();
  const { mantissa, prefix } = toEngineering(read.value, unit);
  return `${mantissa}${prefix}${unit === 'kg' ? 'g' : unit}`;
}
