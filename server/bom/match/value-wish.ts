/** What a row asks for when its part number says nothing: a value, a package and what else its texts hold. */
import type { ParameterUnit } from '#contract/units.ts';
import { plainSigns, plainValue } from '#contract/value/plain-signs.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import type { SourceLine } from '#server/bom/read-lines.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import type { ReadPackage } from '#server/rules/package/package-reading.ts';
import { referencePrefix } from '#server/bom/references.ts';
import type { ValueUnit } from '#contract/value/printed-code.ts';
import { withUnit } from '#contract/value/short-value.ts';
import { temperatureRange, withoutTemperatures } from '#server/rules/keyword/temperature.ts';

export interface ValueWish {
  /** Words with the value that names the part first. */
  words: string[];
  /** How many of the words come from the value alone. */
  own: number;
  /** Units that the value may be in. */
  units: readonly ParameterUnit[];
  /** Null when none was given. */
  package: ReadPackage | null;
  /** As it was written. */
  packageText: string | null;
  /** Degrees Celsius that the part must stand; null when the row says nothing of them. */
  temperature: readonly [number, number] | null;
  references: readonly string[];
  /** The part number that the shop does not have. */
  unknownNumber: string | null;
}

type Row = Pick<SourceLine, 'source' | 'references'>;

/** What a designator begins with tells the unit of a bare figure. */
const unitOfPrefix: Readonly<Record<string, ValueUnit>> = { R: 'Ω', RS: 'Ω', RN: 'Ω', RP: 'Ω', C: 'F', CE: 'F', L: 'H' };
/** What it must be in, where it has one. */
const unitsOfPrefix: Readonly<Record<string, readonly ParameterUnit[]>> = {
  // Beads are drawn as coils as often as under letters of their own.
  L: ['H', 'Ω'],
  FB: ['Ω', 'H'],
  Y: ['Hz'],
  ZQ: ['Hz'],
  XTAL: ['Hz'],
  F: ['A'],
  FU: ['A'],
};

function prefixOf({ references }: Pick<Row, 'references'>): string {
  return referencePrefix(references).replace(/_+$/, '');
}

/** The word of the value that names the part, with its unit; null when the value holds none among its first words. */
export function readLead(row: Row): string | null {
  const prefix = prefixOf(row);
  const unit = unitOfPrefix[prefix] ?? null;
  const words = valueWords(row.source.value ?? '', unit);
  return words[leadOf(words, allowedUnits(prefix))] ?? null;
}

function allowedUnits(prefix: string): readonly ParameterUnit[] | null {
  const unit = unitOfPrefix[prefix];
  return unitsOfPrefix[prefix] ?? (unit === undefined ? null : [unit]);
}

/** A part number may hold a figure too; a value stands among the first words. */
function leadOf(words: readonly string[], allowed: readonly ParameterUnit[] | null): number {
  return words.findIndex((word, place) => place <= 3 && unitsIn(word, allowed).length > 0);
}

function unitsIn(word: string, allowed: readonly ParameterUnit[] | null): ParameterUnit[] {
  const readings = readKeywordQuantity(word)?.readings ?? [];
  return readings.map((one) => one.unit).filter((unit) => unit !== '' && (allowed === null || allowed.includes(unit)));
}

/** Null when no text begins with a value. */
export function readWish(row: Row): ValueWish | null {
  const { source, references } = row;
  const prefix = prefixOf(row);
  const unit = unitOfPrefix[prefix] ?? null;
  const allowed = allowedUnits(prefix);
  for (const text of [source.value, source.mpn, source.description]) {
    const words = valueWords(text ?? '', unit);
    const lead = leadOf(words, allowed);
    if (lead < 0) continue;
    const own = unlike([words[lead] ?? '', ...words.filter((_, index) => index !== lead)], []);
    const more = text === source.description ? [] : unlike(valueWords(source.description ?? '', null), own);
    const number = source.mpn !== undefined && text !== source.mpn ? source.mpn : null;
    return {
      words: [...own, ...more],
      own: own.length,
      units: unitsIn(words[lead] ?? '', allowed),
      ...wantedPackage(source),
      temperature: temperatureIn(Object.values(source)),
      references,
      unknownNumber: number,
    };
  }
  return null;
}

/** The column's own text first; other texts only where they name a package beyond doubt. */
function wantedPackage(source: Row['source']): Pick<ValueWish, 'package' | 'packageText'> {
  if (source.package !== undefined) return { package: readPackage(source.package), packageText: source.package };
  for (const text of [source.value, source.description, source.mpn]) {
    for (const word of (text ?? '').split(/[\s,;/()]+/u)) {
      const read = readPackage(word);
      if (read.key !== null && (read.pins !== null || /^\d{4,5}$/.test(read.key)) && !/^[A-EVX]$/i.test(word))
        return { package: read, packageText: word };
    }
  }
  return { package: null, packageText: null };
}

function temperatureIn(texts: readonly (string | undefined)[]): readonly [number, number] | null {
  for (const text of texts) {
    const range = temperatureRange(text ?? '');
    if (range) return range;
  }
  return null;
}

/** Characters: what a part is, a description says at its beginning. */
const longestRead = 200;

/** Values stand in brackets as often as between spaces; a bare figure takes the unit of its designator. */
function valueWords(text: string, unit: ValueUnit | null): string[] {
  const spaced = withoutTemperatures(plainSigns(text.slice(0, longestRead))).replace(/[()[\]{}@]/gu, ' ');
  return splitKeyword(spaced).flatMap((word, index) => {
    if (unit === null || index > 0) return [word];
    return withUnit(plainValue(word), unit) ?? [];
  });
}

/** Words that say nothing new are left out: a description mostly repeats the value. */
function unlike(words: readonly string[], known: readonly string[]): string[] {
  const said = new Set(known.map(sense));
  return words.filter((word) => {
    const own = sense(word);
    if (said.has(own)) return false;
    said.add(own);
    return true;
  });
}

function sense(word: string): string {
  const [first] = readKeywordQuantity(word)?.readings ?? [];
  return first ? `${first.value.toPrecision(9)} ${first.unit}` : word.toLowerCase();
}
