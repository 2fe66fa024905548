/** Film capacitors: what colour bands or a printed code say, and the bands or the code of a value. */
import { defineTool, refuse } from '#calculators/define.ts';
import { digitBand } from '#calculators/math/marking/band-inputs.ts';
import { type Decimal, decimalValue, roundSignificant } from '#calculators/math/numeric/decimal.ts';
import { eSeriesNames, firstSeriesWith } from '#calculators/math/parts/e-series.ts';
import {
  digitCode,
  filmSystems,
  limitsOf,
  ratingCode,
  readFilmMarking,
  toleranceLetter,
} from '#calculators/math/marking/film-capacitor-code.ts';
import { letterCode, picofaradLetters } from '#calculators/math/marking/letter-code.ts';
import { digitColours } from '#calculators/math/marking/resistor-colours.ts';

/** Colours of the multiplier 10⁰ to 10⁵ pF. */
const multipliers = ['black', 'brown', 'red', 'orange', 'yellow', 'green'] as const;
/** ± % */
const tolerances = { black: 20, white: 10, green: 5, red: 2, brown: 1 } as const;
/** V; no band marks none. */
const voltages = { brown: 100, red: 250, yellow: 400, blue: 630, none: null } as const;

/** Film capacitors are made in E24 at most. */
const coarseSeries = eSeriesNames.slice(0, 4);

const keyOf = (table: Readonly<Record<string, number | null>>, value: number | null) =>
  Object.keys(table).find((key) => table[key] === value) ?? 'none';

/** Two digits and a power of ten in pF. */
const picofarads = (digits: number, power: number): Decimal => ({ digits, exponent: power - 12 });

/** What follows from a capacitance in F. */
function codesOf(capacitance: number) {
  const value = roundSignificant(capacitance, 2);
  const series = firstSeriesWith(capacitance);
  return {
    capacitance,
    digitCode: digitCode(value),
    letterCode: letterCode({ digits: value.digits, exponent: value.exponent + 12 }, 2, picofaradLetters),
    standardSeries: series !== null && coarseSeries.includes(series) ? series : null,
  };
}

export const tool = defineTool({
  name: 'PolyesterCapacitor',
  modes: ['bandsDecode', 'bandsEncode', 'markingDecode', 'markingEncode'],
  inputs: {
    band1: { ...digitBand, default: 'brown', modes: ['bandsDecode'] },
    band2: { ...digitBand, default: 'black', modes: ['bandsDecode'] },
    band3: {
      kind: 'choice',
      choices: multipliers,
      default: 'yellow',
      colour: true,
      says: { sign: '×', unit: 'F', values: multipliers.map((_, power) => decimalValue(picofarads(1, power))) },
      modes: ['bandsDecode'],
    },
    band4: {
      kind: 'choice',
      choices: ['black', 'white', 'green', 'red', 'brown'],
      default: 'white',
      colour: true,
      says: { sign: '±', unit: '%', values: Object.values(tolerances) },
      modes: ['bandsDecode'],
    },
    band5: {
      kind: 'choice',
      choices: ['brown', 'red', 'yellow', 'blue', 'none'],
      default: 'red',
      colour: true,
      says: { unit: 'V', values: Object.values(voltages) },
      modes: ['bandsDecode'],
    },
    marking: { kind: 'text', default: '2A104J', maxLength: 40, modes: ['markingDecode'] },
    capacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['nF', 'µF', 'pF'],
      default: 1e-7,
      min: 1e-14,
      max: 0.001,
      symbol: 'C',
      modes: ['bandsEncode', 'markingEncode'],
    },
    bandTolerance: { kind: 'choice', choices: [20, 10, 5, 2, 1], default: 10, unit: '%', symbol: '±', modes: ['bandsEncode'] },
    bandVoltage: { kind: 'choice', choices: [0, 100, 250, 400, 630], default: 250, unit: 'V', symbol: 'V', modes: ['bandsEncode'] },
    tolerance: { kind: 'choice', choices: [20, 10, 5, 2, 1], default: 5, unit: '%', symbol: '±', modes: ['markingEncode'] },
    ratedVoltage: {
      kind: 'choice',
      choices: [0, 16, 25, 50, 63, 100, 125, 160, 200, 250, 315, 400, 450, 500, 630, 800, 1000, 1250, 1600, 2000],
      default: 100,
      unit: 'V',
      symbol: 'V',
      modes: ['markingEncode'],
    },
  },
  outputs: {
    capacitance: { kind: 'quantity', unit: 'F', show: ['nF', 'µF', 'pF'], symbol: 'C' },
    tolerance: { kind: 'quantity', unit: '%', show: ['%'], symbol: '±' },
    capacitanceMinimum: { kind: 'quantity', unit: 'F', show: ['nF', 'µF', 'pF'] },
    capacitanceMaximum: { kind: 'quantity', unit: 'F', show: ['nF', 'µF', 'pF'] },
    ratedVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V' },
    system: { kind: 'code', codes: filmSystems, modes: ['markingDecode'] },
    digitCode: { kind: 'text' },
    letterCode: { kind: 'text' },
    standardSeries: { kind: 'text' },
    bands: { kind: 'colours', modes: ['bandsEncode'] },
    marking: { kind: 'text', modes: ['markingEncode'] },
    encodingError: { kind: 'quantity', unit: '%', show: ['%'], modes: ['bandsEncode', 'markingEncode'] },
  },
  main: { bandsDecode: 'capacitance', bandsEncode: 'bands', markingDecode: 'capacitance', markingEncode: 'marking' },
  refusals: {
    CODE_INVALID: 'marking',
    NOT_ENCODABLE: 'capacitance',
  },
  warnings: ['NOT_STANDARD', 'TOUCHING_BANDS'],
  compute(given) {
    switch (given.mode) {
      case 'bandsDecode':
        return decodeBands(given);
      case 'markingDecode':
        return decodeMarking(given.marking);
      case 'bandsEncode':
        return encodeBands(given.capacitance, given.bandTolerance, given.bandVoltage);
      case 'markingEncode':
        return encodeMarking(given.capacitance, given.tolerance, given.ratedVoltage);
    }
  },
  sources: [
    'Mullard, C280 miniature metallised polyester film capacitors, 1964',
    'IEC 60062:2016, Marking codes for resistors and capacitors',
    'ANSI/EIA-198-1-F:2002, Ceramic dielectric capacitors classes I, II, III and IV',
    'JIS C 5101-1:2010, Fixed capacitors for use in electronic equipment, Part 1: Generic specification',
  ],
});

interface Bands {
  band1: (typeof digitColours)[number];
  band2: (typeof digitColours)[number];
  band3: (typeof multipliers)[number];
  band4: keyof typeof tolerances;
  band5: keyof typeof voltages;
}

function decodeBands({ band1, band2, band3, band4, band5 }: Bands) {
  const digits = 10 * digitColours.indexOf(band1) + digitColours.indexOf(band2);
  if (digits === 0) return refuse('CODE_INVALID', 'band1');
  const codes = codesOf(decimalValue(picofarads(digits, multipliers.indexOf(band3))));
  const tolerance = tolerances[band4];
  const bands = [band1, band2, band3, band4, band5];
  return {
    out: { ...codes, tolerance, ...limitsOf(codes.capacitance, tolerance), ratedVoltage: voltages[band5] },
    warnings: [notStandard(codes), bands.some((colour, index) => colour === bands[index - 1]) && 'TOUCHING_BANDS'],
  } as const;
}

function decodeMarking(text: string) {
  const marking = readFilmMarking(text);
  if (!marking) return refuse('CODE_INVALID');
  const codes = codesOf(marking.capacitance);
  return { out: { ...marking, ...codes }, warnings: [notStandard(codes)] } as const;
}

/** The capacitance in F that two digits can say, and what follows from it. */
function encoded(capacitance: number, tolerance: number, voltage: number) {
  const value = roundSignificant(capacitance, 2);
  const codes = codesOf(decimalValue(value));
  const encodingError = (codes.capacitance / capacitance - 1) * 100;
  const out = { ...codes, tolerance, ...limitsOf(codes.capacitance, tolerance), ratedVoltage: voltage || null, encodingError };
  return { value, out, warnings: [notStandard(codes)] } as const;
}

function encodeBands(capacitance: number, tolerance: number, voltage: number) {
  const { value, out, warnings } = encoded(capacitance, tolerance, voltage);
  const multiplier = multipliers[value.exponent + 12];
  if (multiplier === undefined) return refuse('NOT_ENCODABLE');
  const digits = Array.from(String(value.digits), (digit) => digitColours[Number(digit)] ?? 'none');
  return { out: { ...out, bands: [...digits, multiplier, keyOf(tolerances, tolerance), keyOf(voltages, voltage || null)] }, warnings };
}

function encodeMarking(capacitance: number, tolerance: number, voltage: number) {
  const { out, warnings } = encoded(capacitance, tolerance, voltage);
  if (out.digitCode === null) return refuse('NOT_ENCODABLE');
  return { out: { ...out, marking: `${ratingCode(voltage)}${out.digitCode}${toleranceLetter(tolerance)}` }, warnings };
}

const notStandard = ({ standardSeries }: { standardSeries: string | null }) => standardSeries === null && 'NOT_STANDARD';
