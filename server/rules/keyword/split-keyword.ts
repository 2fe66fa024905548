/** The words of a keyword, a value and its unit as one. */
import { latinUnits } from '#contract/local-unit.ts';
import { isUnitPrefix, spokenUnit } from '#contract/spoken-units.ts';
import { joinedSigns } from '#contract/value/plain-signs.ts';
import { partColors } from './color-words.ts';
import { channelsIn, countedBy } from './counted-names.ts';
import { codeKey } from '#server/rules/fold.ts';
import { readKeywordQuantity } from './keyword-quantity.ts';
import { drawnConnector } from '#server/rules/package/drawn-connector.ts';
import { isGenderName, isTradeName } from './option-names.ts';
import { joinedTemperatures } from './temperature.ts';
import { valuesAside } from './values-aside.ts';

const unitAlone =
  /^(?:[pnuµμmkKMG]?(?:F|f|H|V|v|A|W|w|Hz|hz|HZ|Ω|Ohm|ohm|ohms|R)|[pnuµμkM]|[kKMG]?(?:B|[Bb]its?)|[kKMG]o|[nuµμm]s|mm|%|ppm(?:\/K|\/°C)?|[kKMG]?(?:bps|bits?\/s|Bd)|V(?:AC|DC)|k?[Vv]\/[mnuµμ]?s)$/u;

/** Words of a keyword; a number and the unit after it are one word, and so is a decimal comma. The name of a kind of part stands together. */
export function splitKeyword(keyword: string): readonly string[] {
  return valuesAside(splitWords(keyword));
}

function splitWords(keyword: string): string[] {
  const words = partColors(joinedTemperatures(joinedSigns(keyword.normalize('NFC'))))
    .replace(/[;，、]|,(?!\d)/gu, ' ')
    .replace(elided, '')
    .replace(bothEnds, '$1…')
    .replace(between, '…')
    .replace(germanGrid, 'RM')
    .replace(zeroOhm, '0 ohm resistor')
    .replace(lowDropout, 'LDO')
    .replace(gateVoltage, '$1logic level')
    .replace(partOfWatt, (_, part: string) => (/^(?:quarter|viertel|quart|cuarto|четверть)/i.test(part) ? '1/4W' : '1/2W'))
    .replace(size, (_, sides: string, space: string) => `${sides.replace(times, 'x').replaceAll(',', '.')}${space}mm`)
    .replace(dimensions, '$1x')
    .replace(beforeLatin, ' ')
    .split(/\s+/u)
    .flatMap((word) => drawnConnector(word)?.split(' ') ?? partValues(word))
    .filter((word) => word !== '')
    .flatMap(partName)
    .flatMap(partMultiple)
    .map((word) => word.replace(percentBefore, '$1%'));
  return joinPrefixes(words).reduce<string[]>((tokens, word) => {
    const before = tokens.at(-1);
    const unit = symbolOf(word);
    if (before !== undefined && isCount(before, word)) return [...tokens.slice(0, -1), `${before} ${word}`];
    if (before !== undefined && isUnitOf(before, unit)) return [...tokens.slice(0, -1), before + unit];
    return [...tokens, withSymbol(word)];
  }, []);
}

/** `5 .. 12 V` is one value with two ends. */
const between = /(?<=\d[\d.,]{0,6}\p{L}{0,3}) ?(?:\.{2,3}|…) ?(?=[\d+-])/gu;
/** `between 1k and 2k`; whoever converts from 12 V to 5 V says `from`. */
const bothEnds = /(?<![\p{L}\d])(?:between|zwischen|entre|между|antara) (\d[\d.,]{0,6}\p{L}{0,4}) (?:and|und|et|y|e|и|dan) (?=\d)/giu;
/** `RM 5,08` as one word. */
const germanGrid = /(?<![\p{L}\d])RM (?=\d)/giu;
/** A jumper that is placed as a resistor is. */
const zeroOhm = /(?<![\p{L}\d])(?:zero|0)[ -]?(?:ohms?|Ω|R) (?:jumper|link|bridge)s?(?!\p{L})/giu;
/** `dropout 300 mV` is a value, `low dropout 3.3V` a regulator. */
const lowDropout = /(?<![\p{L}\d])low[ -]?drop(?:-?out)?(?![\p{L}-])/giu;
/** A transistor `for 3.3 V gate` is one for logic levels. */
const gateVoltage =
  /((?:mosfet|(?<!\p{L})[np]?fet|MOS管|场效应管)(?:\s+\S+){0,4}?\s+)(?:1[.,]8|2[.,]5|3[.,]3|[345]) ?V[ -](?:gate(?: drive)?|logic(?: level)?|vgs)(?!\p{L})/giu;
/** As the power of a resistor is said. */
const partOfWatt =
  /(?<!\p{L})(quarter|half|viertel|halbes|quart de|demi|cuarto de|medio|meio|четверть|пол)[ -]?(?:watts?|vatios?|ватта)(?!\p{L})/giu;
/** `d'humidité` is looked for as `humidité`. */
const elided = /(?<![\p{L}\p{N}])[dl]['’](?=\p{L})/giu;
const times = /\s*[x×х]\s*/giu;
/** `8 × 11,5 мм` as pages write it, in Cyrillic too; the names of packages have `8x11.5 mm`. */
const size = /(\d+(?:[.,]\d+)?(?:\s*[x×х]\s*\d+(?:[.,]\d+)?)+)(\s*)(?:mm|мм)(?!\p{L})/giu;
/** In Russian `6х6` is typed without leaving the layout. */
const dimensions = /(\d)[хХ×](?=\d)/gu;
/** As Turkish writes it. */
const percentBefore = /^%(\d+(?:[.,]\d+)?)$/;

const unspaced = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]';
/** Chinese and Japanese set no space before a number or Latin letters, `抵抗100Ω`, */
const beforeLatin = new RegExp(`(?<=${unspaced})(?=[±~]?\\d|[A-Za-z])`, 'gu');
/** nor between Latin letters or a unit and what comes after them, `100nF电容`. */
const latinAndName = new RegExp(`^([^\\s]*[A-Za-zµμΩ%])(${unspaced}+)$`, 'u');
const digitsAndUnit = /^[±~]?\d[\d.,]*/;

/** What parts the values of `100n/50V/X7R/0402/10%`; a comma between digits is a decimal one. */
const separators = /[/_|@]|(?<!\d),|,(?!\d)/u;

/** Values that were written together. A value that holds such a sign is one, as `1/4W` and `20V/us`, and so is what holds no value. */
function partValues(word: string): string[] {
  if (!separators.test(word) || readKeywordQuantity(word) !== null) return [word];
  const pieces = word.split(separators);
  return pieces.some((piece) => /\d/.test(piece) && readKeywordQuantity(piece) !== null) ? pieces : [word];
}

function partName(word: string): string[] {
  const [, latin = '', name] = latinAndName.exec(word) ?? [];
  return name === undefined || spokenUnit(latin.replace(digitsAndUnit, '') + name) !== null ? [word] : [latin, name];
}

/** `Doppel-Operationsverstärker` and `N-Kanal-MOSFET` as two words: without what is said of it, the name alone would be all parts of it. */
function partMultiple(word: string): string[] {
  const hyphens = isTradeName(codeKey(word)) ? [] : [...word.matchAll(/-(?=\p{L}{3})/gu)].map(({ index }) => index);
  const isParted = (at: number) =>
    channelsIn(word.slice(0, at)) !== null || isTradeName(codeKey(word.slice(0, at))) || isGenderName(codeKey(word.slice(at + 1)));
  const parted = hyphens.findLast(isParted);
  return parted === undefined ? [word] : [word.slice(0, parted), word.slice(parted + 1)];
}

/** `kilo ohm` and `10 किलो ओम` with the prefix and the unit as one word. */
function joinPrefixes(words: readonly string[]): string[] {
  return words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1) ?? '';
    const prefix = before.replace(/^[±~]?\d+(?:[.,]\d+)?/u, '');
    return isUnitPrefix(prefix) && spokenUnit(prefix + word) !== null ? [...joined.slice(0, -1), before + word] : [...joined, word];
  }, []);
}

const bareNumber = /^[±~<>=≤≥]*\d*(?:[.,]?\d+)$/;
/** `-5 V` and `5…12 V`. */
const signedOrSpan = /^[+-]?\d{1,4}(?:[.,]\d{1,3})?(?:(?:\.{2,3}|[…~–-])\d{1,4}(?:[.,]\d{1,3})?)?$/;
const numberWithPrefix = /^[±~<>=≤≥]*\d*(?:[.,]?\d+)[pnuµμkKM]$/u;
/** As the power of leaded resistors is written. */
const fraction = /^\d{1,2}\/\d{1,2}$/;
const numberWithLetters = /^([±~]?\d+(?:[.,]\d+)?)(\p{L}[\p{L}\p{M}\d-]*)$/u;

/** Whether a word is the unit of what stands before it: `10 kΩ`, `10k ohm`, `1/4 W`. */
function isUnitOf(before: string, unit: string): boolean {
  if (bareNumber.test(before) || signedOrSpan.test(before)) return unitAlone.test(unit);
  if (fraction.test(before)) return unit.toUpperCase() === 'W';
  return numberWithPrefix.test(before) && /^(?:F|H|Ω|ohms?|Hz)$/i.test(unit);
}

/** `2 pin` is one word, too. */
function isCount(before: string, word: string): boolean {
  return /^\d{1,3}$/.test(before) && countedBy(word).length > 0;
}

/** A unit's symbol in Latin letters, whatever script it was typed in and whether it was written out. */
function symbolOf(word: string): string {
  // Whether they alternate tells which rating is meant.
  if (/^V(?:AC|DC)$/i.test(word)) return word;
  return spokenUnit(word) ?? latinUnits(word);
}

/** `10мкФ` and `10微法` as `10µF`. */
function withSymbol(word: string): string {
  const [, digits, unit] = numberWithLetters.exec(word) ?? [];
  return digits === undefined || unit === undefined ? word : digits + symbolOf(unit);
}
