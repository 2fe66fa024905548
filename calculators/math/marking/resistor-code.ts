/** Results and warnings that the calculators for resistors with four, five and six bands share. */
import { decimalValue, roundSignificant } from '#calculators/math/numeric/decimal.ts';
import { firstSeriesWith, nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { letterCode, ohmLetters } from './letter-code.ts';
import { type BandReading, encodeBands, readBands, readBandsReversed } from './resistor-bands.ts';
import { colourOfValue, temperatureColours, toleranceColours } from './resistor-colours.ts';

type DigitCount = 2 | 3;

/** Rounding errors of the percentage below this are no rounding of the value. */
const dust = 1e-9;

/** What follows from a resistance in Ω and a tolerance in %. */
function valueResults(resistance: number, tolerance: number, digitCount: DigitCount) {
  return {
    resistance,
    tolerance,
    resistanceMinimum: resistance * (1 - tolerance / 100),
    resistanceMaximum: resistance * (1 + tolerance / 100),
    letterCode: letterCode(roundSignificant(resistance, digitCount), digitCount, ohmLetters),
    standardSeries: firstSeriesWith(resistance),
    nearestStandard: resistance > 0 ? nearestInRatio(resistance, digitCount === 2 ? 'E24' : 'E192') : null,
  };
}

const isNotStandard = (resistance: number) => resistance > 0 && firstSeriesWith(resistance) === null;

/** What bands say, read from left to right and from the other end; they must be colours that may stand in their places. */
export function decodeResistor(bands: readonly string[], digitCount: DigitCount) {
  const reading = readBands(bands, digitCount);
  if (!reading) throw new RangeError('A colour stands where it may not');
  return {
    out: {
      ...valueResults(reading.resistance, reading.tolerance, digitCount),
      temperatureCoefficient: reading.temperatureCoefficient,
      reversedReading: fieldsOf(readBandsReversed(bands, digitCount)),
    },
    warnings: [
      bands[0] === 'black' && 'LEADING_BLACK',
      isNotStandard(reading.resistance) && 'NOT_STANDARD',
      bands[digitCount + 1] === 'grey' && 'GREY_TOLERANCE',
    ],
  } as const;
}

/** The fields that a reading has. */
function fieldsOf(reading: BandReading | null) {
  if (!reading) return null;
  const { temperatureCoefficient, ...value } = reading;
  return temperatureCoefficient === null ? value : { ...value, temperatureCoefficient };
}

interface Entered {
  /** Ω */
  resistance: number;
  /** % */
  tolerance: number;
  /** ppm/K, with six bands. */
  temperatureCoefficient?: number;
}

/** Bands for a resistance, and what follows from the value that they show; null where the power of ten needed has no colour. */
export function encodeResistor({ resistance, tolerance, temperatureCoefficient }: Entered, digitCount: DigitCount) {
  const encoded = encodeBands(resistance, digitCount);
  if (!encoded) return null;
  const shown = decimalValue(encoded.value);
  const isLink = resistance === 0;
  const rest = [
    colourOfValue(toleranceColours, tolerance),
    temperatureCoefficient === undefined ? null : colourOfValue(temperatureColours, temperatureCoefficient),
  ].filter((colour) => colour !== null);
  const encodingError = isLink ? 0 : (shown / resistance - 1) * 100;
  return {
    out: {
      ...valueResults(shown, tolerance, digitCount),
      temperatureCoefficient: temperatureCoefficient ?? null,
      bands: isLink ? encoded.colours : [...encoded.colours, ...rest],
      encodedResistance: shown,
      encodingError,
    },
    warnings: [
      isNotStandard(shown) && 'NOT_STANDARD',
      !isLink && rest[0] === 'grey' && 'GREY_TOLERANCE',
      Math.abs(encodingError) > dust && 'VALUE_ROUNDED',
    ],
  } as const;
}
